import JSONText
import TestSupport
import Testing

@Suite("Cutting lines")
struct LineBufferTests {
    @Test("Lines are the same however the stream is cut")
    func cutsAnyhow() throws {
        let text = "one\n\ntwo\n" + String(repeating: "x", count: 500) + "\nlast"
        let wanted = text.split(separator: "\n", omittingEmptySubsequences: false).map { Array($0.utf8) }
        try forAll(cases: 300, seed: 77) { generator in
            var buffer = LineBuffer()
            var lines: [[UInt8]] = []
            var rest = Array(text.utf8)[...]
            while !rest.isEmpty {
                let count = min(generator.int(in: 1...120), rest.count)
                buffer.append(rest.prefix(count))
                rest = rest.dropFirst(count)
                if generator.chance(0.7) { while let line = try buffer.nextLine() { lines.append(line) } }
            }
            while let line = try buffer.nextLine() { lines.append(line) }
            if let last = buffer.takeRest() { lines.append(last) }
            try hold(lines == wanted, "\(lines.count) lines")
        }
    }

    @Test("A line may be as long as the limit, and not longer, ended or not")
    func limitsLines() throws {
        var buffer = LineBuffer(limit: 4)
        buffer.append(Array("abcd\n".utf8))
        #expect(try buffer.nextLine() == Array("abcd".utf8))
        buffer.append(Array("abcde".utf8))
        #expect(throws: LineTooLong(limit: 4)) { try buffer.nextLine() }
        var other = LineBuffer(limit: 4)
        other.append(Array("abcde\n".utf8))
        #expect(throws: LineTooLong(limit: 4)) { try other.nextLine() }
    }
}
