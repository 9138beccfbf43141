/// Reads one JSON value by the letter of RFC 8259: no comments, no trailing commas, no second key of one name. The lenient dialect, for files that
/// people write, has comments (`// ...` and `/* ... */`) and a comma after the last element; it also notes where each value stands.
struct JSONParser {
    /// Enough for everything that this project says; keeps the recursion far from the end of any stack.
    static let depthLimit = 64
    /// From this many members on, keys are compared by hash rather than one by one.
    private static let fewMembers = 16

    let bytes: [UInt8]
    let isLenient: Bool
    var position = 0
    /// Where the keys and elements begin, of a lenient text.
    private(set) var offsets: [[JSONStep]: Int] = [:]
    private var path: [JSONStep] = []
    private var depth = 0

    init(_ bytes: [UInt8], isLenient: Bool = false) {
        self.bytes = bytes
        self.isLenient = isLenient
    }

    /// The only value of the text.
    mutating func document() throws(JSONError) -> JSONValue {
        if String(validating: bytes, as: UTF8.self) == nil { throw JSONError(.invalidUTF8, at: validPrefix) }
        if isLenient, bytes.starts(with: Self.byteOrderMark) { position = Self.byteOrderMark.count }
        let value = try self.value()
        skipSpace()
        if position < bytes.count { throw JSONError(isAtComment ? .unfinishedComment : .trailingText, at: position) }
        return value
    }

    /// The byte at the position, or nil at the end.
    var next: UInt8? { position < bytes.count ? bytes[position] : nil }

    mutating func skipSpace() {
        repeat {
            while let byte = next, byte == 0x20 || byte == 0x0a || byte == 0x0d || byte == 0x09 { position += 1 }
        } while isLenient && skipComment()
    }

    /// How many bytes at the start are UTF-8.
    private var validPrefix: Int {
        var decoder = UTF8()
        var rest = bytes.makeIterator()
        var count = 0
        while case .scalarValue(let scalar) = decoder.decode(&rest) { count += UTF8.width(scalar) }
        return count
    }

    private mutating func value() throws(JSONError) -> JSONValue {
        skipSpace()
        guard let next else { throw JSONError(.unexpectedEnd, at: position) }
        switch next {
        case UInt8(ascii: "{"): return .object(try nested { parser throws(JSONError) in try parser.object() })
        case UInt8(ascii: "["): return .array(try nested { parser throws(JSONError) in try parser.array() })
        case UInt8(ascii: "\""): return .string(try string())
        case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): return .number(try number())
        case UInt8(ascii: "t"): return try word("true", .bool(true))
        case UInt8(ascii: "f"): return try word("false", .bool(false))
        case UInt8(ascii: "n"): return try word("null", .null)
        default: throw unexpected("a value")
        }
    }

    private mutating func nested<Result>(
        _ read: (inout JSONParser) throws(JSONError) -> Result
    ) throws(JSONError) -> Result {
        if depth == Self.depthLimit { throw JSONError(.tooDeep(limit: Self.depthLimit), at: position) }
        depth += 1
        let result = try read(&self)
        depth -= 1
        return result
    }

    private mutating func array() throws(JSONError) -> [JSONValue] {
        position += 1
        var elements: [JSONValue] = []
        if skip(UInt8(ascii: "]")) { return elements }
        repeat {
            if isLenient, !elements.isEmpty, skip(UInt8(ascii: "]")) { return elements }
            skipSpace()
            elements.append(try value(at: .index(elements.count), offset: position))
        } while skip(UInt8(ascii: ","))
        guard skip(UInt8(ascii: "]")) else { throw unexpected("a comma or ]") }
        return elements
    }

    private mutating func object() throws(JSONError) -> JSONObject {
        position += 1
        var members: [JSONObject.Member] = []
        if skip(UInt8(ascii: "}")) { return JSONObject() }
        var seen: Set<String> = []
        repeat {
            if isLenient, !members.isEmpty, skip(UInt8(ascii: "}")) { return JSONObject(distinct: members) }
            skipSpace()
            guard next == UInt8(ascii: "\"") else { throw unexpected("a key in quotes") }
            let start = position
            let key = try string()
            let isNew =
                members.count < Self.fewMembers
                ? !members.contains { $0.key == key } : Self.insert(key, into: &seen, after: members)
            if !isNew { throw JSONError(.duplicateKey(key), at: start) }
            guard skip(UInt8(ascii: ":")) else { throw unexpected("a colon") }
            members.append(JSONObject.Member(key: key, value: try value(at: .key(key), offset: start)))
            if skip(UInt8(ascii: "}")) { return JSONObject(distinct: members) }
        } while skip(UInt8(ascii: ","))
        throw unexpected("a comma or }")
    }

    /// A value inside another one; in a lenient text its place is noted.
    private mutating func value(at step: JSONStep, offset: Int) throws(JSONError) -> JSONValue {
        guard isLenient else { return try value() }
        path.append(step)
        offsets[path] = offset
        let value = try self.value()
        path.removeLast()
        return value
    }

    private static func insert(
        _ key: String, into seen: inout Set<String>, after members: [JSONObject.Member]
    ) -> Bool {
        if seen.isEmpty { seen = Set(members.map(\.key)) }
        return seen.insert(key).inserted
    }

    /// Steps over space and, if it comes next, over one byte.
    private mutating func skip(_ byte: UInt8) -> Bool {
        skipSpace()
        guard next == byte else { return false }
        position += 1
        return true
    }

    private mutating func word(_ word: StaticString, _ value: JSONValue) throws(JSONError) -> JSONValue {
        let text = Array(word.description.utf8)
        guard bytes[position...].starts(with: text) else { throw unexpected("a value") }
        position += text.count
        return value
    }

    /// The error for what stands at the position.
    func unexpected(_ expected: String) -> JSONError {
        guard let next else { return JSONError(.unexpectedEnd, at: position) }
        if isAtComment { return JSONError(.unfinishedComment, at: position) }
        return JSONError(.unexpected(byte: next, expected: expected), at: position)
    }
}
