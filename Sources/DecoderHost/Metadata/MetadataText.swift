internal import Wire

/// Bytes of metadata as texts: one line each, no longer than a packet has room for.
package enum MetadataText {
    /// The text of some bytes, up to a zero: UTF-8 where it is such, else Latin-1, which is what older programs wrote.
    package static func of(_ bytes: some Collection<UInt8>) -> String {
        let content = bytes.prefix { $0 != 0 }
        return String(validating: content, as: UTF8.self) ?? latin1(content)
    }

    /// The text of some bytes as ISO 8859-1 has it.
    package static func latin1(_ bytes: some Collection<UInt8>) -> String {
        var scalars = String.UnicodeScalarView()
        for byte in bytes { scalars.append(Unicode.Scalar(byte)) }
        return String(scalars)
    }

    /// The text of some bytes as UTF-16 with the less significant byte first, up to a zero.
    package static func utf16(_ bytes: [UInt8]) -> String {
        let units = stride(from: 0, to: bytes.count - bytes.count % 2, by: 2).map {
            UInt16(bytes[$0]) | UInt16(bytes[$0 + 1]) << 8
        }
        return String(decoding: units.prefix { $0 != 0 }, as: UTF16.self)
    }

    /// A text without blanks at its ends, each row of blanks and breaks within it as one space; one that is too long for a packet is cut, and ends
    /// with an ellipsis.
    package static func line(_ text: String) -> String {
        var line = String.UnicodeScalarView()
        var bytes = 0
        var hasGap = false
        for scalar in text.unicodeScalars {
            // Controls are worth nothing in a line; they count as gaps.
            if scalar.value <= 0x20 || (0x7F...0xA0).contains(scalar.value) || scalar == "\u{FEFF}" {
                hasGap = !line.isEmpty
                continue
            }
            let width = UTF8.width(scalar) + (hasGap ? 1 : 0)
            guard bytes + width <= Packet.mostTextBytes - ellipsis.utf8.count else {
                line.append(contentsOf: ellipsis.unicodeScalars)
                break
            }
            if hasGap { line.append(" ") }
            line.append(scalar)
            bytes += width
            hasGap = false
        }
        return String(line)
    }

    private static let ellipsis = "…"
}
