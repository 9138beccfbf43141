import Geometry
import JSONText

extension OptionValue {
    /// Reads a value from the settings; nil when it is not allowed. `null` stands for what is usual.
    init?(_ json: JSONValue, of option: Option, in source: ConfigurationSource) {
        switch (option.kind, json) {
        case (_, .null), (.flag, .bool(false)), (.words, .array([])): self = .off
        case (.flag, .bool(true)): self = .flag
        default:
            guard let bytes = Self.argument(json, option.kind, source) else { return nil }
            guard let value = try? OptionValue(bytes, of: option) else { return nil }
            self = value
        }
    }

    /// The same value as it would stand on a command line; nil for JSON of another kind.
    private static func argument(
        _ json: JSONValue, _ kind: Option.Kind, _ source: ConfigurationSource
    ) -> [UInt8]? {
        switch kind {
        case .flag: nil
        case .number, .limitedNumber, .count: json.number == nil ? nil : Array(json.text.utf8)
        case .pixelSize, .viewSize, .choice: json.string.map { Array($0.utf8) }
        case .numbers: joined(json.array?.map { $0.number == nil ? nil : $0.text })
        case .words: joined(json.array?.map { $0.string })
        case .path: json.string.map { source.resolve(Array($0.utf8)) }
        }
    }

    /// The elements with commas between them; nil when one is of another kind.
    private static func joined(_ elements: [String?]?) -> [UInt8]? {
        guard let elements else { return nil }
        let texts = elements.compactMap { $0.flatMap { $0.contains(",") ? nil : $0 } }
        return texts.count == elements.count ? Array(texts.joined(separator: ",").utf8) : nil
    }

    /// The value as it stands in the settings; nil for a file's name that is no text.
    var json: JSONValue? {
        switch self {
        case .flag: .bool(true)
        case .off: .null
        case .number(let number): .number(number)
        case .count(let count): .number(count)
        case .pixelSize(let size): .string("\(size.width)x\(size.height)")
        case .viewSize(let size): .string("\(JSONValue.number(size.width).text)x\(JSONValue.number(size.height).text)")
        case .numbers(let numbers): .array(numbers.map { .number($0) })
        case .text(let text): .string(text)
        case .words(let words): .array(words.map { .string($0) })
        case .path(let path): String(validating: path, as: UTF8.self).map { .string($0) }
        }
    }
}

extension ConfigurationSource {
    private static let slash = UInt8(ascii: "/")

    /// A name as the file means it: from the person's folder with `~/`, else from the folder of the file. Addresses and the dash for standard
    /// input stay as they are.
    func resolve(_ name: [UInt8]) -> [UInt8] {
        let isAddress = ["http://", "https://"].contains { name.starts(with: Array($0.utf8)) }
        if name.isEmpty || isAddress || name.first == Self.slash || name == ViewerSettings.standardInput { return name }
        if let home, name.starts(with: Array("~/".utf8)) { return home + name.dropFirst() }
        guard let end = path.lastIndex(of: Self.slash) else { return name }
        return path[...end] + name
    }
}
