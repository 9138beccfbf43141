import Album
import TestSupport
import Testing

@Suite("The catalog of an album")
struct AlbumCatalogTests {
    private func bytes(_ text: String) -> [UInt8] { Array(text.utf8) }

    private func texts(_ paths: [[UInt8]]) -> [String] { paths.map { String(decoding: $0, as: UTF8.self) } }

    @Test("Folders in a folder come after its own files, each as a whole, in natural order")
    func recursive() {
        var catalog = AlbumCatalog()
        catalog.append(folder: bytes("x"))
        catalog.note(folder: bytes("x/b10/"), in: bytes("x/"))
        catalog.note(folder: bytes("x/b2/"), in: bytes("x/"))
        catalog.note(folder: bytes("x/b2/c/"), in: bytes("x/b2/"))
        for (folder, name) in [
            ("x/b10/", "1.png"), ("x/b2/", "2.png"), ("x/b2/c/", "0.png"), ("x/", "z.png"), ("x/b2/", "1.png"),
            ("x/other/", "not.png"), ("x/", "notes.txt"),
        ] {
            catalog.put(AlbumItem(path: bytes(folder + name)), inFolder: bytes(folder))
        }
        let entries = catalog.update().entries
        #expect(texts(entries) == ["x/z.png", "x/b2/1.png", "x/b2/2.png", "x/b2/c/0.png", "x/b10/1.png"])
    }

    @Test("By time the oldest comes first, by size the smallest, over all names; equal ones by name")
    func facts() {
        for (order, wanted) in [
            (PictureOrder.time, ["y/1.png", "x/10.png", "x/9.png", "x/2.png"]),
            (.size, ["x/2.png", "x/9.png", "x/10.png", "y/1.png"]),
        ] {
            var catalog = AlbumCatalog(order: order)
            catalog.append(folder: bytes("x"))
            catalog.append(file: bytes("y/1.png"), withFolder: false)
            catalog.put(AlbumItem(path: bytes("y/1.png"), modified: 1, byteCount: 900), inFolder: bytes("y/"))
            for (name, time, size) in [("x/2.png", 30, 5), ("x/9.png", 20, 10), ("x/10.png", 19, 10)] {
                catalog.put(
                    AlbumItem(path: bytes(name), modified: Int64(time), byteCount: Int64(size)), inFolder: bytes("x/"))
            }
            #expect(texts(catalog.update().entries) == wanted)
        }
    }

    @Test("A random order is another one for another seed, and those that are there keep it when others come")
    func random() throws {
        func order(_ seed: UInt64, _ count: Int) -> [[UInt8]] {
            var catalog = AlbumCatalog(order: .random(seed: seed))
            catalog.append(folder: bytes("x"))
            for number in 0..<count {
                catalog.put(AlbumItem(path: bytes("x/\(number).png")), inFolder: bytes("x/"))
            }
            return catalog.update().entries
        }
        let few = order(1, 40)
        let many = order(1, 60)
        #expect(many.filter(few.contains) == few)
        #expect(order(2, 40) != few)
        #expect(NaturalOrder.sorted(few) != few)
    }

    @Test("A file that was named is in the album whatever it is called, until it is removed, and again when it is back")
    func named() {
        var catalog = AlbumCatalog()
        catalog.append(file: bytes("x/odd"), withFolder: true)
        catalog.put(AlbumItem(path: bytes("x/a.png")), inFolder: bytes("x/"))
        #expect(texts(catalog.update().entries) == ["x/a.png", "x/odd"])
        catalog.remove(bytes("x/odd"), inFolder: bytes("x/"))
        #expect(texts(catalog.update().entries) == ["x/a.png"])
        #expect(!catalog.contains(bytes("x/odd")) && catalog.takes(bytes("x/odd"), inFolder: bytes("x/")))
        catalog.put(AlbumItem(path: bytes("x/odd")), inFolder: bytes("x/"))
        #expect(texts(catalog.update().entries) == ["x/a.png", "x/odd"])
        #expect(catalog.files(inFolder: bytes("x/")).count == 2)
    }

    @Test("Names that are not looked up yet stand for themselves behind the others")
    func unknown() {
        var catalog = AlbumCatalog(order: .size)
        catalog.append(folder: bytes("x"))
        catalog.put(AlbumItem(path: bytes("x/1.png"), byteCount: 9), inFolder: bytes("x/"))
        let update = catalog.update(unknown: [bytes("y"), bytes("z")])
        #expect(texts(update.entries) == ["x/1.png", "y", "z"])
        #expect(!update.isComplete && update.parts.count == 3)
    }

    @Test("After any changes it is as if it had been listed anew")
    func anyChanges() throws {
        try forAll(cases: 200, seed: 5) { random in
            let order = random.pick(PictureOrder.name, .time, .size, .random(seed: 4))
            let folders = ["", "f/", "f/g/", "h/"]
            func start() -> AlbumCatalog {
                var catalog = AlbumCatalog(order: order)
                catalog.append(folder: bytes("f"))
                catalog.note(folder: bytes("f/g/"), in: bytes("f/"))
                catalog.append(file: bytes("h/5.png"), withFolder: false)
                catalog.append(folder: bytes("f/g"))
                return catalog
            }
            var catalog = start()
            var files: [String: (AlbumItem, String)] = ["h/5.png": (AlbumItem(path: bytes("h/5.png")), "h/")]
            for step in 0..<random.int(in: 1...60) {
                let folder = random.element(of: folders) ?? ""
                let path = folder + "\(random.int(in: 0...12))" + random.pick(".png", ".txt")
                if random.chance(0.6) {
                    let item = AlbumItem(
                        path: bytes(path), modified: Int64(random.int(in: 0...4)),
                        byteCount: Int64(random.int(in: 0...4)))
                    files[path] = (item, folder)
                    catalog.put(item, inFolder: bytes(folder))
                } else {
                    files[path] = nil
                    catalog.remove(bytes(path), inFolder: bytes(folder))
                }
                if step % 7 == 0 { _ = catalog.update() }
            }
            var fresh = start()
            if files["h/5.png"] == nil { fresh.remove(bytes("h/5.png"), inFolder: bytes("h/")) }
            for (item, folder) in files.values { fresh.put(item, inFolder: bytes(folder)) }
            try hold(catalog.update() == fresh.update(), "\(texts(catalog.update().entries))")
        }
    }
}
