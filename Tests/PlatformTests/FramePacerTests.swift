import Platform
import Testing

@Suite("Pacing of frames")
struct FramePacerTests {
    /// Presents frames that each take a time to draw, beginning as the pacer says; returns when the last one was presented.
    private func run(
        _ pacer: inout FramePacer, frames: Int, drawing: Double, period: Double = FramePacer.interval
    ) -> Double {
        var now = 1000.0
        for _ in 0..<frames {
            now = max(now, pacer.nextFrame ?? now) + drawing
            pacer.presented(at: now, displayPeriod: period)
        }
        return now
    }

    @Test(
        "Without vertical synchronization there are 60 frames a second, however long each one takes to draw",
        arguments: [0.1, 3, 9])
    func sixty(drawing: Double) {
        var pacer = FramePacer(isVsyncPromised: false)
        let end = run(&pacer, frames: 61, drawing: drawing)
        #expect(abs(end - 1000 - 1000) < 20)
    }

    @Test("A display that is waited for sets the pace", arguments: [60.0, 144, 240])
    func trusted(rate: Double) {
        var pacer = FramePacer(isVsyncPromised: true)
        _ = run(&pacer, frames: 200, drawing: 1000 / rate, period: 1000 / rate)
        #expect(pacer.nextFrame == nil)
    }

    @Test("A promise of synchronization that is not kept is not believed for long", arguments: [0.2, 8])
    func brokenPromise(drawing: Double) {
        var pacer = FramePacer(isVsyncPromised: true)
        _ = run(&pacer, frames: 3, drawing: drawing)
        #expect(pacer.nextFrame == nil, "a swap chain takes some frames at once")
        let end = run(&pacer, frames: 100, drawing: drawing)
        #expect(end - 1000 > 80 * FramePacer.interval)
    }

    @Test("After a rest the first frame begins at once, and the second one an interval later")
    func rest() throws {
        var pacer = FramePacer(isVsyncPromised: false)
        let end = run(&pacer, frames: 10, drawing: 1)
        #expect(try #require(pacer.nextFrame) < end + 2 * FramePacer.interval)
        pacer.presented(at: 50_000)
        #expect(pacer.nextFrame == 50_000 + FramePacer.interval)
    }

    @Test("A frame that takes too long is followed at once, not by a burst")
    func late() throws {
        var pacer = FramePacer(isVsyncPromised: false)
        let end = run(&pacer, frames: 10, drawing: 25)
        #expect(try #require(pacer.nextFrame) <= end)
        #expect(end <= 1000 + 10 * 25 + FramePacer.interval)
    }

    @Test(
        "While the window is hidden no display is waited for, so frames are paced; afterwards the display sets the pace again"
    )
    func hidden() {
        var pacer = FramePacer(isVsyncPromised: true)
        pacer.skipped(at: 1000)
        #expect(pacer.nextFrame == 1000 + FramePacer.interval)
        pacer.presented(at: 1020)
        #expect(pacer.nextFrame == nil)
    }
}
