public import Wire

/// What a thumbnail of the desktop says about itself, in the text chunks of a PNG.
public enum ThumbnailTexts {
    private static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
    private static let mostChunks = 1000
    private static let longestText = 8192

    /// Whether a thumbnail is of the picture that it is claimed to be of, as that is now.
    public static func confirm(_ claim: ThumbnailClaim, in file: [UInt8]) -> Bool {
        let texts = texts(of: file)
        guard texts["Thumb::URI"] == claim.uri, let time = texts["Thumb::MTime"] else { return false }
        // Some programs write fractions of a second.
        return Int64(time.prefix { $0 != "." }) == claim.modified
    }

    private static func texts(of file: [UInt8]) -> [String: String] {
        guard file.holds(signature, at: 0) else { return [:] }
        var texts: [String: String] = [:]
        var position = signature.count
        for _ in 0..<mostChunks {
            guard let length = file.bigEndian(at: position, bytes: 4), length <= file.count - position else { break }
            if file.holds("tEXt", at: position + 4), length <= longestText,
                let bytes = file.bytes(position + 8..<position + 8 + length)
            {
                let parts = bytes.split(separator: 0, maxSplits: 1, omittingEmptySubsequences: false)
                if parts.count == 2 {
                    texts[String(decoding: parts[0], as: UTF8.self)] = String(decoding: parts[1], as: UTF8.self)
                }
            }
            // Length, name and checksum.
            position += length + 12
        }
        return texts
    }
}
