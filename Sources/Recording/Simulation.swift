public import JSONText
import Geometry
public import Navigation

/// The simulator without its input and output: lines in, samples out.
public struct Simulation: Sendable {
    private let fallback: RecordingHeader?
    private let opening: [NavigationInput]
    private let samplesFrames: Bool
    private var lineNumber = 0
    private var replayer: Replayer?

    /// A simulation that takes its view and options from the header in its first line, or else from `fallback`.
    ///
    /// `opening` happens at time 0, before the first line. With `samplesFrames` each frame gives a sample.
    public init(fallback: RecordingHeader?, opening: [NavigationInput] = [], samplesFrames: Bool = false) {
        self.fallback = fallback
        self.opening = opening
        self.samplesFrames = samplesFrames
    }

    /// Whether there was a line.
    public var hasBegun: Bool { lineNumber > 0 }

    /// Takes the next line; returns the sample that it asked for.
    public mutating func take(_ line: [UInt8]) throws(SimulationError) -> Sample? {
        lineNumber += 1
        do {
            return try interpret(line)
        } catch {
            throw SimulationError(line: lineNumber, reason: error)
        }
    }

    /// Reports a line that is too long to be read.
    public func refusing(_ error: LineTooLong) -> SimulationError {
        SimulationError(line: lineNumber + 1, reason: .tooLong(error))
    }

    private mutating func interpret(_ bytes: [UInt8]) throws(LineError) -> Sample? {
        let json: JSONValue
        do { json = try JSONValue(parsing: bytes) } catch { throw .notJSON(error) }
        if lineNumber == 1 {
            if let header = json.object, header["vitrine"] != nil {
                replayer = begin(try RecordingHeader(header), movesAtFramesOnly: true)
                return nil
            }
            guard let fallback else { throw .withoutView }
            replayer = begin(fallback, movesAtFramesOnly: false)
        }
        let line = try InputLine(json)
        replayer?.take(line)
        let isSampled = line.event == .sample || (samplesFrames && line.event == .frame)
        return isSampled ? replayer?.sample() : nil
    }

    private func begin(_ header: RecordingHeader, movesAtFramesOnly: Bool) -> Replayer {
        var replayer = Replayer(header, movesAtFramesOnly: movesAtFramesOnly)
        for input in opening { replayer.take(InputLine(time: 0, event: .input(input))) }
        return replayer
    }
}

/// A line that ended a simulation.
public struct SimulationError: Error, Hashable, Sendable {
    /// Counted from 1.
    public let line: Int
    /// What is wrong with it.
    public let reason: LineError

    /// `line N: why`.
    public var sentence: String { "line \(line): \(reason.sentence)" }
}
