import Glibc
import JSONText
import Recording
import Settings

/// The program: lines in, samples out.
enum Simulator {
    private static let name = "vitrine-simulate"

    /// Does what the arguments say; returns the exit status.
    static func run(_ arguments: [[UInt8]]) -> Int32 {
        do {
            let parsed = try ParsedArguments(arguments, options: Option.simulator)
            if parsed.has(.help) {
                StandardStreams.print(help)
                return 0
            }
            if parsed.has(.version) {
                StandardStreams.print("\(name) \(ProgramVersion.number)\n")
                return 0
            }
            return play(try SimulatorSettings(parsed))
        } catch {
            return fail(error.sentence)
        }
    }

    private static var help: String {
        HelpText.text(
            usage: HelpText.simulatorUsage, options: Option.simulator,
            closing: "Lines are JSON, one each; {\"t\":500,\"sample\":true} prints the state at 500 ms.")
    }

    private static func play(_ settings: SimulatorSettings) -> Int32 {
        var simulation = Simulation(
            fallback: settings.header, opening: settings.opening, samplesFrames: settings.replayPath != nil)
        do {
            var lines = try LineSource(path: settings.replayPath)
            while true {
                guard let line = try lines.next() else { break }
                if let sample = try simulation.take(line) { StandardStreams.print(sample.json.text + "\n") }
            }
            if !simulation.hasBegun, settings.header == nil {
                return fail("--view WxH is needed, or the header of a recording in the first line.")
            }
            return 0
        } catch let error as SimulationError {
            return report(error)
        } catch let error as LineTooLong {
            return report(simulation.refusing(error))
        } catch let error as LineSourceError {
            return fail(error.sentence)
        } catch {
            return fail("\(error)")
        }
    }

    private static func report(_ error: SimulationError) -> Int32 {
        StandardStreams.complain(error.sentence)
        return 2
    }

    private static func fail(_ sentence: String) -> Int32 {
        StandardStreams.complain(sentence, program: name)
        return 2
    }
}
