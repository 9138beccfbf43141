import JSONText
import Testing

@Suite("JSON as people write it")
struct LenientJSONTests {
    @Test(
        "Comments and a last comma change nothing",
        arguments: [
            ("// a\n[1, /* b */ 2,]", "[1,2]"), ("{\"a\": [],\r\n // c\r\n}", "{\"a\":[]}"), ("\"//\" //", "\"//\""),
            ("/**/1/***/", "1"), ("\u{feff}{}", "{}"), ("[\"/*\"]", "[\"/*\"]"),
        ])
    func reads(text: String, strict: String) throws {
        #expect(try LenientJSON(parsing: Array(text.utf8)).value.text == strict)
    }

    @Test(
        "What is wrong is told with its line and column",
        arguments: [
            ("[,]", 1, 2), ("[1,,]", 1, 4), ("{,}", 1, 2), ("{\"a\":1,,}", 1, 8), ("[1 /* x", 1, 4), ("{}\n\n x", 3, 2),
            ("[1,\r\n2\r3]", 3, 1), ("[\"é\u{1F600}\" 1]", 1, 7), ("[1] /", 1, 5), ("'a'", 1, 1), ("{a: 1}", 1, 2),
        ])
    func refuses(text: String, line: Int, column: Int) {
        let error = #expect(throws: LenientJSON.Failure.self) { try LenientJSON(parsing: Array(text.utf8)) }
        #expect(error?.place == TextPlace(line: line, column: column))
    }

    @Test("Each value knows where it stands, also inside others")
    func places() throws {
        let json = try LenientJSON(parsing: Array("{ \"a\": 1,\n  \"b\": {\"c\": [1,\n 2]}}".utf8))
        #expect(json.place(of: [.key("a")]) == TextPlace(line: 1, column: 3))
        #expect(json.place(of: [.key("b"), .key("c")]) == TextPlace(line: 2, column: 9))
        #expect(json.place(of: [.key("b"), .key("c"), .index(1)]) == TextPlace(line: 3, column: 2))
        #expect(json.place(of: [.key("c")]) == nil)
    }

    @Test("Strict JSON stays strict", arguments: ["[1,]", "{\"a\":1,}", "// a\n1", "1 /* b */", "\u{feff}1"])
    func strict(text: String) {
        #expect(throws: JSONError.self) { try JSONValue(parsing: text) }
    }
}
