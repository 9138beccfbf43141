import Imaging
import Settings

/// `vitrine --check`: which protections the helpers have on this machine.
enum HelperCheck {
    /// Prints a line for each protection of each kind of helper; 0 when all are there, else 1.
    static func run() -> Int32 {
        let decoder = report(HelperLocation.decoder) { program throws(PictureFailure) in
            try ProtectionCheck(decoder: program)
        }
        StandardStreams.print("\n")
        let fetcher = report(HelperLocation.fetcher) { program throws(PictureFailure) in
            try ProtectionCheck(fetcher: program)
        }
        return decoder && fetcher ? 0 : 1
    }

    /// Prints the lines of one kind; whether all protections are there.
    private static func report(
        _ program: String, ask: (String) throws(PictureFailure) -> ProtectionCheck
    ) -> Bool {
        do {
            let check = try ask(program)
            StandardStreams.print(check.lines.joined(separator: "\n") + "\n")
            return check.isComplete
        } catch {
            StandardStreams.complain(error.sentenceAboutHelper(program), program: "vitrine")
            return false
        }
    }
}
