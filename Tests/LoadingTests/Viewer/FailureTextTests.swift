import Geometry
import Imaging
import Localization
import Testing
import Wire

@Suite("Failures in words")
struct FailureTextTests {
    static let all: [PictureFailure] = [
        .missing, .notPermitted, .linkLoop, .folder, .notAFile(.pipe), .notAFile(.device), .notAFile(.socket), .empty,
        .notAnswering(milliseconds: 3000), .unreadable(errno: 5), .crashed, .hung(milliseconds: 30_000),
        .tookTooLong(milliseconds: 60_000),
        .nonsense(detail: "a message was too short"), .noHelper(program: "/x/vitrine-decode", errno: 2),
        .noResources(.memory, errno: 12), .noResources(.threads, errno: 11), .noResources(.connections, errno: 24),
        .decoding(.notAPicture(seemsToBe: "a text")), .decoding(.unsupported(format: "avif")),
        .decoding(.damaged(detail: "bad")), .decoding(.outOfMemory), .decoding(.unreadable(errno: 5)),
        .decoding(.helperFault(detail: "odd")),
        .decoding(.tooLarge(.side(65_535), PixelSize(width: 70_000, height: 1))),
        .decoding(.tooLarge(.pixels(1 << 31), PixelSize(width: 60_000, height: 60_000))),
        .decoding(.tooLarge(.fileSize(54), PixelSize(width: 30_000, height: 30_000))),
        .decoding(.tooLarge(.memory(1 << 30), PixelSize(width: 30_000, height: 30_000))),
    ]

    @Test("Every failure names its file, and no two read alike", arguments: all)
    func named(_ failure: PictureFailure) {
        let text = failure.text(fileName: "holiday.jpg", in: .english)
        #expect(text.what.contains("“holiday.jpg”"))
        #expect(text.sentence.hasSuffix("."))
        #expect(
            Self.all.count { $0.text(fileName: "a", in: .english) == failure.text(fileName: "a", in: .english) } <= 2)
    }

    @Test("A refusal names the limit in words")
    func limits() {
        let bomb = PictureFailure.decoding(.tooLarge(.fileSize(54), PixelSize(width: 30_000, height: 20_000)))
        #expect(
            bomb.text(fileName: "a.bmp", in: .english).sentence
                == "“a.bmp” is too large. It says that it has 30,000 × 20,000 pixels; the file has only 54 B, far too "
                + "little for that. It is damaged, or made to exhaust programs that open it. If you trust it, open it with "
                + "--trust-headers.")
    }

    @Test("A limit that an option raises names the option, and the program has that option")
    func options() {
        let size = PixelSize(width: 60_000, height: 60_000)
        let limits: [(PictureFailure, String)] = [
            (.decoding(.tooLarge(.pixels(1 << 31), size)), "--max-pixels"),
            (.decoding(.tooLarge(.fileSize(54), size)), "--trust-headers"),
            (.decoding(.tooLarge(.memory(1 << 30), size)), "--memory-budget"),
            (.decoding(.outOfMemory), "--decoder-memory"), (.tookTooLong(milliseconds: 60_000), "--decode-time"),
            (.decoding(.tooLarge(.side(65_535), size)), "No option"),
        ]
        for (failure, option) in limits { #expect(failure.text(fileName: "a", in: .english).advice.contains(option)) }
    }

    @Test("What a decoder says is cut and cannot break out of its line")
    func hostile() {
        let detail = "a\nb\u{202E}c" + String(repeating: "x", count: 500)
        let text = PictureFailure.decoding(.damaged(detail: detail)).text(fileName: "f", in: .english).why
        #expect(text.count < 220)
        #expect(text.contains("a␊b<U+202E>c"))
    }

}
