import Geometry
import TestSupport
import Testing
import Wire

@testable import Imaging

@Suite("What the viewer believes of frames")
struct LedgerTests {
    private let size = PixelSize(width: 30, height: 20)

    private func ledger(frames: Int = 5, slots: Int = 2) -> FrameLedger {
        FrameLedger(size: size, frames: frames, slots: slots, at: 0)
    }

    private func frame(_ index: Int, slot: Int, generation: Int = 0, changed: PixelRect? = nil) -> FrameWritten {
        FrameWritten(
            generation: generation, index: index, slot: slot, duration: 100_000,
            changed: changed ?? PixelRect(x: 0, y: 0, width: 30, height: 20))
    }

    @Test("Frames come in their order, over and over, without the first one, into slots that were given back")
    func order() throws {
        var ledger = ledger()
        for round in 0..<10 {
            #expect(try ledger.note(frame(1 + round % 4, slot: round % 2), at: 0))
            #expect(ledger.release(round % 2, at: 0) == true)
        }
    }

    @Test("A frame out of its order is nonsense")
    func wrongOrder() throws {
        for index in [0, 2, 4, 5, 9] {
            var ledger = ledger()
            #expect(throws: PictureFailure.self) { try ledger.note(frame(index, slot: 0), at: 0) }
        }
    }

    @Test("A frame in a slot that holds one, or that is not there, is nonsense", arguments: [0, 2, 99, -1])
    func wrongSlot(_ slot: Int) throws {
        var ledger = ledger()
        #expect(try ledger.note(frame(1, slot: 0), at: 0))
        #expect(throws: PictureFailure.self) { try ledger.note(frame(2, slot: slot), at: 0) }
    }

    @Test("A frame that says that it changes what is outside of the picture is nonsense")
    func wrongChange() throws {
        for part in [PixelRect(x: 1, y: 0, width: 30, height: 1), PixelRect(x: 0, y: 20, width: 1, height: 1)] {
            var ledger = ledger()
            #expect(throws: PictureFailure.self) { try ledger.note(frame(1, slot: 0, changed: part), at: 0) }
        }
    }

    @Test("After a wish for another frame those that were on their way are dropped, and that one comes first")
    func seeking() throws {
        var ledger = ledger()
        #expect(try ledger.note(frame(1, slot: 0), at: 0))
        let request = ledger.seek(to: 4, keeping: 0, at: 0)
        #expect(request == SeekRequest(generation: 1, frame: 4, keptSlot: 0))
        #expect(try ledger.note(frame(2, slot: 1), at: 0) == false)
        #expect(throws: PictureFailure.self) { try ledger.note(frame(3, slot: 1, generation: 2), at: 0) }
        #expect(throws: PictureFailure.self) { try ledger.note(frame(4, slot: 0, generation: 1), at: 0) }
        #expect(try ledger.note(frame(4, slot: 1, generation: 1), at: 0))
    }

    @Test("A slot is given back once")
    func release() throws {
        var ledger = ledger()
        #expect(ledger.release(0, at: 0) == false)
        #expect(try ledger.note(frame(1, slot: 0), at: 0))
        for slot in [1, 7] { #expect(ledger.release(slot, at: 0) == false) }
        #expect(ledger.release(0, at: 0) == true)
        #expect(ledger.release(0, at: 0) == false)
    }

    @Test("There can be fewer frames than were said, not more, and not none")
    func shortening() throws {
        for count in [0, 5, 6] {
            var ledger = ledger()
            #expect(throws: PictureFailure.self) { try ledger.shorten(to: count, at: 0) }
        }
        var ledger = ledger()
        try ledger.shorten(to: 3, at: 0)
        #expect(throws: PictureFailure.self) { try ledger.note(frame(3, slot: 0), at: 0) }
    }

    @Test(
        "All frames have a slot when they take no more than is usual; else as many as the memory allows, at least two")
    func slots() throws {
        let facts = AnimationFacts(frames: 100, plays: 0, firstDuration: 50_000)
        let mega = 1 << 20
        #expect(AnimationInfo(facts, frameBytes: mega / 2, room: .max)?.slots == 99)
        #expect(AnimationInfo(facts, frameBytes: mega, room: .max)?.slots == 64)
        #expect(AnimationInfo(facts, frameBytes: mega, room: 10 * mega)?.slots == 10)
        #expect(AnimationInfo(facts, frameBytes: 100 * mega, room: .max)?.slots == 2)
        #expect(AnimationInfo(facts, frameBytes: 100 * mega, room: 200 * mega - 1) == nil)
        #expect(AnimationInfo(facts, frameBytes: mega, room: -5) == nil)
        let two = AnimationFacts(frames: 2, plays: 0, firstDuration: 50_000)
        #expect(AnimationInfo(two, frameBytes: 100 * mega, room: 100 * mega)?.slots == 1)
    }
}
