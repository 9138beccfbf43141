import Desktop
import Glibc
import TestSupport
import Testing

@Suite("The trash", .serialized)
struct TrashTests {
    private let home: TemporaryFolder
    private let folder: TemporaryFolder

    init() throws {
        home = try TemporaryFolder()
        folder = try TemporaryFolder()
        setenv("XDG_DATA_HOME", home.file("data"), 1)
    }

    private func text(_ path: String) -> String? { FileBytes.read(path).map { String(decoding: $0, as: UTF8.self) } }

    private func text(_ path: [UInt8]) -> String? { text(String(decoding: path, as: UTF8.self)) }

    @Test("A file goes with a note of where it was and when, and comes back")
    func thereAndBack() throws {
        let path = try folder.write([1, 2, 3], to: "a b–c%.png")
        let file = try Trash.move(Array(path.utf8))
        #expect(FileBytes.read(path) == nil)
        #expect(FileBytes.read(home.file("data/Trash/files/a b–c%.png")) == [1, 2, 3])
        let note = try #require(text(home.file("data/Trash/info/a b–c%.png.trashinfo")))
        let lines = note.split(separator: "\n").map(String.init)
        #expect(lines.count == 3)
        #expect(lines[0] == "[Trash Info]")
        #expect(lines[1] == "Path=\(folder.path)/a%20b%E2%80%93c%25.png")
        #expect(lines[2].wholeMatch(of: /DeletionDate=\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d/) != nil)
        try Trash.restore(file)
        #expect(FileBytes.read(path) == [1, 2, 3])
        #expect(text(file.note) == nil && text(file.place) == nil)
    }

    @Test("Files of one name do not take each other's place")
    func names() throws {
        let path = try folder.write([1], to: "a.png")
        let first = try Trash.move(Array(path.utf8))
        try folder.write([2], to: "a.png")
        let second = try Trash.move(Array(path.utf8))
        #expect(text(second.place) == "\u{2}" && text(first.place) == "\u{1}")
        #expect(String(decoding: second.place, as: UTF8.self).hasSuffix("/a.2.png"))
        try Trash.restore(first)
        #expect(throws: TrashError.nameTaken) { try Trash.restore(second) }
        #expect(FileBytes.read(path) == [1])
        #expect(text(second.place) == "\u{2}")
    }

    @Test("A name of the greatest length finds room for its ending and its number")
    func longNames() throws {
        let name = String(repeating: "n", count: 250) + ".png"
        for value in [UInt8(1), 2] {
            let path = try folder.write([value], to: name)
            let file = try Trash.move(Array(path.utf8))
            #expect(FileBytes.read(String(decoding: file.place, as: UTF8.self)) == [value])
            #expect(String(decoding: file.place, as: UTF8.self).hasSuffix(".png"))
            #expect(FileBytes.read(path) == nil)
        }
    }

    @Test("A link goes itself; a folder and what is not there do not go")
    func kinds() throws {
        let path = try folder.write([7], to: "real.png")
        #expect(symlink(path, folder.file("link.png")) == 0)
        let file = try Trash.move(Array(folder.file("link.png").utf8))
        #expect(FileBytes.read(path) == [7])
        var status = stat()
        #expect(lstat(folder.file("link.png"), &status) != 0)
        try Trash.restore(file)
        #expect(throws: TrashError.notAFile) { try Trash.move(Array(folder.path.utf8)) }
        #expect(throws: TrashError.notAFile) { try Trash.move(Array(folder.file("none").utf8)) }
        unlink(folder.file("link.png"))
    }

    @Test("What is gone from the trash cannot be brought back, and that is said")
    func gone() throws {
        let path = try folder.write([1], to: "x.png")
        let file = try Trash.move(Array(path.utf8))
        unlink(String(decoding: file.place, as: UTF8.self))
        #expect(throws: TrashError.gone) { try Trash.restore(file) }
    }

    /// Whether tests may mount file systems here.
    private static let mayMount = geteuid() == 0

    @Test("A file of another file system goes to the trash at its top, named from there", .enabled(if: mayMount))
    func otherFileSystem() throws {
        let top = folder.file("disk")
        mkdir(top, 0o700)
        guard mount("vitrine-test", top, "tmpfs", 0, "size=1m") == 0 else { return }
        defer { umount2(top, Int32(MNT_DETACH)) }
        mkdir("\(top)/in ner", 0o700)
        try folder.write([9], to: "disk/in ner/p.png")
        let file = try Trash.move(Array("\(top)/in ner/p.png".utf8))
        #expect(FileBytes.read("\(top)/.Trash-\(getuid())/files/p.png") == [9])
        #expect(text("\(top)/.Trash-\(getuid())/info/p.png.trashinfo")?.contains("\nPath=in%20ner/p.png\n") == true)
        #expect(FileBytes.read(home.file("data/Trash/info/p.png.trashinfo")) == nil)
        try Trash.restore(file)
        #expect(FileBytes.read("\(top)/in ner/p.png") == [9])
        // An administrator's trash for everybody comes first, if nobody can remove what is another one's there.
        mkdir("\(top)/.Trash", 0o777)
        for (mode, isUsed) in [(mode_t(0o777), false), (0o1777, true)] {
            chmod("\(top)/.Trash", mode)
            let file = try Trash.move(Array("\(top)/in ner/p.png".utf8))
            let place = String(decoding: file.place, as: UTF8.self)
            #expect(place.hasPrefix("\(top)/.Trash/\(getuid())/") == isUsed, "\(place)")
            try Trash.restore(file)
        }
    }

    @Test(
        "A second mount of the same file system is no place that a rename reaches: its own trash is taken",
        .enabled(if: mayMount))
    func bindMount() throws {
        let top = folder.file("bound")
        mkdir(top, 0o700)
        mkdir(folder.file("source"), 0o700)
        guard mount(folder.file("source"), top, nil, UInt(MS_BIND), nil) == 0 else { return }
        defer { umount2(top, Int32(MNT_DETACH)) }
        try folder.write([5], to: "bound/p.png")
        let file = try Trash.move(Array("\(top)/p.png".utf8))
        #expect(String(decoding: file.place, as: UTF8.self).hasPrefix("\(top)/.Trash-"))
        #expect(FileBytes.read(home.file("data/Trash/info/p.png.trashinfo")) == nil)
    }
}
