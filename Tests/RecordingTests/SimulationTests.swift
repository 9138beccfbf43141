import Geometry
import JSONText
import Navigation
import Recording
import Testing

@Suite("Playing lines")
struct SimulationTests {
    private static let header = RecordingHeader(view: ViewSize(width: 320, height: 480), scale: 1, options: .standard)

    private func line(_ text: String) -> [UInt8] { Array(text.utf8) }

    @Test("A time below an earlier one counts as the latest")
    func timeNeverFalls() throws {
        var simulation = Simulation(fallback: Self.header)
        _ = try simulation.take(line(#"{"t":500,"cancel":true}"#))
        #expect(try simulation.take(line(#"{"t":100,"sample":true}"#))?.time == 500)
        #expect(try simulation.take(line(#"{"t":501,"sample":true}"#))?.time == 501)
    }

    @Test("A wrong line is named by its number")
    func namesTheLine() throws {
        var simulation = Simulation(fallback: Self.header)
        _ = try simulation.take(line(#"{"t":1,"sample":true}"#))
        let error = #expect(throws: SimulationError.self) { try simulation.take(line("oops")) }
        #expect(error?.line == 2)
        #expect(error?.sentence.hasPrefix("line 2: 'o' stands where a value is needed") == true)
    }

    @Test("The header is taken in the first line only")
    func headerComesFirst() throws {
        let header = line(Self.header.json.text)
        var simulation = Simulation(fallback: nil)
        #expect(try simulation.take(header) == nil)
        let error = #expect(throws: SimulationError.self) { try simulation.take(header) }
        #expect(error?.reason == .headerAfterStart)
    }

    @Test("Without a header the view must be known otherwise")
    func needsView() {
        var simulation = Simulation(fallback: nil)
        let error = #expect(throws: SimulationError.self) { try simulation.take(line(#"{"t":1,"sample":true}"#)) }
        #expect(error?.reason == .withoutView)
    }

    @Test("A replay gives one sample for each frame, a session only what it asks for")
    func samplesFrames() throws {
        for (samplesFrames, wanted) in [(true, [16.0, 32]), (false, [])] {
            var simulation = Simulation(fallback: Self.header, samplesFrames: samplesFrames)
            let lines = [#"{"t":10,"cancel":true}"#, #"{"t":16,"frame":true}"#, #"{"t":32,"frame":true}"#]
            let times = try lines.compactMap { try simulation.take(line($0))?.time }
            #expect(times == wanted)
        }
    }
}
