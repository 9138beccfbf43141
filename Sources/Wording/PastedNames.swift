/// The names of pictures in a text that was dropped on the window or pasted: one a line, addresses of the web, addresses of files
/// (RFC 8089), or absolute paths. It may be a list of the kind text/uri-list (RFC 2483), in which lines with a number sign are remarks.
public enum PastedNames {
    /// What stands before the path in the address of a file.
    private static let fileScheme = "file:"
    /// A text that is longer is none that somebody has copied to name pictures.
    private static let mostBytes = 4 << 20

    /// The names, as the session has them. Lines that are none are left out.
    public static func names(in text: [UInt8]) -> [[UInt8]] {
        guard text.count <= mostBytes else { return [] }
        return text.split { $0 == 10 || $0 == 13 || $0 == 0 }.compactMap { name(trimmed($0)) }
    }

    /// The names of a command line: addresses in their usual form, other names as they are.
    public static func normal(_ name: [UInt8]) -> [UInt8] { WebAddress(name)?.bytes ?? name }

    private static func name(_ line: ArraySlice<UInt8>) -> [UInt8]? {
        guard let first = line.first, first != UInt8(ascii: "#") else { return nil }
        let name = Array(line)
        if WebAddress.isMeant(by: name) { return WebAddress(name)?.bytes }
        if name.starts(with: fileScheme.utf8) { return path(name.dropFirst(fileScheme.utf8.count)) }
        return first == UInt8(ascii: "/") ? name : nil
    }

    /// The path in an address of a file on this machine: `/path`, `///path` or `//localhost/path`.
    private static func path(_ rest: ArraySlice<UInt8>) -> [UInt8]? {
        let slash = UInt8(ascii: "/")
        var path = rest
        if rest.starts(with: [slash, slash]) {
            let host = rest.dropFirst(2).prefix { $0 != slash }
            guard host.isEmpty || host.elementsEqual("localhost".utf8) else { return nil }
            path = rest.dropFirst(2 + host.count)
        }
        let plain = WebAddress.unescaped(path)
        return plain.first == slash && !plain.contains(0) ? plain : nil
    }

    private static func trimmed(_ line: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
        let isBlank = { (byte: UInt8) in byte == 32 || byte == 9 }
        var line = line.drop(while: isBlank)
        while let last = line.last, isBlank(last) { line.removeLast() }
        return line
    }
}
