import CPango
public import Drawing
import Glibc

/// A picture on its way into a .png file.
public struct PNGFile: Hashable, Sendable {
    /// The pixels, premultiplied.
    public let bitmap: Bitmap
    /// Whether alpha is to be ignored, as in a frame read back from the screen.
    public let isOpaque: Bool
    /// Where to.
    public let path: String

    /// The picture for a place.
    public init(_ bitmap: Bitmap, isOpaque: Bool, path: String) {
        self.bitmap = bitmap
        self.isOpaque = isOpaque
        self.path = path
    }

    /// Writes it, on the calling thread. Whoever looks at the path sees the former file or the whole new one.
    public func write() throws(PNGError) {
        let bytes: [UInt8]
        do {
            bytes = try encoded()
        } catch {
            throw .encoding(path: path, why: error.words)
        }
        let unfinished = path + ".\(getpid()).part"
        do throws(SystemError) {
            try Self.write(bytes, to: unfinished)
            if unsafe rename(unfinished, path) != 0 { throw SystemError(code: errno) }
        } catch {
            unsafe unlink(unfinished)
            throw .writing(path: path, why: error.words)
        }
    }

    /// The file that holds a bitmap; nil when that fails.
    public static func encoded(_ bitmap: Bitmap) -> [UInt8]? {
        try? PNGFile(bitmap, isOpaque: false, path: "").encoded()
    }

    private func encoded() throws(CairoError) -> [UInt8] {
        try PixelSurface(bitmap, isOpaque: isOpaque).encoded()
    }

    private static func write(_ bytes: [UInt8], to path: String) throws(SystemError) {
        let file = unsafe open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o644)
        guard file >= 0 else { throw SystemError(code: errno) }
        var rest = bytes[...]
        while !rest.isEmpty {
            let count = unsafe rest.withUnsafeBytes { unsafe Glibc.write(file, $0.baseAddress, $0.count) }
            if count < 0 && errno == EINTR { continue }
            guard count > 0 else {
                let error = SystemError(code: errno)
                close(file)
                throw error
            }
            rest = rest.dropFirst(count)
        }
        if close(file) != 0 { throw SystemError(code: errno) }
    }
}

/// An error number of the system.
private struct SystemError: Error {
    let code: Int32

    var words: String { unsafe strerror(code).map { unsafe String(cString: $0) } ?? "error \(code)" }
}
