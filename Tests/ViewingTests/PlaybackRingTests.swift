import Geometry
import TestSupport
import Testing

@testable import Viewing

/// A decoder as the session sees it: it fills free slots with the next frames.
private struct Decoder {
    let frames: Int
    var free: Set<Int>
    var next = 1
    /// Frames that were sent while their slot was shown or held another.
    private(set) var faults: [String] = []

    init(frames: Int, slots: Int) {
        self.frames = frames
        free = Set(0..<slots)
    }

    mutating func perform(_ actions: [Playback.Action], slots: Int) {
        for action in actions {
            switch action {
            case .release(let slot):
                if !free.insert(slot).inserted { faults.append("slot \(slot) was released twice") }
            case .seek(let frame, let kept):
                if !(1..<frames).contains(frame) { faults.append("frame \(frame) was wished for") }
                next = frame
                free = Set(0..<slots)
                if let kept { free.remove(kept) }
            }
        }
    }

    mutating func decode() -> FrameArrival? {
        guard let slot = free.min() else { return nil }
        free.remove(slot)
        defer { next = next + 1 < frames ? next + 1 : 1 }
        return FrameArrival(
            index: next, slot: slot, duration: 20, changed: PixelRect(x: 0, y: 0, width: 1, height: 1))
    }
}

@Suite("Playing an animation that has few slots")
struct PlaybackRingTests {
    private static let slots = 3

    private func start(_ frames: Int) -> (Playback, Decoder) {
        let facts = PlaybackFacts(frames: frames, plays: nil, firstDuration: 20, slots: Self.slots)
        return (Playback(facts, at: 0), Decoder(frames: frames, slots: Self.slots))
    }

    private func fill(_ playback: inout Playback, _ decoder: inout Decoder, at time: Double) {
        while let frame = decoder.decode() { decoder.perform(playback.take(frame, at: time), slots: Self.slots) }
    }

    @Test("The slot of a frame is given back when the next one is shown, and the animation goes round without end")
    func around() {
        var (playback, decoder) = start(7)
        for step in 0..<100 {
            let time = Double(step) * 20
            decoder.perform(playback.advance(to: time), slots: Self.slots)
            #expect(playback.shown.index == step % 7)
            fill(&playback, &decoder, at: time)
        }
        #expect(decoder.faults == [])
    }

    @Test("Frames that were skipped are given back too")
    func skipping() {
        var (playback, decoder) = start(7)
        fill(&playback, &decoder, at: 0)
        decoder.perform(playback.advance(to: 60), slots: Self.slots)
        #expect(playback.shown.index == 3)
        #expect(decoder.free == [0, 1])
    }

    @Test("A step back asks the decoder for the frame, shows it when it comes, and goes on from there")
    func back() {
        var (playback, decoder) = start(9)
        fill(&playback, &decoder, at: 0)
        decoder.perform(playback.advance(to: 40), slots: Self.slots)
        #expect(playback.shown.index == 2)
        let actions = playback.step(by: -1)
        #expect(actions == [.seek(frame: 1, keeping: playback.shown.slot)])
        #expect(playback.shown.index == 2)
        decoder.perform(actions, slots: Self.slots)
        fill(&playback, &decoder, at: 50)
        #expect(playback.shown.index == 1)
        decoder.perform(playback.toggle(at: 60), slots: Self.slots)
        for (time, index) in [(80.0, 2), (100, 3), (120, 4)] {
            decoder.perform(playback.advance(to: time), slots: Self.slots)
            fill(&playback, &decoder, at: time)
            #expect(playback.shown.index == index)
        }
        #expect(decoder.faults == [])
    }

    @Test("Several steps at once lead to where they add up, however slow the decoder is")
    func manySteps() {
        var (playback, decoder) = start(9)
        for _ in 0..<4 { decoder.perform(playback.step(by: -1), slots: Self.slots) }
        #expect(playback.shown.index == 0)
        fill(&playback, &decoder, at: 0)
        #expect(playback.shown.index == 5)
    }

    @Test("Whatever a person does, each frame shown is in a slot of its own, and playing never gets stuck")
    func anything() throws {
        try forAll(cases: 300, seed: 0x0A_41_4E) { random in
            let frames = random.int(in: 5...12)
            var (playback, decoder) = start(frames)
            var time = 0.0
            for _ in 0..<120 {
                time += random.double(in: 0...30)
                var actions: [Playback.Action] = []
                switch random.int(in: 0...9) {
                case 0: actions = playback.toggle(at: time)
                case 1: actions = playback.step(by: random.int(in: -3...3))
                case 2: playback.setHidden(random.chance(0.3), at: time)
                case 3...5:
                    if let frame = decoder.decode() { actions = playback.take(frame, at: time) }
                default: actions = playback.advance(to: time)
                }
                decoder.perform(actions, slots: Self.slots)
                try hold(
                    playback.shown.slot.map { !decoder.free.contains($0) } ?? true, "the shown slot was given away")
                try hold(decoder.faults.isEmpty, "\(decoder.faults)")
            }
            playback.setHidden(false, at: time)
            if !playback.isPlaying { decoder.perform(playback.toggle(at: time), slots: Self.slots) }
            let before = playback.shown.serial
            for _ in 0..<20 {
                while let frame = decoder.decode() {
                    decoder.perform(playback.take(frame, at: time), slots: Self.slots)
                }
                time += 20
                decoder.perform(playback.advance(to: time), slots: Self.slots)
            }
            try hold(playback.shown.serial >= before + 15, "it is stuck")
        }
    }

    @Test("When a frame turns out not to be there, the others go on")
    func shortened() {
        var (playback, decoder) = start(9)
        fill(&playback, &decoder, at: 0)
        decoder.perform(playback.advance(to: 40), slots: Self.slots)
        let actions = playback.shorten(to: 4)
        var shorter = Decoder(frames: 4, slots: Self.slots)
        shorter.free = decoder.free
        shorter.perform(actions, slots: Self.slots)
        var seen: [Int] = []
        for step in 0..<8 {
            while let frame = shorter.decode() { shorter.perform(playback.take(frame, at: 40), slots: Self.slots) }
            shorter.perform(playback.advance(to: 60 + Double(step) * 20), slots: Self.slots)
            seen.append(playback.shown.index)
        }
        #expect(seen == [3, 0, 1, 2, 3, 0, 1, 2])
        #expect(playback.frameCount == 4 && shorter.faults == [])
    }

    @Test("When only the first frame is left it rests there")
    func onlyFirst() {
        var (playback, _) = start(9)
        #expect(playback.shorten(to: 1) == [])
        #expect(!playback.isPlaying && playback.nextDeadline == nil)
        #expect(playback.step(by: 1) == [])
        #expect(playback.shown.index == 0)
    }
}
