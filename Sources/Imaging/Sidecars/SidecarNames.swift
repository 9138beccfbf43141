/// The names of files in which something about a picture may stand.
struct SidecarNames {
    /// JSON, the one that is looked at first first.
    let json: [[UInt8]]
    /// Texts with the languages that they are in, in the same order.
    let texts: [(path: [UInt8], language: String)]

    /// The names for a picture and a person's language: that with the region, that without, none, and English.
    init(of picture: [UInt8], language: String) {
        let stems = Self.stems(of: picture)
        json = stems.map { $0 + Array(".json".utf8) }
        let languages = Self.chain(language)
        texts = languages.flatMap { language in
            stems.map { stem in
                (stem + Array((language.isEmpty ? ".txt" : ".\(language).txt").utf8), language)
            }
        }
    }

    /// The picture's own name, and the same without its ending.
    private static func stems(of path: [UInt8]) -> [[UInt8]] {
        let nameStart = path.lastIndex(of: UInt8(ascii: "/")).map { $0 + 1 } ?? 0
        guard let dot = path[nameStart...].lastIndex(of: UInt8(ascii: ".")), dot > nameStart else { return [path] }
        return [path, Array(path[..<dot])]
    }

    private static func chain(_ language: String) -> [String] {
        let plain = language.split(separator: "-").first.map(String.init) ?? ""
        var chain: [String] = []
        for name in [language, plain, "", "en"] where !chain.contains(name) { chain.append(name) }
        return chain
    }
}
