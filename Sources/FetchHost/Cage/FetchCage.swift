public import Confinement
internal import CSystem
internal import Glibc
public import Wire

/// The cage that a fetcher closes around itself before it speaks to anybody: whatever a server makes it do, it reaches no file of the person's
/// but the copies in its cache, and no other process.
public enum FetchCage {
    /// The switch that leaves the cage open, for debugging. It must be "1" and is set by a person only.
    private static let switchName = "VITRINE_UNSAFE_FETCHER"
    private static let warning = """
        vitrine-fetch: VITRINE_UNSAFE_FETCHER=1: THIS FETCHER RUNS WITHOUT ITS SANDBOX.

        """
    private static let lockDown: [Protections] = [
        .noCoreDumps, .notDumpable, .noNewPrivileges, .noFiles, .fewCalls,
    ]
    /// Libraries, stacks and buffers; content is never in memory.
    private static let addressSpace: UInt64 = 1 << 30
    private static let descriptors: UInt64 = 64
    /// Decrypting gigabytes takes a slow processor minutes.
    private static let processorSeconds: UInt64 = 900

    /// Enters it for good, on the process's only thread. One folder can still be written to.
    public static func enter(writable folder: OwnedDescriptor) -> ProtectionReport {
        var report = ProtectionReport()
        // A file that may not grow is an error of a write and nothing else.
        _ = signal(SIGXFSZ, SIG_IGN)
        _ = signal(SIGPIPE, SIG_IGN)
        report.note(.addressSpace, system_limit_address_space(addressSpace, addressSpace))
        report.note(.processorTime, system_limit_processor_time(processorSeconds, processorSeconds))
        report.note(.fewDescriptors, system_limit_descriptors(descriptors))
        if isSwitchedOff {
            _ = unsafe write(STDERR_FILENO, warning, warning.utf8.count)
            for protection in lockDown { report.noteLeftOut(protection) }
            return report
        }
        // What libraries mutter may tell an address; the viewer hears what concerns it over the socket. Standard output is /dev/null.
        _ = dup2(STDOUT_FILENO, STDERR_FILENO)
        report.note(.noCoreDumps, system_limit_core_dumps())
        report.note(.notDumpable, system_forbid_dumping())
        report.note(.noNewPrivileges, system_forbid_new_privileges())
        report.note(.noFiles, confineFiles(folder))
        report.note(.fewCalls, CallFilter.load(FetchCalls.all))
        return report
    }

    private static func confineFiles(_ folder: OwnedDescriptor) -> Int32 {
        let readable = ReadablePlaces.open()
        let places =
            readable.map { system_place(descriptor: $0.number, may_write: 0) } + [
                system_place(descriptor: folder.number, may_write: 1)
            ]
        let result = unsafe system_confine_files(places, places.count)
        withExtendedLifetime((readable, folder)) {}
        return result
    }

    private static var isSwitchedOff: Bool {
        guard let value = unsafe getenv(switchName) else { return false }
        return unsafe strcmp(value, "1") == 0
    }
}
