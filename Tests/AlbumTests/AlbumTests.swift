import Album
import TestSupport
import Testing

@Suite("The album")
struct AlbumTests {
    private static func paths(_ names: String...) -> [[UInt8]] { names.map { Array($0.utf8) } }

    private static func path(_ name: String) -> [UInt8] { Array(name.utf8) }

    @Test("Without pictures there is none to go to")
    func empty() {
        var album = Album()
        #expect(album.current == nil)
        #expect(album.next == nil && album.previous == nil && album.last == nil)
        let hasGone = album.go(to: 0)
        #expect(!hasGone && album.neighbors.isEmpty)
    }

    @Test("One steps from the first to the last, and no further")
    func stepping() {
        var album = Album(Self.paths("a", "b", "c"))
        #expect(album.previous == nil)
        let gone = [1, 2, 3, -1].map { album.go(to: $0) }
        #expect(gone == [true, true, false, false])
        #expect(album.current == Self.path("c"))
        #expect(album.next == nil)
        #expect(album.index == 2)
    }

    @Test("Two are wanted in the direction of travel and one on the other side, nearest first")
    func neighbors() {
        var album = Album(Self.paths("a", "b", "c", "d", "e", "f", "g"))
        #expect(album.neighbors == Self.paths("b", "c"))
        _ = album.go(to: 3)
        #expect(album.neighbors == Self.paths("e", "f", "c"))
        _ = album.go(to: 2)
        #expect(album.neighbors == Self.paths("b", "a", "d"))
        _ = album.go(to: 6)
        #expect(album.neighbors == Self.paths("f", "e"))
        _ = album.go(to: 0)
        #expect(album.neighbors == Self.paths("b", "c"))
    }

    @Test("A picture that is named twice is wanted once, and never beside itself")
    func repeated() {
        var album = Album(Self.paths("a", "b", "a", "b", "b"))
        _ = album.go(to: 2)
        #expect(album.neighbors == Self.paths("b"))
    }

    @Test("The folder of a single file comes around it, and the file stays the current one")
    func impliedFolder() {
        var album = Album(Self.paths("x/img10.png"))
        let names = Self.paths("img9.png", "img11.PNG", "img10.png", "notes.txt", ".hidden.png", "img1.jpeg")
        album.expand(into: [AlbumPart(file: Self.path("x/img10.png"), amongst: names)])
        #expect(album.entries == Self.paths("x/img1.jpeg", "x/img9.png", "x/img10.png", "x/img11.PNG"))
        #expect(album.index == 2)
    }

    @Test("A given file is in its album whatever it is called and whether or not it was listed")
    func oddFile() {
        let part = AlbumPart(file: Self.path(".b"), amongst: Self.paths("a.png", "c.png"))
        #expect(part.entries == Self.paths(".b", "a.png", "c.png"))
    }

    @Test("Files stay in the order in which they were given; folders are expanded in their place")
    func severalNames() {
        var album = Album(Self.paths("z.png", "folder", "a.png"))
        album.expand(into: [
            AlbumPart(file: Self.path("z.png")),
            AlbumPart(folder: Self.path("folder"), names: Self.paths("10.png", "9.png", "x.txt")),
            AlbumPart(file: Self.path("a.png")),
        ])
        #expect(album.entries == Self.paths("z.png", "folder/9.png", "folder/10.png", "a.png"))
        #expect(album.current == Self.path("z.png"))
    }

    @Test("A folder that was the current picture gives way to its first picture, an empty one to what comes after it")
    func currentFolder() {
        let full = AlbumPart(folder: Self.path("f/"), names: Self.paths("2.png", "1.png"))
        let empty = AlbumPart(folder: Self.path("e"), names: [])
        var album = Album(Self.paths("e", "f/"))
        album.expand(into: [empty, full])
        #expect(album.current == Self.path("f/1.png"))
        album = Album(Self.paths("f/", "e"))
        _ = album.go(to: 1)
        album.expand(into: [full, empty])
        #expect(album.current == Self.path("f/2.png"))
        album = Album(Self.paths("e"))
        album.expand(into: [empty])
        #expect(album.current == Self.path("e"))
    }

    @Test("Whatever is listed, the current picture stays the current one as long as it is in the list")
    func keepsCurrent() throws {
        try forAll(cases: 500, seed: 3) { random in
            let names = (0..<random.int(in: 1...8)).map { _ in random.name() + [0x31] }
            var album = Album(names)
            _ = album.go(to: random.int(in: 0...(names.count - 1)))
            let current = album.current
            let parts = names.map { name in
                random.chance(0.3)
                    ? AlbumPart(
                        folder: name,
                        names: (0..<random.int(in: 0...3)).map { _ in Array("\(random.int(in: 0...99)).png".utf8) })
                    : AlbumPart(file: name)
            }
            let expanded = parts.flatMap(\.entries)
            album.expand(into: parts)
            try hold(!expanded.contains(current ?? []) || album.current == current, "\(names)")
            try hold(album.entries == (expanded.isEmpty ? names : expanded), "\(names)")
            try hold(album.entries.indices.contains(album.index), "\(names)")
        }
    }
}
