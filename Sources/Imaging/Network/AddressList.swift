internal import JSONText
internal import Wording

/// A list of pictures on a server, as it came: addresses, or references that are resolved against the list's own address.
///
/// JSON: an array of texts, or of objects with `url`; or an object whose `pictures` is such an array. Else a text with a reference a line;
/// lines that begin with a number sign are remarks.
struct AddressList {
    /// The addresses, in their order.
    private(set) var names: [[UInt8]] = []
    /// How many entries lead out of the web, or are no references at all; they are left out.
    private(set) var strangers = 0

    private let base: WebAddress

    /// Reads a list that was found at an address.
    init(_ bytes: [UInt8], at base: WebAddress) throws(AddressListTrouble) {
        self.base = base
        let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
        let content = bytes.starts(with: mark) ? Array(bytes.dropFirst(mark.count)) : bytes
        switch content.first(where: { ![9, 10, 13, 32].contains($0) }) {
        case UInt8(ascii: "["), UInt8(ascii: "{"): try read(json: content)
        case UInt8(ascii: "<"): throw .noList
        default: try read(text: content)
        }
        if names.count > FolderWishes.mostFiles { throw .tooMany(FolderWishes.mostFiles) }
    }

    private mutating func read(text: [UInt8]) throws(AddressListTrouble) {
        // A picture, say, that somebody has taken for a list.
        guard !text.contains(0), String(validating: text, as: UTF8.self) != nil else { throw .noList }
        for line in text.split(whereSeparator: { $0 == 10 || $0 == 13 }) {
            let words = line.split(whereSeparator: { $0 == 9 || $0 == 32 })
            guard let first = words.first?.first, first != UInt8(ascii: "#") else { continue }
            add(Array(words.joined(separator: [0x20])))
        }
    }

    private mutating func read(json: [UInt8]) throws(AddressListTrouble) {
        let value: JSONValue
        do throws(JSONError) { value = try JSONValue(parsing: json) } catch { throw .broken(error.sentence) }
        guard let entries = value.array ?? value.object?["pictures"]?.array else { throw .noList }
        var firstBad: Int?
        for (index, entry) in entries.enumerated() {
            if let reference = entry.string ?? entry.object?["url"]?.string {
                add(Array(reference.utf8))
            } else {
                firstBad = firstBad ?? index + 1
                strangers += 1
            }
        }
        if names.isEmpty, let firstBad { throw .badEntry(firstBad) }
    }

    private mutating func add(_ reference: [UInt8]) {
        guard let address = base.resolving(reference) else {
            strangers += 1
            return
        }
        names.append(address.bytes)
    }
}
