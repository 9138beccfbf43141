import Glibc

/// A file's name as an address, and as other programs want it.
public enum FileAddress {
    /// The name with all that is not plain in it as % and two digits (RFC 3986); slashes stay.
    public static func percentEncoded(_ path: [UInt8]) -> String {
        var text = ""
        for byte in path {
            if isPlain(byte) {
                text.unicodeScalars.append(Unicode.Scalar(byte))
            } else {
                text +=
                    "%" + String(byte >> 4, radix: 16, uppercase: true)
                    + String(byte & 15, radix: 16, uppercase: true)
            }
        }
        return text
    }

    /// The address of a file with an absolute name; that of a picture on the network is one already.
    public static func text(of path: [UInt8]) -> String {
        path.first == UInt8(ascii: "/") ? "file://" + percentEncoded(path) : String(decoding: path, as: UTF8.self)
    }

    /// The name from the root on, of a file that may be named relative to the working folder.
    public static func absolute(_ path: [UInt8]) -> [UInt8] {
        if path.first == UInt8(ascii: "/") || isAddress(path) { return path }
        guard let folder = unsafe getcwd(nil, 0) else { return path }
        defer { unsafe free(folder) }
        let bytes = unsafe Array(UnsafeRawBufferPointer(start: folder, count: strlen(folder)))
        return (bytes == [UInt8(ascii: "/")] ? [] : bytes) + [UInt8(ascii: "/")] + path
    }

    /// Whether it is the address of something on the network.
    public static func isAddress(_ path: [UInt8]) -> Bool {
        path.starts(with: "http://".utf8) || path.starts(with: "https://".utf8)
    }

    /// Whether an address says by whom, or with which password, it is to be fetched.
    public static func hasCredentials(_ path: [UInt8]) -> Bool {
        guard isAddress(path), let start = path.firstIndex(of: UInt8(ascii: ":")) else { return false }
        let authority = path[(start + 1)...].drop { $0 == UInt8(ascii: "/") }
            .prefix { ![UInt8(ascii: "/"), UInt8(ascii: "?"), UInt8(ascii: "#")].contains($0) }
        return authority.contains(UInt8(ascii: "@"))
    }

    private static func isPlain(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"):
            true
        default: "-._~/".utf8.contains(byte)
        }
    }
}
