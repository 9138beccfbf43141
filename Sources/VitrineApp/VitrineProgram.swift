import Desktop
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
                return HelperCheck.run()
            case .clearCache:
                return CacheClearing.run()
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
        if let status = handOver(settings) { return status }
        // A terminal that goes away, Ctrl-C and a service manager end the viewer as a window that is closed does.
        let signals = EndSignals()
        do throws(StartError) {
            let viewer = try Viewer(settings, log: log(settings), signals: signals)
            viewer.run()
            return viewer.end()
        } catch {
            // Another viewer that was started at the same moment was quicker.
            if case .control(.inUse) = error, let status = handOver(settings) { return status }
            StandardStreams.complain(error.sentence, program: "vitrine")
            return 1
        }
    }

    /// Lets a viewer that listens on the socket already show the pictures, if that is wanted; the exit status, or nil when there is none.
    private static func handOver(_ settings: ViewerSettings) -> Int32? {
        guard settings.isSingleInstance, let path = settings.controlPath else { return nil }
        switch Handover.hand(settings.pictures.map(FileAddress.absolute), to: path) {
        case .done: return 0
        case .nobodyListens: return nil
        case .refused(let sentence):
            StandardStreams.complain("The running viewer did not take the pictures: \(sentence)", program: "vitrine")
            return 1
        }
    }

    private static func log(_ settings: ViewerSettings) throws(StartError) -> Log {
        guard settings.logPath != nil || settings.isVerbose else { return .silent }
        do { return try Log(path: settings.logPath, isVerbose: settings.isVerbose) } catch { throw .log(error) }
    }
}
