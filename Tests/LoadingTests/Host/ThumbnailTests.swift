import DecoderHost
import Foundation
import Geometry
import TestSupport
import Testing
import Wire

@testable import Imaging

@Suite("Thumbnails of the desktop", .timeLimit(.minutes(5)))
struct ThumbnailTests {
    @Test(
        "Digests are those of RFC 1321 and of the thumbnail standard",
        arguments: [
            ("", "d41d8cd98f00b204e9800998ecf8427e"), ("a", "0cc175b9c0f1b6a831c399e269772661"),
            ("abc", "900150983cd24fb0d6963f7d28e17f72"), ("message digest", "f96b697d7cb7938d525a2f31aaf161d0"),
            ("abcdefghijklmnopqrstuvwxyz", "c3fcd3d76192e4007dfb496cca67e13b"),
            (
                "12345678901234567890123456789012345678901234567890123456789012345678901234567890",
                "57edf4a22be3c955ac49da2e2107b67a"
            ),
            ("file:///home/jens/photos/me.png", "c6ee772d9e49320e97ec29a7eb5b1697"),
        ])
    func digests(text: String, digest: String) { #expect(MD5.hexadecimal(Array(text.utf8)) == digest) }

    @Test("Digests agree with another program's at every length around a block", .enabled(if: Self.hasDigester))
    func lengths() throws {
        let folder = try ScratchFolder()
        for length in [54, 55, 56, 57, 63, 64, 65, 119, 120, 121, 1000] {
            let bytes = (0..<length).map { UInt8(truncatingIfNeeded: $0 * 7) }
            let answer = try ChildProcess.run(["md5sum", folder.file("bytes", bytes).path])
            #expect(answer.hasPrefix(MD5.hexadecimal(bytes)), "\(length)")
        }
    }

    private static var hasDigester: Bool { FileManager.default.isExecutableFile(atPath: "/usr/bin/md5sum") }

    @Test(
        "Addresses of files are written as GLib writes them",
        arguments: [
            ("/a/b.png", "file:///a/b.png"), ("//a/./b//../c d.png", "file:///a/c%20d.png"),
            ("/ü/[1];?#%.png", "file:///%C3%BC/%5B1%5D%3B%3F%23%25.png"),
            ("/a+(b)&c='~!*,@$", "file:///a+(b)&c='~!*,@$"),
            ("/../x", "file:///x"),
        ])
    func addresses(path: String, uri: String) { #expect(FileURI.of(Array(path.utf8)) == uri) }

    @Test(
        "A relative path begins in the working folder; bytes that are no text are escaped; endless ones have no address"
    )
    func oddAddresses() {
        let folder = FileManager.default.currentDirectoryPath
        #expect(FileURI.of(Array("x.png".utf8)) == FileURI.of(Array("\(folder)/x.png".utf8)))
        #expect(FileURI.of([0x2F, 0xFF]) == "file:///%FF")
        #expect(FileURI.of(Array(repeating: 0x61, count: 2000)) == nil)
    }

    /// A large picture in one color with noise, and the thumbnail of another color that the desktop has of it.
    private struct Scene {
        let folder: ScratchFolder
        let picture: URL
        let uri: String
        var modified: Int64

        init() throws {
            folder = try ScratchFolder()
            picture = try folder.jpeg("a picture.jpg", width: 1800, height: 1200, options: ["-quality", "95"])
            uri = try #require(FileURI.of(Array(picture.path.utf8)))
            var status = stat()
            #expect(stat(picture.path, &status) == 0)
            modified = Int64(status.st_mtim.tv_sec)
        }

        func makeThumbnail(
            uri: String? = nil, modified: Int64? = nil, size: String = "256x171", folder name: String = "large"
        ) throws {
            try folder.makeFolder("thumbnails/\(name)")
            let file = "thumbnails/\(name)/\(MD5.hexadecimal(Array(self.uri.utf8))).png"
            // ImageMagick has its own use for percent signs.
            let address = (uri ?? self.uri).replacingOccurrences(of: "%", with: "%%")
            try ChildProcess.run([
                "convert", "-size", size, "xc:#00ff00", "-set", "Thumb::URI", address, "-set", "Thumb::MTime",
                "\(modified ?? self.modified)", "PNG:" + folder.path(file),
            ])
        }

        /// Whether the thumbnail was shown: then the picture's own rows are a second pass.
        func showsThumbnail(bounds: PixelSize? = nil) -> Bool {
            let bench = Bench(thumbnailFolder: folder.path("thumbnails"))
            let wishes = OpenWishes(largestSideFirst: 900, bounds: bounds)
            let story = bench.open(Array(picture.path.utf8), wishes: wishes)
            #expect(story.isDone)
            return story.rows.contains { $0.pass == 1 }
        }
    }

    @Test("A thumbnail of the picture as it is now is shown before the picture", .enabled(if: Truth.hasImageMagick))
    func shown() throws {
        let scene = try Scene()
        #expect(!scene.showsThumbnail())
        try scene.makeThumbnail()
        #expect(scene.showsThumbnail())
        #expect(!scene.showsThumbnail(bounds: PixelSize(width: 900, height: 900)), "of a neighbor nobody sees it")
    }

    @Test("One of an older state, of another file or of another shape is not shown", .enabled(if: Truth.hasImageMagick))
    func refused() throws {
        let scene = try Scene()
        try scene.makeThumbnail(modified: scene.modified - 1)
        #expect(!scene.showsThumbnail())
        try scene.makeThumbnail(uri: "file:///another.jpg")
        #expect(!scene.showsThumbnail())
        try scene.makeThumbnail(size: "256x256")
        #expect(!scene.showsThumbnail())
        try scene.makeThumbnail(size: "2000x1333")
        #expect(!scene.showsThumbnail())
    }

    @Test("Damaged thumbnails, and what is none, change nothing", .enabled(if: Truth.hasImageMagick))
    func hostile() throws {
        let scene = try Scene()
        try scene.makeThumbnail()
        let path = scene.folder.path("thumbnails/large/\(MD5.hexadecimal(Array(scene.uri.utf8))).png")
        let whole = try [UInt8](Data(contentsOf: URL(filePath: path)))
        var random = SeededGenerator(seed: 8)
        for _ in 0..<6 {
            var bytes = whole
            for _ in 0..<4 { bytes[random.int(in: 0...(bytes.count - 1))] = UInt8(random.int(in: 0...255)) }
            if random.chance(0.5) { bytes.removeLast(random.int(in: 1...(bytes.count - 1))) }
            try Data(bytes).write(to: URL(filePath: path))
            _ = scene.showsThumbnail()
        }
        try Data().write(to: URL(filePath: path))
        #expect(!scene.showsThumbnail())
        try scene.folder.remove("thumbnails/large/\(MD5.hexadecimal(Array(scene.uri.utf8))).png")
        symlink("/dev/zero", path)
        #expect(!scene.showsThumbnail())
    }

    @Test("The larger thumbnail of those that are there is taken", .enabled(if: Truth.hasImageMagick))
    func sizes() throws {
        let scene = try Scene()
        try scene.makeThumbnail(modified: 1, folder: "normal")
        try scene.makeThumbnail(size: "512x341", folder: "x-large")
        #expect(scene.showsThumbnail())
    }

    @Test("What a thumbnail says is found among any chunks, and a time may have a fraction")
    func texts() {
        func chunk(_ name: String, _ bytes: [UInt8]) -> [UInt8] {
            [0, 0, UInt8(bytes.count >> 8), UInt8(bytes.count & 255)] + Array(name.utf8) + bytes + [0, 0, 0, 0]
        }
        let start: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
        let uri = chunk("tEXt", Array("Thumb::URI\0file:///a".utf8))
        let claim = ThumbnailClaim(uri: "file:///a", modified: 42)
        for (time, holds) in [("42", true), ("42.5", true), ("43", false), ("", false), ("x", false)] {
            let file = start + chunk("gAMA", [1, 2, 3, 4]) + uri + chunk("tEXt", Array("Thumb::MTime\0\(time)".utf8))
            #expect(ThumbnailTexts.confirm(claim, in: file) == holds, "\(time)")
        }
        #expect(!ThumbnailTexts.confirm(claim, in: start + uri))
        #expect(!ThumbnailTexts.confirm(claim, in: []))
        #expect(!ThumbnailTexts.confirm(claim, in: start + [0xFF, 0xFF, 0xFF, 0xFF] + Array("tEXt".utf8)))
    }
}
