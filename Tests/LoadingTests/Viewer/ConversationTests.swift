import Geometry
import Testing
import Wire

@testable import Imaging

@Suite("What the viewer makes of a helper's messages")
struct ConversationTests {
    private func conversation(budget: Int = 1 << 30) -> HelperConversation {
        HelperConversation(limits: PictureLimits(memoryBudget: budget), firstLevel: 0, fileBytes: 1000)
    }

    private static func opened(_ width: Int, _ height: Int, levels: Int) -> HelperMessage {
        .opened(
            OpenedPicture(
                size: PixelSize(width: width, height: height), levels: levels, format: "png", hasAlpha: true))
    }

    /// A picture of two levels: 600 x 3 and 300 x 2.
    private static let two = opened(600, 3, levels: 2)

    private static func rows(_ level: Int, _ rows: Range<Int>, pass: Int = 0) -> HelperMessage {
        .rows(RowsWritten(level: level, rows: rows, pass: pass))
    }

    private func failure(of messages: [HelperMessage], budget: Int = 1 << 30) -> PictureFailure? {
        var conversation = conversation(budget: budget)
        do throws(PictureFailure) {
            for message in messages { _ = try conversation.handle(message) }
            return nil
        } catch {
            return error
        }
    }

    @Test("A helper that does everything in order is believed")
    func good() throws {
        var conversation = conversation()
        guard case .sendWish = try conversation.handle(.ready([])) else {
            Issue.record("no wish was sent")
            return
        }
        guard case .makePixels(let info) = try conversation.handle(Self.two) else {
            Issue.record("no memory was made")
            return
        }
        #expect(info.size == PixelSize(width: 600, height: 3))
        let rows = [Self.rows(1, 0..<1), Self.rows(1, 1..<2), Self.rows(0, 0..<3), Self.rows(1, 0..<2, pass: 4)]
        for message in rows + [.progress(0.5)] {
            guard case .report = try conversation.handle(message) else {
                Issue.record("\(message) was not reported")
                return
            }
        }
        guard case .finish = try conversation.handle(.done) else {
            Issue.record("it is not over")
            return
        }
    }

    @Test(
        "Nonsense ends it",
        arguments: [
            [.done], [.progress(0.1)], [two], [rows(0, 0..<1)], [.ready([]), .ready([])], [.ready([]), .done],
            [.ready([]), rows(0, 0..<1)], [.ready([]), two, two], [.ready([]), two, .ready([])],
            [.ready([]), two, .done], [.ready([]), two, rows(1, 0..<2), .done],
            [.ready([]), two, rows(2, 0..<1)], [.ready([]), two, rows(0, 0..<4)],
            [.ready([]), two, rows(0, 1..<2)], [.ready([]), two, rows(0, 0..<2), rows(0, 0..<2)],
            [.ready([]), two, rows(0, 0..<2), rows(0, 2..<3, pass: 1)],
            [.ready([]), two, rows(0, 0..<3), rows(0, 0..<3, pass: 1), rows(0, 0..<3)],
            [.ready([]), opened(600, 3, levels: 3)],
            [.ready([]), two, rows(0, 0..<3), rows(1, 0..<2), .done, .done],
        ] as [[HelperMessage]])
    func nonsense(_ messages: [HelperMessage]) {
        guard case .nonsense = failure(of: messages) else {
            Issue.record("\(String(describing: failure(of: messages)))")
            return
        }
    }

    @Test("A size that no limit allows is refused again, whatever the helper thinks of it")
    func tooLarge() {
        let bomb = Self.opened(30_000, 30_000, levels: 7)
        #expect(
            failure(of: [.ready([]), bomb])
                == .decoding(.tooLarge(.fileSize(1000), PixelSize(width: 30_000, height: 30_000))))
        #expect(
            failure(of: [.ready([]), Self.two], budget: 100)
                == .decoding(.tooLarge(.memory(100), PixelSize(width: 600, height: 3))))
    }

    @Test("What the helper says about a failure is passed on")
    func failed() {
        #expect(
            failure(of: [.ready([]), .failed(.notAPicture(seemsToBe: "a text"))])
                == .decoding(.notAPicture(seemsToBe: "a text")))
    }

    private static let frames = HelperMessage.animated(AnimationFacts(frames: 3, plays: 0, firstDuration: 100_000))
    private static let whole = [rows(1, 0..<2), rows(0, 0..<3)]

    @Test(
        "That a picture moves may be said once its first frame is there; memory for frames is made only when they are wished for"
    )
    func animated() throws {
        for plays in [false, true] {
            var conversation = HelperConversation(
                limits: PictureLimits(memoryBudget: 1 << 30), firstLevel: 0, fileBytes: 1000, plays: plays)
            for message in [.ready([]), Self.two] + Self.whole { _ = try conversation.handle(message) }
            switch try conversation.handle(Self.frames) {
            case .report(.animated(let info, nil)): #expect(!plays && info.slots == 0)
            case .makeFrames(let info, let layout):
                #expect(plays && info.slots == 2 && info.byteCount == 2 * layout.byteCount)
            default: Issue.record("plays: \(plays)")
            }
        }
    }

    @Test("Frames before the first, or without memory for them, are nonsense")
    func framesTooEarly() {
        let frame = HelperMessage.frame(
            FrameWritten(
                generation: 0, index: 1, slot: 0, duration: 100_000, changed: PixelRect(x: 0, y: 0, width: 1, height: 1)
            ))
        for late in [[Self.frames], [frame], Self.whole + [frame], Self.whole + [.shortened(frames: 1)]] {
            guard case .nonsense = failure(of: [.ready([]), Self.two] + late) else {
                Issue.record("\(late) was believed")
                continue
            }
        }
    }

    private static func metadata(_ count: Int, isLast: Bool, _ text: String = "x") -> HelperMessage {
        .metadata(
            MetadataPart(
                (0..<count).compactMap { _ in MetadataItem(.title, text, language: "de") }, isLast: isLast))
    }

    @Test("What the file says is told once, as a whole, with texts that are fit to be shown")
    func metadata() throws {
        var conversation = conversation()
        for message in [.ready([]), Self.two, Self.metadata(2, isLast: false)] as [HelperMessage] {
            _ = try conversation.handle(message)
        }
        let action = try conversation.handle(Self.metadata(1, isLast: true, "a\nb\u{202E}"))
        guard case .report(.metadata(let items)) = action else {
            Issue.record("nothing was told")
            return
        }
        #expect(items.count == 3)
        #expect(items.last == MetadataItem(.title, "a␊b<U+202E>", language: "de"))
    }

    @Test("A helper that says it twice, too early or without end talks nonsense")
    func tooMuchMetadata() {
        let beginning: [HelperMessage] = [.ready([]), Self.two]
        let last = Self.metadata(0, isLast: true)
        #expect(failure(of: beginning + [last]) == nil)
        let tooMuch = PictureFailure.nonsense(detail: "it said too much about the picture")
        #expect(failure(of: beginning + [last, last]) == tooMuch)
        let part = Self.metadata(30, isLast: false)
        #expect(failure(of: beginning + [part, part, part]) == tooMuch)
        #expect(failure(of: [.ready([]), last]) == .nonsense(detail: "it sent a message at a wrong time"))
    }
}
