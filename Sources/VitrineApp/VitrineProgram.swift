import Logging
import Settings
import Threading

/// The program `vitrine`, from its arguments to its exit status.
public enum VitrineProgram {
    /// Runs it; returns 0, 1 when something outside failed, 2 when it was called wrongly.
    public static func run() -> Int32 {
        StandardStreams.secure()
        do {
            let folder = ProgramArguments.workingFolder()
            let files = ConfigurationReader(workingFolder: folder)
            let invocation = try Invocation(
                ProgramArguments.bytes(), workingFolder: folder,
                settings: { choice throws(ConfigurationError) in try files.read(choice) })
            switch invocation {
            case .print(let text):
                StandardStreams.print(text)
                return 0
            case .check:
                return DecoderCheck.run()
            case .formats:
                return DecoderFormats.run()
            case .control(let call):
                return call.run()
            case .view(let settings):
                return view(settings)
            }
        } catch {
            StandardStreams.complain(error.sentence, program: "vitrine")
            return 2
        }
    }

    private static func view(_ settings: ViewerSettings) -> Int32 {
        // A terminal that goes away, Ctrl-C and a service manager end the viewer as a window that is closed does.
        let signals = EndSignals()
        do throws(StartError) {
            let viewer = try Viewer(settings, log: log(settings), signals: signals)
            viewer.run()
            return viewer.end()
        } catch {
            StandardStreams.complain(error.sentence, program: "vitrine")
            return 1
        }
    }

    private static func log(_ settings: ViewerSettings) throws(StartError) -> Log {
        guard settings.logPath != nil || settings.isVerbose else { return .silent }
        do { return try Log(path: settings.logPath, isVerbose: settings.isVerbose) } catch { throw .log(error) }
    }
}
