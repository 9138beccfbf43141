import Glibc
import JSONText
import Localization
import Wire

/// Reads the phrases of a language from `strings/CODE.json` among the program's files: one object of texts by the keys of their phrases.
enum PhraseFile {
    /// More is no file of phrases.
    private static let mostBytes = 1 << 20

    /// The phrases of a language; English needs no file, and stands in for a language whose file cannot be read. Why it cannot goes to `complain`.
    static func phrases(of language: Language, complain: (String) -> Void) -> Phrasebook {
        guard language != .english else { return .english }
        guard let folder = ResourceFolder.path else {
            complain(
                "the phrases of \(language.ownName) are missing: there is no folder share/vitrine beside the program's")
            return .english
        }
        let path = "\(folder)/strings/\(language.code).json"
        guard let bytes = bytes(of: path) else {
            complain(
                "the phrases of \(language.ownName) cannot be read: \(path): \(unsafe String(cString: strerror(errno)))"
            )
            return .english
        }
        do {
            return Phrasebook(language, translations: try translations(bytes))
        } catch {
            complain("the phrases of \(language.ownName) cannot be read: \(path): \(error.sentence)")
            return .english
        }
    }

    private static func translations(_ bytes: [UInt8]) throws(JSONError) -> [String: String] {
        let value = try JSONValue(parsing: bytes)
        var translations: [String: String] = [:]
        // What is no text is left out: its phrase is said in English.
        for member in value.object?.members ?? [] { translations[member.key] = member.value.string }
        return translations
    }

    /// The content of a small file; nil when the system does not give it, and `errno` says why.
    private static func bytes(of path: String) -> [UInt8]? {
        let number = unsafe open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
        guard number >= 0 else { return nil }
        let descriptor = OwnedDescriptor(taking: number)
        var buffer = [UInt8](repeating: 0, count: 32 << 10)
        var content: [UInt8] = []
        while content.count < mostBytes {
            let length = unsafe buffer.withUnsafeMutableBytes { bytes in
                unsafe read(descriptor.number, bytes.baseAddress, bytes.count)
            }
            if length < 0 { return nil }
            if length == 0 { break }
            content += buffer.prefix(length)
        }
        return content
    }
}
