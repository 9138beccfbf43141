import Geometry
import TestSupport
import Testing
import Wire

@Suite("The messages between viewer and helper")
struct MessageTests {
    static let fromHelper: [HelperMessage] = [
        .ready([.addressSpace, .notDumpable]),
        .ready(
            .addressSpace,
            refusals: [ProtectionRefusal(.noFiles, errno: 38), ProtectionRefusal(.fewCalls, errno: 0)]),
        .opened(
            OpenedPicture(
                size: PixelSize(width: 65_535, height: 1), levels: 8, frames: 3, format: "jpeg", hasAlpha: true,
                notices: .largeFrames)),
        .rows(RowsWritten(level: 2, rows: 3..<70_000, pass: 5)),
        .progress(0.25), .progress(nil), .noticed(.incomplete), .done,
        .animated(AnimationFacts(frames: 2, plays: 0, firstDuration: 100_000)),
        .animated(AnimationFacts(frames: 10_000, plays: 65_536, firstDuration: 3_600_000_000)),
        .frame(
            FrameWritten(
                generation: 3, index: 9999, slot: 7, duration: 20_000,
                changed: PixelRect(x: 1, y: 2, width: 3, height: 4))),
        .shortened(frames: 1), .metadata(MetadataPart([], isLast: true)),
        .metadata(
            MetadataPart(
                [
                    MetadataItem(.title, "größer", language: "de-AT"), MetadataItem(.caption, ""),
                    MetadataItem(.latitude, -33.5),
                ].compactMap { $0 }, isLast: false)),
        .failed(.notAPicture(seemsToBe: "a text")), .failed(.unsupported(format: "avif")),
        .failed(.damaged(detail: "größer")), .failed(.outOfMemory), .failed(.unreadable(errno: 5)),
        .failed(.tooLarge(.fileSize(54), PixelSize(width: 30_000, height: 30_000))),
        .failed(.helperFault(detail: "")),
    ]

    @Test("What a helper says comes out as it went in", arguments: fromHelper)
    func helperRoundTrip(_ message: HelperMessage) throws {
        #expect(try HelperMessage(decoding: message.encoded()) == message)
    }

    @Test("What the viewer says comes out as it went in")
    func viewerRoundTrip() throws {
        let limits = PictureLimits(maximumSide: 7, maximumPixels: 1 << 40, memoryBudget: 1 << 50)
        for message in [
            ViewerMessage.open(OpenRequest(largestSideFirst: 1920, firstLevel: 2, limits: limits)), .map(firstLevel: 3),
            .open(OpenRequest(largestSideFirst: 1, limits: limits, plays: true)), .mapFrames(slots: 5),
            .release(slot: 4), .seek(SeekRequest(generation: 1, frame: 2, keptSlot: nil)),
            .seek(SeekRequest(generation: 1, frame: 2, keptSlot: 0)),
        ] {
            #expect(try ViewerMessage(decoding: message.encoded()) == message)
        }
    }

    @Test("A message that was cut, or has a byte too many, is refused", arguments: fromHelper)
    func wrongLength(_ message: HelperMessage) {
        let bytes = message.encoded()
        for count in 0..<bytes.count {
            #expect(throws: WireError.self) { try HelperMessage(decoding: Array(bytes[..<count])) }
        }
        #expect(throws: WireError.tooLong) { try HelperMessage(decoding: bytes + [0]) }
    }

    @Test("A number that no message has is refused")
    func unknown() {
        #expect(throws: WireError.unknownMessage(200)) { try HelperMessage(decoding: [200, 1, 2, 3]) }
        #expect(throws: WireError.unknownMessage(0)) { try ViewerMessage(decoding: [0]) }
    }

    @Test("Fields that cannot be are refused")
    func impossibleFields() {
        func progress(_ fraction: Double) -> [UInt8] { HelperMessage.progress(fraction).encoded() }
        for fraction in [-0.1, 1.1, .nan, .infinity] {
            #expect(throws: WireError.invalidField("progress")) { try HelperMessage(decoding: progress(fraction)) }
        }
        let empty = OpenedPicture(size: PixelSize(width: 0, height: 9), levels: 1, format: "png", hasAlpha: false)
        #expect(throws: WireError.invalidField("size")) {
            try HelperMessage(decoding: HelperMessage.opened(empty).encoded())
        }
        let named = OpenedPicture(size: PixelSize(width: 9, height: 9), levels: 1, format: "a\nb", hasAlpha: false)
        #expect(throws: WireError.invalidField("format")) {
            try HelperMessage(decoding: HelperMessage.opened(named).encoded())
        }
        for facts in [
            AnimationFacts(frames: 1, plays: 0, firstDuration: 100_000),
            AnimationFacts(frames: 10_001, plays: 0, firstDuration: 100_000),
            AnimationFacts(frames: 2, plays: 0, firstDuration: 999),
            AnimationFacts(frames: 2, plays: 0, firstDuration: 3_600_000_001),
        ] {
            #expect(throws: WireError.self) { try HelperMessage(decoding: HelperMessage.animated(facts).encoded()) }
        }
        let whole = PixelRect(x: 0, y: 0, width: 1, height: 1)
        for (index, duration) in [(0, 100_000), (10_000, 100_000), (1, 0), (1, 4_000_000_000)] {
            let frame = FrameWritten(generation: 0, index: index, slot: 0, duration: duration, changed: whole)
            #expect(throws: WireError.self) { try HelperMessage(decoding: HelperMessage.frame(frame).encoded()) }
        }
    }

    @Test("Bytes of any kind never trap: they are a message or are refused")
    func anything() throws {
        try forAll(cases: 20_000, seed: 0x57_49_52_45) { random in
            var bytes = Self.fromHelper[random.int(in: 0...Self.fromHelper.count - 1)].encoded()
            for _ in 0..<random.int(in: 1...4) {
                let place = random.int(in: 0...bytes.count - 1)
                bytes[place] = UInt8(truncatingIfNeeded: random.next())
            }
            if random.chance(0.3) { bytes.removeLast(random.int(in: 0...bytes.count - 1)) }
            if let message = try? HelperMessage(decoding: bytes) {
                let again = try HelperMessage(decoding: message.encoded())
                try hold(again == message, "\(bytes) became \(message), then \(again)")
            }
            _ = try? ViewerMessage(decoding: bytes)
        }
    }

    @Test("A text that is too long is cut between two characters")
    func longText() throws {
        let long = String(repeating: "好", count: 1000)
        let message = try HelperMessage(decoding: HelperMessage.failed(.damaged(detail: long)).encoded())
        guard case .failed(.damaged(let detail)) = message else {
            Issue.record("\(message)")
            return
        }
        #expect(!detail.isEmpty && long.hasPrefix(detail))
        #expect(HelperMessage.failed(.damaged(detail: long)).encoded().count <= Packet.mostBytes)
    }
}
