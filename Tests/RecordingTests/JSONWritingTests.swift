import JSONText
import TestSupport
import Testing

@Suite("Writing JSON")
struct JSONWritingTests {
    @Test(
        "A value is written on one line, in the order of its members",
        arguments: [
            (JSONValue.object(["t": 500, "a": ["x", true, .null]]), "{\"t\":500,\"a\":[\"x\",true,null]}"),
            (0.24, "0.24"), (-0.5, "-0.5"), (1_000_000, "1000000"), (.number(1e300), "1e+300"), (.number(-0.0), "-0"),
            (.number(.nan), "null"), (.number(.infinity), "null"),
            ("a\"\\\n\u{1}\u{2028}/", #""a\"\\\n\u0001\u2028/""#),
        ])
    func writes(value: JSONValue, text: String) {
        #expect(value.text == text)
    }

    @Test("Every finite number reads back to the same double, bit for bit")
    func numbersSurvive() throws {
        try forAll(cases: 50_000, seed: 5) { generator in
            let number =
                generator.chance(0.5)
                ? Double(bitPattern: generator.next()) : generator.double(in: -5000...5000)
            guard number.isFinite else { return }
            let text = JSONValue.number(number).text
            let read = try JSONValue(parsing: text).number
            try hold(read?.bitPattern == number.bitPattern, "\(number) became \(text)")
            try hold(!text.hasSuffix(".0"), text)
        }
    }

    @Test("Every text reads back to the same text, scalar for scalar")
    func stringsSurvive() throws {
        try forAll(cases: 5000, seed: 6) { generator in
            var scalars = String.UnicodeScalarView()
            for _ in 0..<generator.int(in: 0...20) {
                let top = generator.pick(0x7f, 0x2fff, 0x10ffff)
                if let scalar = UnicodeScalar(UInt32(generator.int(in: 0...top))) { scalars.append(scalar) }
            }
            let written = JSONValue.string(String(scalars)).text
            let read = try JSONValue(parsing: written).string
            try hold(read.map { Array($0.unicodeScalars) } == Array(scalars), written)
            try hold(!written.utf8.contains { $0 < 0x20 }, "control characters in \(written)")
        }
    }
}
