internal import Glibc

/// Whole files, as bytes.
public enum FileBytes {
    /// All bytes of a file (also one of /proc, whose size says nothing); nil when it cannot be read.
    public static func read(_ path: String) -> [UInt8]? {
        guard let file = fopen(path, "rb") else { return nil }
        defer { fclose(file) }
        var bytes: [UInt8] = []
        var buffer = [UInt8](repeating: 0, count: 65536)
        while true {
            let count = fread(&buffer, 1, buffer.count, file)
            if count == 0 { return bytes }
            bytes += buffer.prefix(count)
        }
    }
}
