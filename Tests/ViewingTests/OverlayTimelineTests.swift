import Testing
import Viewing

@Suite("The overlay comes and goes by time")
struct OverlayTimelineTests {
    private let card = OverlayCard(fileName: "a.jpg", reason: "It is empty.")

    private func loading(at time: Double = 0, hasFormerPicture: Bool = false) -> OverlayTimeline {
        var timeline = OverlayTimeline()
        timeline.loadingBegan(name: "a.jpg", hasFormerPicture: hasFormerPicture, at: time)
        return timeline
    }

    @Test("The ring comes after 200 ms without a picture")
    func delay() {
        let timeline = loading(at: 1000)
        #expect(timeline.overlay(at: 1199.9).parts == [])
        #expect(timeline.overlay(at: 1200).parts == [.ring, .caption])
        #expect(timeline.nextDeadline(after: 1000) == 1200)
    }

    @Test("A picture that comes sooner shows none, and nothing wakes up any more")
    func quick() {
        var timeline = loading()
        timeline.pictureAppeared(at: 150)
        timeline.loadingEnded(at: 190)
        #expect(timeline.overlay(at: 250) == .none)
        #expect(timeline.nextDeadline(after: 190) == nil)
    }

    @Test("A ring that is shown moves to the corner when the picture comes, and stays for 400 ms in all")
    func stays() {
        var timeline = loading()
        timeline.progress(0.5)
        timeline.pictureAppeared(at: 250)
        timeline.loadingEnded(at: 260)
        #expect(timeline.overlay(at: 260).parts == [.cornerRing])
        #expect(timeline.nextDeadline(after: 260) == 600)
        #expect(timeline.overlay(at: 599.9).main == .cornerRing(OverlayRing(.fraction(1))))
        #expect(timeline.overlay(at: 600) == .none)
        #expect(timeline.nextDeadline(after: 600) == nil)
    }

    @Test("While a coarse picture is made finer the ring is in the corner, after the same 200 ms")
    func refining() {
        var timeline = loading()
        timeline.pictureAppeared(at: 50)
        timeline.progress(0.25)
        #expect(timeline.overlay(at: 199) == .none)
        #expect(timeline.overlay(at: 200).main == .cornerRing(OverlayRing(.fraction(0.25))))
        timeline.loadingEnded(at: 5000)
        #expect(timeline.overlay(at: 5000) == .none)
    }

    @Test("Over the former picture the ring is in the corner, and says what is coming")
    func former() {
        var timeline = loading(hasFormerPicture: true)
        #expect(timeline.overlay(at: 300).parts == [.cornerRing, .caption])
        timeline.pictureAppeared(at: 400)
        #expect(timeline.overlay(at: 400).parts == [.cornerRing])
    }

    @Test("The seconds are said from ten on, each at its time")
    func seconds() {
        var timeline = loading(at: 0.1)
        timeline.progress(0.5)
        var said: [Int?] = []
        var time = 0.1
        while let next = timeline.nextDeadline(after: time), said.count < 5 {
            #expect(next > time)
            time = next
            if case .ring(let ring) = timeline.overlay(at: time).main { said.append(ring.elapsedSeconds) }
        }
        #expect(said == [nil, 10, 11, 12, 13])
        #expect(abs(time - 13_000.1) < 1e-6)
    }

    @Test("A known fraction wakes nobody up; an unknown one turns, thirty frames a second")
    func animation() {
        var timeline = loading()
        #expect(!timeline.isAnimating(at: 100))
        #expect(timeline.isAnimating(at: 200))
        #expect(timeline.nextDeadline(after: 200) == 200 + timeline.timing.frame)
        #expect(timeline.overlay(at: 300).main == .ring(OverlayRing(.turning(0.25), name: "a.jpg")))
        timeline.progress(0.4)
        #expect(!timeline.isAnimating(at: 300))
        #expect(timeline.nextDeadline(after: 300) == 10_000)
        timeline.progress(nil)
        timeline.loadingEnded(at: 400)
        #expect(!timeline.isAnimating(at: 500), "a ring that only has to stay rests")
    }

    @Test(
        "A fraction is moved into 0 ... 1, and what is no number is unknown",
        arguments: [(-1.0, 0.0), (7, 1), (.infinity, 1)])
    func fractions(told: Double, shown: Double) {
        var timeline = loading()
        timeline.progress(told)
        #expect(timeline.overlay(at: 300).main == .ring(OverlayRing(.fraction(shown), name: "a.jpg")))
        timeline.progress(.nan)
        #expect(timeline.isAnimating(at: 300))
    }

    @Test("A failure shows its card at once and for good")
    func failure() {
        var timeline = loading()
        timeline.failed(card, at: 20)
        #expect(timeline.overlay(at: 20).main == .card(card))
        #expect(timeline.overlay(at: 1e9).parts == [.card])
        #expect(timeline.nextDeadline(after: 20) == nil)
        #expect(card.sentence == "This picture cannot be shown: a.jpg: It is empty.")
    }

    @Test("What comes late for a loading that failed changes nothing")
    func late() {
        var timeline = loading()
        timeline.failed(card, at: 20)
        let failed = timeline.overlay(at: 30)
        timeline.progress(0.5)
        timeline.pictureAppeared(at: 25)
        timeline.loadingEnded(at: 26)
        #expect(timeline.overlay(at: 30) == failed)
    }

    @Test("Without a picture the empty state is shown at once")
    func empty() {
        var timeline = OverlayTimeline()
        #expect(timeline.overlay(at: 0) == .none)
        timeline.emptied(at: 5)
        #expect(timeline.overlay(at: 5).parts == [.empty])
        #expect(timeline.nextDeadline(after: 5) == nil)
    }

    @Test("A notice is shown for six seconds, beside the ring, and leaves with its picture")
    func notice() {
        var timeline = loading()
        timeline.progress(0.5)
        timeline.pictureAppeared(at: 100)
        timeline.noticed("It is cut off.", at: 300)
        #expect(timeline.overlay(at: 300).parts == [.cornerRing, .notice])
        timeline.loadingEnded(at: 1000)
        #expect(timeline.overlay(at: 6299).parts == [.notice])
        #expect(timeline.nextDeadline(after: 1000) == 6300)
        #expect(timeline.overlay(at: 6300) == .none)
        timeline.noticed("It is cut off.", at: 7000)
        timeline.loadingBegan(name: "b.jpg", at: 7100)
        #expect(timeline.overlay(at: 7100) == .none)
    }
}
