extension JSONParser {
    /// A number: its form is checked here, its value is the nearest double.
    mutating func number() throws(JSONError) -> Double {
        let start = position
        if next == UInt8(ascii: "-") { position += 1 }
        let hasLeadingZero = next == UInt8(ascii: "0")
        let wholeDigits = skipDigits()
        var isWellFormed = wholeDigits == 1 || (wholeDigits > 1 && !hasLeadingZero)
        if next == UInt8(ascii: ".") {
            position += 1
            isWellFormed = skipDigits() > 0 && isWellFormed
        }
        if next == UInt8(ascii: "e") || next == UInt8(ascii: "E") {
            position += 1
            if next == UInt8(ascii: "+") || next == UInt8(ascii: "-") { position += 1 }
            isWellFormed = skipDigits() > 0 && isWellFormed
        }
        let text = String(decoding: bytes[start..<position], as: UTF8.self)
        guard isWellFormed, let value = Double(text), value.isFinite else {
            throw JSONError(.badNumber(text.count > 40 ? "\(text.prefix(40))..." : text), at: start)
        }
        return value
    }

    private mutating func skipDigits() -> Int {
        let start = position
        while let byte = next, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) { position += 1 }
        return position - start
    }

    /// A string; the position is at its opening quote.
    mutating func string() throws(JSONError) -> String {
        position += 1
        var text: [UInt8] = []
        while let byte = next {
            switch byte {
            case UInt8(ascii: "\""):
                position += 1
                return String(decoding: text, as: UTF8.self)
            case UInt8(ascii: "\\"):
                position += 1
                try appendEscape(to: &text)
            case 0..<0x20:
                throw unexpected("a character or an escape")
            default:
                text.append(byte)
                position += 1
            }
        }
        throw JSONError(.unexpectedEnd, at: position)
    }

    /// What stands after a backslash.
    private mutating func appendEscape(to text: inout [UInt8]) throws(JSONError) {
        guard let byte = next else { throw JSONError(.unexpectedEnd, at: position) }
        position += 1
        switch byte {
        case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): text.append(byte)
        case UInt8(ascii: "b"): text.append(0x08)
        case UInt8(ascii: "f"): text.append(0x0c)
        case UInt8(ascii: "n"): text.append(0x0a)
        case UInt8(ascii: "r"): text.append(0x0d)
        case UInt8(ascii: "t"): text.append(0x09)
        case UInt8(ascii: "u"): text.append(contentsOf: String(try unicodeEscape()).utf8)
        default: throw JSONError(.badEscape, at: position - 2)
        }
    }

    /// One character by its number, or by the two halves of a surrogate pair.
    private mutating func unicodeEscape() throws(JSONError) -> Character {
        let start = position - 2
        var code = UInt32(try hexDigits())
        if (0xd800..<0xdc00).contains(code) {
            guard bytes[position...].starts(with: Array("\\u".utf8)) else { throw JSONError(.badEscape, at: start) }
            position += 2
            let low = UInt32(try hexDigits())
            guard (0xdc00..<0xe000).contains(low) else { throw JSONError(.badEscape, at: start) }
            code = 0x10000 + (code - 0xd800) << 10 + (low - 0xdc00)
        }
        guard let scalar = UnicodeScalar(code) else { throw JSONError(.badEscape, at: start) }
        return Character(scalar)
    }

    private mutating func hexDigits() throws(JSONError) -> UInt16 {
        var code: UInt16 = 0
        for _ in 0..<4 {
            guard let byte = next else { throw JSONError(.unexpectedEnd, at: position) }
            guard let digit = Character(UnicodeScalar(byte)).hexDigitValue else {
                throw JSONError(.badEscape, at: position)
            }
            code = code << 4 | UInt16(digit)
            position += 1
        }
        return code
    }
}
