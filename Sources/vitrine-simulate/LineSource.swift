import Glibc
import JSONText

/// The lines of a file or of standard input, each as soon as it has come.
struct LineSource: ~Copyable {
    private let descriptor: Int32
    private let name: String
    private var buffer = LineBuffer()
    private var isAtEnd = false

    /// Opens a file, or standard input when there is no path.
    init(path: [UInt8]?) throws(LineSourceError) {
        name = path.map { String(decoding: $0, as: UTF8.self) } ?? "standard input"
        guard let path else {
            descriptor = STDIN_FILENO
            return
        }
        descriptor = unsafe (path.map { CChar(bitPattern: $0) } + [0]).withUnsafeBufferPointer { name in
            unsafe name.baseAddress.map { unsafe open($0, O_RDONLY | O_CLOEXEC) } ?? -1
        }
        if descriptor < 0 { throw LineSourceError(name: name, code: errno) }
    }

    deinit { if descriptor != STDIN_FILENO { close(descriptor) } }

    /// The next line; nil after the last one.
    mutating func next() throws -> [UInt8]? {
        while true {
            if let line = try buffer.nextLine() { return line }
            if isAtEnd { return buffer.takeRest() }
            try fill()
        }
    }

    private mutating func fill() throws(LineSourceError) {
        var chunk = [UInt8](repeating: 0, count: 65_536)
        let count = unsafe read(descriptor, &chunk, chunk.count)
        if count > 0 {
            buffer.append(chunk[..<count])
        } else if count == 0 {
            isAtEnd = true
        } else if errno != EINTR {
            throw LineSourceError(name: name, code: errno)
        }
    }
}

/// The lines cannot be read.
struct LineSourceError: Error {
    let name: String
    let code: Int32

    var sentence: String {
        guard let words = unsafe strerror(code) else { return "\(name) cannot be read." }
        return unsafe "\(name) cannot be read: \(String(cString: words))."
    }
}
