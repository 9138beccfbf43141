import Glibc

/// Where file systems begin, as the kernel tells it.
struct MountTable {
    private let points: [[UInt8]]

    /// The mounts of a text of the form of `/proc/self/mountinfo`.
    init(_ text: [UInt8]) {
        points = text.split(separator: UInt8(ascii: "\n")).compactMap { line in
            let fields = line.split(separator: UInt8(ascii: " "))
            return fields.count > 4 ? Self.unescaped(fields[4]) : nil
        }
    }

    /// The mounts of this process.
    static var current: MountTable {
        var text: [UInt8] = []
        let file = unsafe open("/proc/self/mountinfo", O_RDONLY | O_CLOEXEC)
        guard file >= 0 else { return MountTable([]) }
        defer { _ = close(file) }
        var chunk = [UInt8](repeating: 0, count: 65_536)
        while true {
            let count = unsafe read(file, &chunk, chunk.count)
            guard count > 0 else { return MountTable(text) }
            text += chunk[..<count]
        }
    }

    /// The top of the file system that a folder, named from the root on and without links, lies on.
    func top(of folder: [UInt8]) -> [UInt8] {
        let slash = UInt8(ascii: "/")
        let around = points.filter { point in
            point == [slash] || folder == point || folder.starts(with: point + [slash])
        }
        return around.max { $0.count < $1.count } ?? [slash]
    }

    /// Blanks and the like are written as a backslash and three octal digits.
    private static func unescaped(_ field: ArraySlice<UInt8>) -> [UInt8] {
        var bytes: [UInt8] = []
        var rest = field
        while let byte = rest.popFirst() {
            let digits = rest.prefix(3).compactMap { (48...55).contains($0) ? Int($0) - 48 : nil }
            if byte == UInt8(ascii: "\\"), digits.count == 3 {
                bytes.append(UInt8(truncatingIfNeeded: digits[0] << 6 | digits[1] << 3 | digits[2]))
                rest = rest.dropFirst(3)
            } else {
                bytes.append(byte)
            }
        }
        return bytes
    }
}
