import JSONText
import TestSupport
import Testing

@Suite("Reading JSON")
struct JSONReadingTests {
    private static let accepted: [(String, JSONValue)] = [
        ("null", JSONValue.null), (" true\t", true), ("false", false), ("0", 0), ("-0.5e+1", -5), ("1E2", 100),
        ("\"\"", ""), ("[]", []), ("{}", .object([:])), ("[1,[2],{}]", [1, [2], .object([:])]),
        ("\"a\\n\\u00e9\\ud83d\\ude00\\/\"", "a\n\u{e9}\u{1f600}/"), ("\"\u{1f600}\"", "\u{1f600}"),
        ("{\"b\":1,\"a\":[null]}", .object(["b": 1, "a": [.null]])),
        ("1.7976931348623157e308", .number(.greatestFiniteMagnitude)), ("5e-324", .number(.leastNonzeroMagnitude)),
    ]

    @Test("A text by the letter of the standard becomes its value", arguments: accepted)
    func accepts(text: String, value: JSONValue) throws {
        #expect(try JSONValue(parsing: text) == value)
    }

    @Test(
        "A text that breaks the standard is refused where it breaks",
        arguments: [
            ("", 0), ("  ", 2), ("[1,]", 3), ("[1 2]", 3), ("{\"a\":1,}", 7), ("{a:1}", 1), ("{\"a\" 1}", 5),
            ("01", 0), ("-", 0), ("1.", 0), (".5", 0), ("+1", 0), ("1e", 0), ("1e999", 0), ("NaN", 0), ("0x10", 1),
            ("\"abc", 4), ("\"\\x\"", 1), ("\"\\ud800\"", 1), ("\"\\ud800\\u0041\"", 1), ("\"\\udc00\"", 1),
            ("\"\\u12g4\"", 5), ("\"a\nb\"", 2), ("tru", 0), ("nullx", 4), ("1 1", 2), ("// no\n1", 0), ("'a'", 0),
            ("{\"a\":1,\"a\":2}", 7), ("[", 1), ("{\"a\":", 5), ("\u{feff}1", 0),
        ])
    func refuses(text: String, offset: Int) {
        let error = #expect(throws: JSONError.self) { try JSONValue(parsing: text) }
        #expect(error?.offset == offset, "\(text): \(error?.sentence ?? "")")
    }

    @Test("Bytes that are no UTF-8 are refused where they begin, also inside strings")
    func refusesBrokenUTF8() {
        let error = #expect(throws: JSONError.self) { try JSONValue(parsing: Array("\"ab".utf8) + [0xff, 0x22]) }
        #expect(error == JSONError(.invalidUTF8, at: 3))
    }

    @Test("Nesting is limited, so that no text can exhaust the stack")
    func limitsDepth() throws {
        let nested = { (depth: Int) in String(repeating: "[", count: depth) + String(repeating: "]", count: depth) }
        #expect(try JSONValue(parsing: nested(64)).array?.count == 1)
        #expect(throws: JSONError(.tooDeep(limit: 64), at: 64)) { try JSONValue(parsing: nested(65)) }
        #expect(throws: JSONError(.tooDeep(limit: 64), at: 64)) {
            try JSONValue(parsing: String(repeating: "[", count: 1_000_000))
        }
    }

    @Test("A second key of one name is refused also among many")
    func refusesDuplicateAmongMany() throws {
        let members = (0..<5000).map { "\"k\($0)\":\($0)" }
        let fine = "{" + members.joined(separator: ",") + "}"
        #expect(try JSONValue(parsing: fine)["k4999"] == 4999)
        let double = "{" + (members + ["\"k4321\":0"]).joined(separator: ",") + "}"
        let error = #expect(throws: JSONError.self) { try JSONValue(parsing: double) }
        #expect(error?.reason == .duplicateKey("k4321"))
    }

    @Test("No bytes whatever stop the parser, and what it accepts survives being written and read")
    func survivesAnything() throws {
        let seeds = [
            "{\"t\":120,\"finger\":1,\"phase\":\"began\",\"x\":160.25,\"y\":null}",
            "[1e5,-0,\"\\u00e9\\ud83d\\ude00\"]",
            "{\"a\":{\"b\":[true,false,null,{}]},\"\u{e9}\":\"\\\\\\\"\"}",
        ].map { Array($0.utf8) }
        let alphabet = Array("{}[]\",:\\u0123e+-.truefalsn \n".utf8) + [0x00, 0x80, 0xc3, 0xff]
        try forAll(cases: 20_000, seed: 20_260_401) { generator in
            var bytes = generator.element(of: seeds) ?? []
            for _ in 0..<generator.int(in: 0...6) {
                let place = generator.int(in: 0...bytes.count)
                let byte = generator.element(of: alphabet) ?? 0
                switch generator.int(in: 0...2) {
                case 0: bytes.insert(byte, at: place)
                case 1: if place < bytes.count { bytes.remove(at: place) }
                default: if place < bytes.count { bytes[place] = byte }
                }
            }
            guard let value = try? JSONValue(parsing: bytes) else { return }
            try hold(try JSONValue(parsing: value.text) == value, String(decoding: bytes, as: UTF8.self))
        }
    }
}
