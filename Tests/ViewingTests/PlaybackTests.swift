import Geometry
import Testing

@testable import Viewing

@Suite("Playing an animation")
struct PlaybackTests {
    private static let size = PixelRect(x: 0, y: 0, width: 10, height: 10)

    private func facts(_ frames: Int, plays: Int? = nil, slots: Int = 100) -> PlaybackFacts {
        PlaybackFacts(frames: frames, plays: plays, firstDuration: 100, slots: slots)
    }

    private func arrival(_ index: Int, slot: Int? = nil, duration: Double = 100, changed: PixelRect = size)
        -> FrameArrival
    {
        FrameArrival(index: index, slot: slot ?? index - 1, duration: duration, changed: changed)
    }

    /// An animation all of whose frames are there, of 100, 200, 300 ... ms.
    private func playing(_ frames: Int, plays: Int? = nil, isPaused: Bool = false) -> Playback {
        var playback = Playback(facts(frames, plays: plays), isPaused: isPaused, at: 0)
        for index in 1..<frames { _ = playback.take(arrival(index, duration: Double(index + 1) * 100), at: 0) }
        return playback
    }

    private func frame(_ playback: inout Playback, at time: Double) -> Int {
        _ = playback.advance(to: time)
        return playback.shown.index
    }

    @Test("Each frame is shown for its time, over and over")
    func durations() {
        var playback = playing(3)
        for (time, index) in [
            (0.0, 0), (99.9, 0), (100, 1), (299.9, 1), (300, 2), (599.9, 2), (600, 0), (699, 0), (700, 1), (1200, 0),
            (1300, 1), (6000, 0), (6300, 2),
        ] { #expect(frame(&playback, at: time) == index, "at \(time)") }
    }

    @Test("Which frame is shown depends on the time alone, not on how often one looks")
    func lateness() {
        for step in [1.0, 7, 16.7, 33, 90, 250, 777, 4001] {
            var often = playing(4)
            var time = 0.0
            while time < 20_000 {
                time += step
                var once = playing(4)
                #expect(frame(&often, at: time) == frame(&once, at: time), "every \(step) at \(time)")
            }
        }
    }

    @Test("The next deadline is the end of the shown frame's time")
    func deadlines() {
        var playback = playing(3)
        for deadline in [100.0, 300, 600, 700, 900] {
            #expect(playback.nextDeadline == deadline)
            _ = playback.advance(to: deadline - 0.5)
            #expect(playback.nextDeadline == deadline)
            _ = playback.advance(to: deadline)
        }
    }

    @Test("After the last play it rests at the last frame, for ever and without a deadline", arguments: [1, 2, 5])
    func ending(plays: Int) {
        var playback = playing(3, plays: plays)
        let end = 600.0 * Double(plays)
        #expect(frame(&playback, at: end - 1) == 2)
        #expect(playback.isPlaying && playback.nextDeadline == end)
        #expect(frame(&playback, at: end) == 2)
        #expect(!playback.isPlaying && playback.nextDeadline == nil)
        #expect(frame(&playback, at: end + 1e9) == 2)
    }

    @Test("What was over begins anew when it is told to go on")
    func again() {
        var playback = playing(3, plays: 1)
        _ = playback.advance(to: 600)
        #expect(playback.toggle(at: 1000) == [])
        #expect(playback.shown.index == 0 && playback.isPlaying)
        #expect(frame(&playback, at: 1100) == 1)
        #expect(frame(&playback, at: 1600) == 2)
        #expect(!playback.isPlaying)
    }

    @Test("A pause keeps what is left of the frame's time, however long it lasts")
    func pausing() {
        var playback = playing(3)
        _ = playback.advance(to: 150)
        #expect(playback.toggle(at: 150) == [])
        #expect(!playback.isPlaying && playback.nextDeadline == nil)
        #expect(frame(&playback, at: 100_000) == 1)
        _ = playback.toggle(at: 100_000)
        #expect(playback.nextDeadline == 100_150)
        #expect(frame(&playback, at: 100_149) == 1)
        #expect(frame(&playback, at: 100_150) == 2)
    }

    @Test("One that starts paused shows its first frame until it is told to go on")
    func startsPaused() {
        var playback = playing(3, isPaused: true)
        #expect(frame(&playback, at: 5000) == 0)
        #expect(playback.nextDeadline == nil)
        _ = playback.toggle(at: 5000)
        #expect(frame(&playback, at: 5100) == 1)
    }

    @Test("While nobody can see it its time stands still, and there is no deadline")
    func hidden() {
        var playback = playing(3)
        _ = playback.advance(to: 150)
        playback.setHidden(true, at: 200)
        playback.setHidden(true, at: 250)
        #expect(playback.nextDeadline == nil)
        #expect(frame(&playback, at: 5000) == 1)
        playback.setHidden(false, at: 5000)
        #expect(frame(&playback, at: 5099) == 1)
        #expect(frame(&playback, at: 5100) == 2)
    }

    @Test("What is told to it while nobody sees it counts from when somebody does")
    func hiddenCommands() {
        var playback = playing(3)
        playback.setHidden(true, at: 50)
        for time in [1000.0, 2000] { _ = playback.toggle(at: time) }
        playback.setHidden(false, at: 3000)
        #expect(playback.nextDeadline == 3050)
    }

    @Test("A step pauses and goes one frame on or back, around the ends")
    func stepping() {
        var playback = playing(3)
        for (count, index) in [(1, 1), (1, 2), (1, 0), (-1, 2), (-1, 1), (-1, 0), (-1, 2)] {
            #expect(playback.step(by: count) == [])
            #expect(playback.shown.index == index)
            #expect(!playback.isPlaying)
            #expect(frame(&playback, at: 1e6) == index)
        }
        // A frame that was stepped to has all of its time when it goes on.
        _ = playback.toggle(at: 0)
        #expect(playback.nextDeadline == 300)
    }

    @Test("A frame that comes late is shown when it comes, for all of its time: what was waited is not made up for")
    func starving() {
        var playback = Playback(facts(3), at: 0)
        #expect(playback.nextDeadline == nil)
        #expect(frame(&playback, at: 400) == 0)
        #expect(playback.take(arrival(1), at: 450) == [])
        #expect(playback.nextDeadline == 450)
        #expect(frame(&playback, at: 451) == 1)
        #expect(playback.nextDeadline == nil)
        _ = playback.take(arrival(2), at: 460)
        #expect(playback.nextDeadline == 550)
    }

    @Test("A day without a look is not caught up with")
    func longAbsence() {
        var playback = playing(3)
        _ = playback.advance(to: 86_400_000)
        #expect(playback.nextDeadline.map { $0 > 86_400_000 } == true)
    }

    @Test("The change between two shown frames covers those that were skipped, and is unknown where one goes back")
    func changes() {
        var playback = Playback(facts(4), at: 0)
        for index in 1...3 {
            _ = playback.take(
                arrival(index, changed: PixelRect(x: index, y: 0, width: 1, height: 1)), at: 0)
        }
        _ = playback.advance(to: 100)
        #expect(playback.shown.changed == PixelRect(x: 1, y: 0, width: 1, height: 1))
        #expect((playback.shown.former, playback.shown.serial) == (0, 1))
        _ = playback.advance(to: 310)
        #expect(playback.shown.changed == PixelRect(x: 2, y: 0, width: 2, height: 1))
        #expect((playback.shown.former, playback.shown.serial) == (1, 3))
        _ = playback.advance(to: 320)
        #expect(playback.shown.serial == 3)
        _ = playback.advance(to: 400)
        #expect(playback.shown.index == 0 && playback.shown.changed == nil)
    }
}
