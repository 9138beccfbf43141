internal import Glibc

/// The addresses of files, as the desktop's programs write them.
enum FileURI {
    /// `file://` and the absolute path, without `.`, `..` and doubled slashes; nil when the address would not fit into a message.
    static func of(_ path: [UInt8]) -> String? {
        guard let absolute = absolute(path) else { return nil }
        let uri = "file://" + absolute.map { kept.contains($0) ? String(UnicodeScalar($0)) : escaped($0) }.joined()
        return uri.utf8.count <= mostBytes ? uri : nil
    }

    private static let mostBytes = 1000
    private static let slash = UInt8(ascii: "/")
    /// What is not escaped in a path, as GLib has it: letters, digits and these.
    private static let kept = Set(
        Array("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-_.!~*'()/:@&=+$,".utf8))

    private static func escaped(_ byte: UInt8) -> String {
        let digits = Array("0123456789ABCDEF")
        return "%\(digits[Int(byte >> 4)])\(digits[Int(byte & 15)])"
    }

    private static func absolute(_ path: [UInt8]) -> [UInt8]? {
        var whole = path
        if path.first != slash {
            guard let folder = unsafe getcwd(nil, 0) else { return nil }
            defer { unsafe free(folder) }
            whole = unsafe Array(UnsafeRawBufferPointer(start: folder, count: strlen(folder))) + [slash] + path
        }
        var parts: [ArraySlice<UInt8>] = []
        for part in whole.split(separator: slash) {
            if part.elementsEqual([0x2E]) { continue }
            if part.elementsEqual([0x2E, 0x2E]) { _ = parts.popLast() } else { parts.append(part) }
        }
        return [slash] + parts.joined(separator: [slash])
    }
}
