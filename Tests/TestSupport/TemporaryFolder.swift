internal import Glibc

/// A folder in /tmp with a short name (sockets need that), removed with everything in it when its owner goes, or by the
/// janitor when the tests die first.
public final class TemporaryFolder: Sendable {
    /// Its absolute path.
    public let path: String

    /// Makes a new empty folder.
    public init() throws(Trouble) {
        var template = Array("/tmp/vt-XXXXXX".utf8CString)
        guard let name = mkdtemp(&template) else { throw .system("mkdtemp", errno) }
        path = String(cString: name)
        Janitor.shared.willRemove(folder: path)
    }

    deinit { Self.remove(path) }

    /// The path of something in the folder.
    public func file(_ name: String) -> String { "\(path)/\(name)" }

    /// Writes a file into the folder and returns its path.
    @discardableResult
    public func write(_ bytes: [UInt8], to name: String) throws(Trouble) -> String {
        guard let file = fopen(file(name), "wb") else { throw .system("open \(name)", errno) }
        defer { fclose(file) }
        guard fwrite(bytes, 1, bytes.count, file) == bytes.count else { throw .system("write \(name)", errno) }
        return self.file(name)
    }

    private static func remove(_ path: String) {
        // A file, a link or an empty folder goes at once.
        if Glibc.remove(path) == 0 { return }
        guard let folder = opendir(path) else { return }
        while let item = readdir(folder) {
            let name = withUnsafeBytes(of: item.pointee.d_name) { bytes in
                String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
            }
            if name != ".", name != ".." { remove("\(path)/\(name)") }
        }
        closedir(folder)
        rmdir(path)
    }
}
