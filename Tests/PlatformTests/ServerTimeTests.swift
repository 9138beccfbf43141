import Gestures
import Platform
import TestSupport
import Testing

@Suite("Time stamps of the X server")
struct ServerTimeTests {
    @Test("What lies between two stamps lies between their times, however late the events arrive")
    func intervals() {
        var time = ServerTime()
        #expect(time.local(5000, arrival: 100) == 100)
        // Three that waited while the viewer did something else.
        #expect(time.local(5008, arrival: 140) == 108)
        #expect(time.local(5016, arrival: 140) == 116)
        #expect(time.local(5024, arrival: 141) == 124)
    }

    @Test("The quickest arrival tells most about the server's clock, and no time is later than the arrival")
    func quickest() {
        var time = ServerTime()
        #expect(time.local(1000, arrival: 530) == 530)
        #expect(time.local(1010, arrival: 531) == 531)
        #expect(time.local(1020, arrival: 545) == 541)
    }

    @Test("Stamps go on after their 32 bits have wrapped")
    func wrap() {
        var time = ServerTime()
        #expect(time.local(.max - 3, arrival: 50) == 50)
        #expect(time.local(4, arrival: 70) == 58)
    }

    @Test("An event that waited for more than a second has no time, those after it have")
    func old() {
        var time = ServerTime()
        _ = time.local(1000, arrival: 0)
        #expect(time.local(1010, arrival: 1500) == nil)
        #expect(time.local(2000, arrival: 1501) == 1000)
    }

    @Test("A server's clock that jumps is followed at once when it goes forward, and within 20 seconds when back")
    func jump() {
        var time = ServerTime()
        _ = time.local(50_000, arrival: 0)
        #expect(time.local(90_000, arrival: 16) == 16)
        #expect(time.local(40_000, arrival: 32) == nil)
        for step in 1...25 { _ = time.local(40_000 + UInt32(step) * 1000, arrival: 32 + Double(step) * 1000) }
        #expect(time.local(66_008, arrival: 26_040) == 26_040)
    }

    @Test("After a pause nothing of what was known before counts")
    func pause() {
        var time = ServerTime()
        _ = time.local(0, arrival: 0)
        // The clocks have drifted apart by 300 ms meanwhile.
        #expect(time.local(600_000, arrival: 600_300) == 600_300)
    }

    @Test(
        "For any stamps and delays the times never go back while stamps do not, and lie within a second before the arrival"
    )
    func properties() throws {
        try forAll(cases: 200, seed: 11) { random in
            var time = ServerTime()
            var stamp = UInt32(truncatingIfNeeded: random.next())
            var (arrival, last) = (0.0, -Double.infinity)
            for _ in 0..<1500 {
                let step = UInt32(random.unit() * 40)
                stamp &+= step
                arrival += Double(step) + (random.unit() < 0.1 ? 30 : 0)
                guard let local = time.local(stamp, arrival: arrival) else { continue }
                try hold(local <= arrival && local >= arrival - 1000, "\(local) at \(arrival)")
                try hold(local >= last, "\(local) after \(last)")
                last = local
            }
        }
    }
}
