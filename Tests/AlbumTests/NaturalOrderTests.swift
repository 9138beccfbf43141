import Album
import TestSupport
import Testing

@Suite("The natural order of names")
struct NaturalOrderTests {
    private static func bytes(_ names: [String]) -> [[UInt8]] { names.map { Array($0.utf8) } }

    @Test(
        "Names come in the order in which people expect them",
        arguments: [
            ["img2.png", "img10.png", "img100.png"],
            ["a.png", "a (2).png", "a-3.png", "a2.png", "ab.png"],
            ["1.jpg", "1a.jpg", "2.jpg", "10.jpg", "a.jpg"],
            ["0.jpg", "1.jpg", "09.jpg", "10.jpg"],
            ["Äpfel.png", "Birne.png", "caesar.png", "Čech 1.png", "cech 2.png", "Über.png"],
            ["strasse 1.png", "straße 2.png", "Strasse 3.png"],
            ["e 1", "\u{E9} 2", "e\u{301} 3", "E 4"],
            [
                "12345678901234567890123456789.png", "12345678901234567890123456790.png",
                "123456789012345678901234567890.png",
            ],
            ["page ٢", "page ٣", "page ١٠"],
            ["v1.9.png", "v1.10.png", "v2.0.png"],
        ])
    func order(_ names: [String]) {
        let sorted = NaturalOrder.sorted(Self.bytes(names.reversed())).map { String(decoding: $0, as: UTF8.self) }
        #expect(sorted == names)
    }

    @Test("Names that say the same are ordered by their bytes")
    func ties() {
        let names = Self.bytes(["IMG2.png", "Img02.png", "img002.png", "img2.png"])
        #expect(NaturalOrder.sorted(names.reversed()) == names)
    }

    @Test("Names that are no text have their place too")
    func noText() {
        let names: [[UInt8]] = [[0x61, 0xFF, 0x32], [0x61, 0xFE, 0x31, 0x30], [], [0x61]]
        #expect(Set(NaturalOrder.sorted(names)) == Set(names))
        #expect(NaturalOrder.sorted(names).first == [])
    }

    @Test("It is a total order: of two different names exactly one comes first, and the order is transitive")
    func isTotal() throws {
        try forAll(cases: 4000, seed: 2026) { random in
            let names = (0..<3).map { _ in NaturalOrder(random.name()) }
            let (a, b, c) = (names[0], names[1], names[2])
            try hold((a < b) != (b < a) || a.name == b.name, "\(a.name) and \(b.name)")
            try hold(!(a < a), "\(a.name) before itself")
            try hold(!(a < b && b < c) || a < c, "\(a.name), \(b.name), \(c.name)")
        }
    }

    @Test("Sorting does not depend on the order before, and loses nothing")
    func isStable() throws {
        try forAll(cases: 300, seed: 7) { random in
            let names = (0..<random.int(in: 0...40)).map { _ in random.name() }
            let sorted = NaturalOrder.sorted(names)
            try hold(sorted == NaturalOrder.sorted(names.shuffled(using: &random)), "\(names)")
            try hold(sorted.count == names.count && Set(sorted) == Set(names), "\(names)")
        }
    }

    @Test("A number counts by its value, however long it is and whatever stands around it")
    func numbers() throws {
        try forAll(cases: 1000, seed: 11) { random in
            let (small, large) = (random.int(in: 0...99_999), random.int(in: 100_000...9_999_999))
            let zeros = [UInt8](repeating: 0x30, count: random.int(in: 0...4))
            let (before, after) = (
                random.element(of: ["", "img", "Ä-", "v1."]) ?? "", random.element(of: ["", ".png", "b"]) ?? ""
            )
            let first = Array(before.utf8) + zeros + Array("\(small)\(after)".utf8)
            let second = Array("\(before)\(large)\(after)".utf8)
            try hold(NaturalOrder(first) < NaturalOrder(second), "\(first) and \(second)")
        }
    }
}

extension SeededGenerator {
    /// A short name of pieces that are hard to order, some of them no UTF-8.
    mutating func name() -> [UInt8] {
        let pieces: [[UInt8]] = [
            Array("a".utf8), Array("A".utf8), Array("\u{E4}".utf8), Array("a\u{308}".utf8), Array("\u{DF}".utf8),
            Array("0".utf8), Array("1".utf8), Array("10".utf8), Array(".".utf8), Array("-".utf8), Array("\u{663}".utf8),
            Array("\u{4E2D}".utf8), [0xFF], [0xC3], Array("\u{1F600}".utf8),
        ]
        return (0..<int(in: 0...5)).flatMap { _ in element(of: pieces) ?? [] }
    }
}
