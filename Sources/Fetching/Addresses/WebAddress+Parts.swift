extension WebAddress {
    /// The whole address without credentials.
    public var text: String { (isSecure ? "https://" : "http://") + authority + target }

    /// What a copy is kept under: the address and who asked, but not the password.
    public var key: String {
        guard let user else { return text }
        return (isSecure ? "https://" : "http://") + PercentEscapes.escaped(user, also: "@:/?#") + "@" + authority
            + target
    }

    /// Whether both lead to the same server by the same way, so that what is meant for one may be shown to the other.
    public func hasSameOrigin(as other: Self) -> Bool {
        isSecure == other.isSecure && host == other.host && port == other.port
    }

    /// Whether it leads to this very machine, for which no network is needed.
    public var isLoopback: Bool {
        host == "localhost" || host.hasSuffix(".localhost") || host == "[::1]" || host.hasPrefix("127.")
    }

    /// The host, and the port where it is not the usual one.
    public var authority: String { host + (port.map { ":\($0)" } ?? "") }

    /// Where a redirect from here leads; nil when that is no address of the web. Credentials stay with the server that they were given for,
    /// and those in a redirect are not heeded.
    public func redirected(to location: some Collection<UInt8>) -> Self? {
        let bytes = Array(location)
        guard var next = absolute(bytes) else { return nil }
        let isSame = hasSameOrigin(as: next)
        next.user = isSame ? user : nil
        next.password = isSame ? password : []
        return next
    }

    /// Resolves a reference as RFC 3986, 5.2, has it.
    private func absolute(_ reference: [UInt8]) -> Self? {
        if let scheme = Self.leadingScheme(reference) {
            return scheme == "http" || scheme == "https" ? Self(reference) : nil
        }
        if reference.starts(with: "//".utf8) { return Self(Array((isSecure ? "https:" : "http:").utf8) + reference) }
        let base = Array((isSecure ? "https://" : "http://").utf8) + Array(authority.utf8)
        let path = target.utf8.prefix { $0 != UInt8(ascii: "?") }
        let merged: [UInt8]
        switch reference.first {
        case nil, UInt8(ascii: "#"): merged = Array(target.utf8)
        case UInt8(ascii: "/"): merged = reference
        case UInt8(ascii: "?"): merged = Array(path) + reference
        default:
            let folder = path.prefix(
                (path.lastIndex(of: UInt8(ascii: "/")).map { path.distance(from: path.startIndex, to: $0) } ?? 0) + 1)
            merged = Array(folder) + reference
        }
        return Self(base + Self.withoutDots(merged))
    }

    /// The scheme that a reference begins with, in small letters.
    private static func leadingScheme(_ bytes: [UInt8]) -> String? {
        guard let end = bytes.firstIndex(where: { ":/?#".utf8.contains($0) }), bytes[end] == UInt8(ascii: ":"), end > 0
        else { return nil }
        return String(decoding: bytes[..<end].map(ASCII.lowercased), as: UTF8.self)
    }

    /// Takes the parts "." and ".." out of a path; a query stays as it is.
    private static func withoutDots(_ bytes: [UInt8]) -> [UInt8] {
        let end = bytes.firstIndex(where: endsPathOnly) ?? bytes.count
        var kept: [ArraySlice<UInt8>] = []
        let parts = bytes[..<end].dropFirst().split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
        for (index, part) in parts.enumerated() {
            let isDots = part.elementsEqual("..".utf8)
            if isDots { _ = kept.popLast() }
            guard isDots || part.elementsEqual(".".utf8) else {
                kept.append(part)
                continue
            }
            if index == parts.count - 1 { kept.append([]) }
        }
        return kept.flatMap { [UInt8(ascii: "/")] + $0 } + bytes[end...]
    }

    private static func endsPathOnly(_ byte: UInt8) -> Bool { byte == UInt8(ascii: "?") || byte == UInt8(ascii: "#") }
}
