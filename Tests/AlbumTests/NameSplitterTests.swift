import Album
import TestSupport
import Testing

@Suite("Lists of names")
struct NameSplitterTests {
    @Test("However a list is cut into pieces, the names are the same, with line feeds and with zeros")
    func pieces() throws {
        try forAll(cases: 400, seed: 12) { random in
            let separator: UInt8 = random.pick(0, 0x0A)
            let names = (0..<random.int(in: 1...20)).map { _ in
                random.name().filter { $0 != 0 && $0 != 0x0A } + [0x61]
            }
            var list = names.joined(separator: [separator]).map { $0 }
            if random.chance(0.5) { list.append(separator) }
            var splitter = NameSplitter()
            var found: [[UInt8]] = []
            var rest = list[...]
            while !rest.isEmpty {
                let count = min(random.int(in: 1...9), rest.count)
                found += splitter.feed(rest.prefix(count))
                rest = rest.dropFirst(count)
            }
            found += splitter.finish()
            try hold(found == names, "\(found)")
        }
    }

    @Test("With zeros a name may hold a line feed; empty lines and endless names are no names")
    func odd() {
        var zeros = NameSplitter()
        #expect(zeros.feed(Array("a\nb\0c\0".utf8)) == [Array("a\nb".utf8), Array("c".utf8)])
        var lines = NameSplitter()
        let found = lines.feed(Array("\n\na\n\nb".utf8))
        #expect(found == [Array("a".utf8)])
        #expect(lines.finish() == [Array("b".utf8)])
        var endless = NameSplitter()
        for _ in 0..<10 { #expect(endless.feed([UInt8](repeating: 0x78, count: 5000)).isEmpty) }
        #expect(endless.feed(Array("\nc\n".utf8)) == [Array("c".utf8)])
    }
}
