internal import Wire

/// What news agencies write into pictures: IPTC's information interchange model (IIM 4), which Photoshop keeps in a resource of its own.
enum IPTCRecords {
    private static let photoshop = Array("Photoshop 3.0\0".utf8)
    private static let mostResources = 1000
    private static let mostRecords = 10_000
    private static let iptcResource = 0x0404

    private static let texts: [Int: MetadataKey] = [
        5: .title, 90: .city, 101: .country, 116: .copyright, 120: .caption,
    ]
    private static let author = 80
    private static let date = 55
    private static let time = 60

    /// Reads the records out of Photoshop's resources.
    static func read(photoshop data: [UInt8], into draft: inout MetadataDraft) {
        guard data.holds(photoshop, at: 0) else { return }
        var position = photoshop.count
        for _ in 0..<mostResources {
            guard data.holds("8BIM", at: position), let number = data.bigEndian(at: position + 4, bytes: 2),
                let nameLength = data.byte(at: position + 6)
            else { return }
            // A name of an even number of bytes, with its length.
            let start = position + 6 + (Int(nameLength) + 2) / 2 * 2
            guard let length = data.bigEndian(at: start, bytes: 4) else { return }
            if number == iptcResource, let records = data.bytes(start + 4..<start + 4 + length) {
                return read(records, into: &draft)
            }
            position = start + 4 + length + length % 2
        }
    }

    /// Reads bare records.
    static func read(_ data: [UInt8], into draft: inout MetadataDraft) {
        var position = 0
        var day: String?
        var hour: String?
        var authors: [String] = []
        for _ in 0..<mostRecords {
            guard data.byte(at: position) == 0x1C, let record = data.byte(at: position + 1),
                let dataset = data.byte(at: position + 2), let length = data.bigEndian(at: position + 3, bytes: 2),
                // The highest bit stands for a length of more bytes, which no text needs.
                length & 0x8000 == 0, let bytes = data.bytes(position + 5..<position + 5 + length)
            else { break }
            position += 5 + length
            guard record == 2 else { continue }
            let text = MetadataText.of(bytes)
            switch Int(dataset) {
            case date: day = text
            case time: hour = text
            case author: authors.append(text)
            case let number: if let key = texts[number] { draft.add(key, text, from: .iptc) }
            }
        }
        draft.add(.author, authors.joined(separator: ", "), from: .iptc)
        if let day = day.flatMap(isoDay) { draft.add(.taken, day + (hour.flatMap(isoTime) ?? ""), from: .iptc) }
    }

    /// "20230501" as "2023-05-01".
    private static func isoDay(_ text: String) -> String? {
        guard text.utf8.count == 8 else { return nil }
        return "\(text.prefix(4))-\(text.dropFirst(4).prefix(2))-\(text.suffix(2))"
    }

    /// "123456+0200" as "T12:34:56+02:00".
    private static func isoTime(_ text: String) -> String? {
        guard text.utf8.count == 6 || text.utf8.count == 11 else { return nil }
        let digits = Array(text)
        guard digits.count == text.utf8.count else { return nil }
        let time = "T\(String(digits[0..<2])):\(String(digits[2..<4])):\(String(digits[4..<6]))"
        return digits.count == 6 ? time : time + "\(String(digits[6..<9])):\(String(digits[9..<11]))"
    }
}
