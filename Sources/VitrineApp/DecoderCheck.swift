import Imaging
import Settings

/// `vitrine --check`: which protections the decoders have on this machine.
enum DecoderCheck {
    /// Prints a line for each protection; 0 when all are there, else 1.
    static func run() -> Int32 {
        do {
            let check = try ProtectionCheck(program: DecoderLocation.path)
            StandardStreams.print(check.lines.joined(separator: "\n") + "\n")
            return check.isComplete ? 0 : 1
        } catch {
            StandardStreams.complain(error.sentenceAboutHelper(DecoderLocation.path), program: "vitrine")
            return 1
        }
    }
}
