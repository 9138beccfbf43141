internal import JSONText
internal import Wording

/// Makes sense of files beside pictures.
enum SidecarParser {
    /// A JSON object with `title`, `caption` (or `description`), `date` and `author`. The texts are texts, or objects with texts by their languages.
    /// Other keys are other programs' affair.
    static func json(_ bytes: [UInt8], file: String) -> Sidecar {
        var sidecar = Sidecar()
        do {
            guard let object = try JSONValue(parsing: withoutMark(bytes)).object else {
                sidecar.troubles = [.noObject(file: file)]
                return sidecar
            }
            sidecar.titles = texts("title", object, file, &sidecar.troubles)
            sidecar.captions = texts("caption", object, file, &sidecar.troubles)
            if sidecar.captions.isEmpty {
                sidecar.captions = texts("description", object, file, &sidecar.troubles)
            }
            sidecar.date = text("date", object, file, &sidecar.troubles)
            sidecar.dateFile = file
            sidecar.author = text("author", object, file, &sidecar.troubles)
        } catch {
            sidecar.troubles = [
                error.reason == .invalidUTF8 ? .notUTF8(file: file) : .notJSON(file: file, byte: error.offset + 1)
            ]
        }
        return sidecar
    }

    /// A text: its first line is the title, what follows the caption.
    static func text(_ bytes: [UInt8], language: String, file: String) -> Sidecar {
        var sidecar = Sidecar()
        guard let text = String(validating: withoutMark(bytes), as: UTF8.self) else {
            sidecar.troubles = [.notUTF8(file: file)]
            return sidecar
        }
        let lines = text.split(whereSeparator: \.isNewline).map(readable).filter { !$0.isEmpty }
        if let title = lines.first { sidecar.titles = [Sidecar.Text(title, language: language)] }
        let caption = lines.dropFirst().joined(separator: " ")
        if !caption.isEmpty { sidecar.captions = [Sidecar.Text(caption, language: language)] }
        return sidecar
    }

    private static func texts(
        _ key: String, _ object: JSONObject, _ file: String, _ troubles: inout [SidecarTrouble]
    ) -> [Sidecar.Text] {
        switch object[key] {
        case nil, .null: return []
        case .string(let text): return [Sidecar.Text(readable(text))].filter { !$0.text.isEmpty }
        case .object(let languages):
            let texts = languages.members.compactMap { member in
                member.value.string.map { Sidecar.Text(readable($0), language: member.key) }
            }
            if texts.count < languages.members.count { troubles.append(.notText(file: file, key: key)) }
            return texts.filter { !$0.text.isEmpty }
        default:
            troubles.append(.notText(file: file, key: key))
            return []
        }
    }

    private static func text(
        _ key: String, _ object: JSONObject, _ file: String, _ troubles: inout [SidecarTrouble]
    ) -> String? {
        switch object[key] {
        case nil, .null: return nil
        case .string(let text): return readable(text)
        default:
            troubles.append(.notText(file: file, key: key))
            return nil
        }
    }

    /// One line, with single spaces, fit to be shown.
    private static func readable(_ text: some StringProtocol) -> String {
        VisibleText.of(text.split(whereSeparator: \.isWhitespace).joined(separator: " "))
    }

    /// Editors of Windows begin a text with the mark of its order of bytes.
    private static func withoutMark(_ bytes: [UInt8]) -> [UInt8] {
        bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? Array(bytes.dropFirst(3)) : bytes
    }
}
