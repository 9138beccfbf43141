import Glibc

/// Writes to standard output and standard error without a buffer, so that whoever reads sees each line at once.
public enum StandardStreams {
    /// Writes a text; a reader that has gone is no error here.
    private static func write(_ text: String, to descriptor: Int32) {
        var rest = Array(text.utf8)[...]
        while !rest.isEmpty {
            let count = unsafe rest.withUnsafeBytes { unsafe Glibc.write(descriptor, $0.baseAddress, $0.count) }
            if count >= 0 {
                rest = rest.dropFirst(count)
            } else if errno != EINTR {
                return
            }
        }
    }

    /// Opens what is closed of the three streams, on nothing. Otherwise the next file or socket would take its number, and be read or written as
    /// if it were the stream. Call it before anything is opened.
    public static func secure() {
        for descriptor in [STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO] where fcntl(descriptor, F_GETFD) < 0 {
            // The lowest free number is this one.
            _ = unsafe open("/dev/null", descriptor == STDIN_FILENO ? O_RDONLY : O_WRONLY)
        }
    }

    /// Writes one line to standard error, with the program's name, if given, before it.
    public static func complain(_ sentence: String, program: String? = nil) {
        write((program.map { "\($0): " } ?? "") + sentence + "\n", to: STDERR_FILENO)
    }

    /// Writes to standard output.
    public static func print(_ text: String) { write(text, to: STDOUT_FILENO) }
}
