/// An address of the web: `http://` or `https://`, a host, and what one wants there. It stands in the place of a path wherever pictures are
/// named; a path of the file system that is absolute cannot be confused with it.
///
/// Its name and password, if it has any, are for the server only: `shown` and `name` never have them.
public struct WebAddress: Hashable, Sendable {
    /// The whole address, credentials included, with what must be escaped escaped and without a fragment.
    public let bytes: [UInt8]
    private let scheme: Scheme
    /// Name and password before the host, with the at sign; usually empty.
    private let credentials: [UInt8]
    private let hostAndPort: [UInt8]
    /// From the slash after the host on: the path, and the query with its question mark.
    private let path: [UInt8]
    private let query: [UInt8]

    private enum Scheme: String {
        case http = "http://"
        case https = "https://"

        init?(startOf bytes: [UInt8]) {
            let start = bytes.prefix(8).map(Self.small)
            guard let scheme = [Self.https, .http].first(where: { start.starts(with: $0.rawValue.utf8) }) else {
                return nil
            }
            self = scheme
        }

        private static func small(_ byte: UInt8) -> UInt8 { (0x41...0x5A).contains(byte) ? byte + 0x20 : byte }
    }

    /// A longer one is none that anybody uses.
    public static let longest = 6000

    /// Whether a path is an address, well formed or not.
    public static func isMeant(by path: [UInt8]) -> Bool { Scheme(startOf: path) != nil }

    /// Reads an address; nil when it is none, or one that no server can be asked for.
    public init?(_ text: [UInt8]) {
        guard text.count <= Self.longest, let scheme = Scheme(startOf: text),
            !text.contains(where: { $0 < 0x20 || $0 == 0x7F })
        else { return nil }
        let rest = text.dropFirst(scheme.rawValue.utf8.count).prefix { $0 != UInt8(ascii: "#") }
        let authority = rest.prefix { !Self.endOfHost.contains($0) }
        let at = authority.lastIndex(of: UInt8(ascii: "@"))
        let host = at.map { authority[($0 + 1)...] } ?? authority
        guard let first = host.first, first != UInt8(ascii: ":"), !host.contains(0x20) else { return nil }
        let target = rest.dropFirst(authority.count)
        let question = target.firstIndex(of: UInt8(ascii: "?")) ?? target.endIndex
        let path = target[..<question]
        self.init(
            scheme, credentials: at.map { Array(authority[...$0]) } ?? [], host: Array(host),
            path: path.isEmpty ? [UInt8(ascii: "/")] : Self.escaped(path), query: Self.escaped(target[question...]))
    }

    private init(_ scheme: Scheme, credentials: [UInt8], host: [UInt8], path: [UInt8], query: [UInt8]) {
        self.scheme = scheme
        self.credentials = credentials
        hostAndPort = host
        self.path = path
        self.query = query
        bytes = Array(scheme.rawValue.utf8) + credentials + host + path + query
    }

    /// The host, and the port where one is named, fit to be shown.
    public var host: String { VisibleText.repairing(hostAndPort) }

    /// The address without name and password, byte for byte.
    public var shown: [UInt8] { Array(scheme.rawValue.utf8) + hostAndPort + path + query }

    /// What a person would call it: the last part of its path, unescaped; the host, where there is none.
    public var name: String {
        let parts = path.split(separator: UInt8(ascii: "/"))
        return parts.last.map { VisibleText.repairing(Self.unescaped($0)) } ?? host
    }

    /// The address that a reference in a document at this one leads to (RFC 3986, 5.2); nil when it leads out of the web.
    public func resolving(_ reference: [UInt8]) -> WebAddress? {
        if Self.isMeant(by: reference) { return WebAddress(reference) }
        guard let first = reference.first, first != UInt8(ascii: "#"), !Self.hasScheme(reference) else { return nil }
        let slash = UInt8(ascii: "/")
        let start = Array(scheme.rawValue.utf8)
        if reference.starts(with: [slash, slash]) { return WebAddress(start.dropLast(2) + reference) }
        let base = start + credentials + hostAndPort
        if first == UInt8(ascii: "?") { return WebAddress(base + path + reference) }
        let target = reference.prefix { $0 != UInt8(ascii: "?") && $0 != UInt8(ascii: "#") }
        let folder = first == slash ? [] : path.lastIndex(of: slash).map { Array(path[...$0]) } ?? [slash]
        return WebAddress(base + Self.withoutDots(folder + target) + reference.dropFirst(target.count))
    }
}

extension WebAddress {
    /// A path without credentials, if it is an address that has some; else as it is.
    public static func shown(_ path: [UInt8]) -> [UInt8] {
        guard isMeant(by: path) else { return path }
        return WebAddress(path)?.shown ?? Array("http://".utf8)
    }

    private static let endOfHost: Set<UInt8> = Set("/?#\\".utf8)

    /// A reference to something that is no part of the web, as "file:" or "data:".
    private static func hasScheme(_ reference: [UInt8]) -> Bool {
        let start = reference.prefix { ![UInt8(ascii: "/"), UInt8(ascii: "?"), UInt8(ascii: "#")].contains($0) }
        return start.contains(UInt8(ascii: ":"))
    }

    /// What may not stand in an address in escapes: spaces, a few signs, and all that is no ASCII.
    private static func escaped(_ bytes: ArraySlice<UInt8>) -> [UInt8] {
        let digits = Array("0123456789ABCDEF".utf8)
        return bytes.flatMap { byte in
            byte > 0x7E || byte == 0x20 || unfit.contains(byte)
                ? [UInt8(ascii: "%"), digits[Int(byte >> 4)], digits[Int(byte & 15)]] : [byte]
        }
    }

    private static let unfit: Set<UInt8> = Set("\"<>\\^`{|}".utf8)

    static func unescaped(_ bytes: ArraySlice<UInt8>) -> [UInt8] {
        var result: [UInt8] = []
        var rest = bytes
        while let byte = rest.popFirst() {
            let code = String(decoding: rest.prefix(2), as: UTF8.self)
            if byte == UInt8(ascii: "%"), rest.count >= 2, !code.hasPrefix("+"), let value = UInt8(code, radix: 16) {
                result.append(value)
                rest = rest.dropFirst(2)
            } else {
                result.append(byte)
            }
        }
        return result
    }

    private static func withoutDots(_ path: [UInt8]) -> [UInt8] {
        let slash = UInt8(ascii: "/")
        var parts: [ArraySlice<UInt8>] = []
        let given = path.split(separator: slash, omittingEmptySubsequences: false).dropFirst()
        for (index, part) in given.enumerated() {
            let isLast = index == given.count - 1
            if part.elementsEqual(".".utf8) || part.elementsEqual("..".utf8) {
                if part.count == 2 { _ = parts.popLast() }
                if isLast { parts.append([]) }
            } else {
                parts.append(part)
            }
        }
        return [slash] + parts.joined(separator: [slash])
    }
}
