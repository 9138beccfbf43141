/// An address of the web: where to connect, who asks, and for what.
public struct WebAddress: Hashable, Sendable {
    /// Whether the connection is encrypted.
    public var isSecure: Bool
    /// Who asks, as the address says it, percent escapes resolved; nil when it does not.
    public var user: [UInt8]?
    /// The password that goes with it, percent escapes resolved.
    public var password: [UInt8]
    /// The server's name or number, in small letters; a number of IPv6 in brackets. It may hold letters of any script.
    public var host: String
    /// The server's port; nil for the usual one.
    public var port: Int?
    /// Path and query: begins with a slash and holds only characters that an address may have.
    public var target: String

    /// Reads an address that a person or a server gave; nil when it is none.
    public init?(_ bytes: some Collection<UInt8>) {
        let bytes = Array(bytes)
        guard let (secure, start) = Self.scheme(of: bytes) else { return nil }
        isSecure = secure
        let end = bytes[start...].firstIndex { $0 == UInt8(ascii: "/") || Self.endsPath($0) } ?? bytes.count
        var authority = bytes[start..<end]
        user = nil
        password = []
        if let at = authority.lastIndex(of: UInt8(ascii: "@")) {
            let credentials = authority[..<at].split(
                separator: UInt8(ascii: ":"), maxSplits: 1, omittingEmptySubsequences: false)
            user = PercentEscapes.resolved(credentials.first ?? [])
            if credentials.count > 1 { password = PercentEscapes.resolved(credentials[1]) }
            authority = authority[(at + 1)...]
        }
        guard let (name, number) = Self.hostAndPort(authority) else { return nil }
        host = name
        port = number == (secure ? 443 : 80) ? nil : number
        target = Self.target(bytes[end...])
    }

    /// The length of "http://" or "https://", if that is how it begins.
    private static func scheme(of bytes: [UInt8]) -> (isSecure: Bool, length: Int)? {
        for (scheme, isSecure) in [("http://", false), ("https://", true)]
        where bytes.count > scheme.utf8.count && zip(bytes, scheme.utf8).allSatisfy({ ASCII.lowercased($0) == $1 }) {
            return (isSecure, scheme.utf8.count)
        }
        return nil
    }

    private static func hostAndPort(_ authority: ArraySlice<UInt8>) -> (host: String, port: Int?)? {
        var host = authority
        var port: Int?
        let bracket = authority.lastIndex(of: UInt8(ascii: "]")) ?? authority.startIndex
        if let colon = authority[bracket...].lastIndex(of: UInt8(ascii: ":")) {
            host = authority[..<colon]
            let digits = authority[(colon + 1)...]
            if !digits.isEmpty {
                guard let number = ASCII.number(digits), (1...65_535).contains(number) else { return nil }
                port = number
            }
        }
        let name = host.map(ASCII.lowercased)
        guard !name.isEmpty, name.allSatisfy(isOfHost), let text = String(validating: name, as: UTF8.self) else {
            return nil
        }
        return (text, port)
    }

    private static func isOfHost(_ byte: UInt8) -> Bool {
        byte > 0x7F || ASCII.isLetterOrDigit(byte) || "-._~[]:!$&'()*+,;=".utf8.contains(byte)
    }

    private static func endsPath(_ byte: UInt8) -> Bool { byte == UInt8(ascii: "?") || byte == UInt8(ascii: "#") }

    /// Path and query without the fragment, which is never sent.
    private static func target(_ bytes: ArraySlice<UInt8>) -> String {
        let sent = bytes.prefix { $0 != UInt8(ascii: "#") }
        let text = PercentEscapes.escaped(sent)
        return text.hasPrefix("/") ? text : "/" + text
    }
}
