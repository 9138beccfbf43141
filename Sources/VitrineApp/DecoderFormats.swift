import Glibc
import Imaging
import Settings

/// `vitrine --formats`: what the installed decoder reads, in its own words.
enum DecoderFormats {
    /// Becomes the decoder, which prints a line for each format; returns 1 when that cannot be started.
    static func run() -> Int32 {
        let path = HelperLocation.decoder
        var arguments = unsafe [strdup(path), strdup("--formats"), nil]
        _ = unsafe execv(path, &arguments)
        let failure = PictureFailure.noHelper(program: path, errno: errno)
        StandardStreams.complain(failure.sentenceAboutHelper(path), program: "vitrine")
        return 1
    }
}
