/// The entities that need no definition.
enum XMLEntities {
    private static let predefined = ["amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'"]
    /// "#x10FFFF" is the longest reference.
    private static let longest = 8

    /// A text with its entities replaced by what they stand for.
    static func resolved(_ bytes: ArraySlice<UInt8>) throws(XMLError) -> String {
        guard bytes.contains(UInt8(ascii: "&")) else { return String(decoding: bytes, as: UTF8.self) }
        var result = ""
        var rest = bytes
        while let start = rest.firstIndex(of: UInt8(ascii: "&")) {
            result += String(decoding: rest[..<start], as: UTF8.self)
            let reference = rest[(start + 1)...].prefix(longest + 1)
            guard let end = reference.firstIndex(of: UInt8(ascii: ";")) else { throw .malformed }
            result += try character(String(decoding: reference[..<end], as: UTF8.self))
            rest = rest[(end + 1)...]
        }
        return result + String(decoding: rest, as: UTF8.self)
    }

    private static func character(_ name: String) throws(XMLError) -> String {
        if let known = predefined[name] { return known }
        guard name.hasPrefix("#") else { throw .malformed }
        let digits = name.dropFirst()
        let value = digits.hasPrefix("x") ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)
        guard let scalar = value.flatMap(Unicode.Scalar.init) else { throw .malformed }
        return String(Character(scalar))
    }
}
