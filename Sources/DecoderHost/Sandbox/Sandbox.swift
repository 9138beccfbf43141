internal import CSystem
public import Confinement
internal import Glibc
internal import Wire

/// The cage that a helper closes around itself before it reads a byte of a picture: whatever a picture makes its decoder do, it reaches
/// no file, no network and no other process.
///
/// Each layer holds alone, and a kernel without one of them is no reason to go without the others.
public enum Sandbox {
    /// The switch that leaves the cage open, for debugging a codec. It must be "1" and is set by a person only.
    private static let switchName = "VITRINE_UNSAFE_DECODER"
    private static let warning = """
        vitrine-decode: VITRINE_UNSAFE_DECODER=1: THIS DECODER RUNS WITHOUT ITS SANDBOX. \
        A hostile picture can do all that you can. Open only files of your own.

        """
    /// What the switch takes away. The limits stay: they protect the machine, and debuggers do not mind them.
    private static let lockDown: [Protections] = [
        .noCoreDumps, .notDumpable, .noNewPrivileges, .noFiles, .fewCalls,
    ]

    /// Enters it for good, on the process's only thread. Everything that opens files later must have been loaded before.
    public static func enter() -> ProtectionReport {
        var report = ProtectionReport()
        ProcessLimits.apply(&report)
        if isSwitchedOff {
            _ = unsafe write(STDERR_FILENO, warning, warning.utf8.count)
            for protection in lockDown { report.noteLeftOut(protection) }
            return report
        }
        // What libraries mutter about a picture concerns nobody; the viewer hears of it over the socket. Standard output is /dev/null.
        _ = dup2(STDOUT_FILENO, STDERR_FILENO)
        report.note(.noCoreDumps, system_limit_core_dumps())
        report.note(.notDumpable, system_forbid_dumping())
        report.note(.noNewPrivileges, system_forbid_new_privileges())
        forbidFiles(&report)
        forbidCalls(&report)
        return report
    }

    /// Landlock with an empty set of rules.
    package static func forbidFiles(_ report: inout ProtectionReport) {
        report.note(.noFiles, system_forbid_files())
    }

    /// The filter of system calls. The test that decodes a whole corpus in the sandbox shows what is missing.
    package static func forbidCalls(_ report: inout ProtectionReport) {
        report.note(.fewCalls, CallFilter.load(AllowedCall.common))
    }

    private static var isSwitchedOff: Bool {
        guard let value = unsafe getenv(switchName) else { return false }
        return unsafe strcmp(value, "1") == 0
    }
}
