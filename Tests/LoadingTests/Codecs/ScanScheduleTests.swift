import Testing

@testable import Codecs

@Suite("When the scans of a progressive picture are shown")
struct ScanScheduleTests {
    @Test("Small pictures are shown when they are complete")
    func small() {
        let schedule = ScanSchedule(pixels: 10_000, at: 1000)
        #expect(!schedule.wantsOutput(at: 1000) && !schedule.wantsOutput(at: 1149))
        #expect(schedule.wantsOutput(at: 1150))
    }

    @Test(
        "Outputs on the way take at most a fifth of the time that decoding takes without them",
        arguments: [1.0, 40, 300])
    func share(_ cost: Double) {
        var schedule = ScanSchedule(pixels: 24_000_000, at: 0)
        var time = 0.0
        var spent = 0.0
        var outputs = 0
        while time < 20_000 {
            time += 10
            guard schedule.wantsOutput(at: time) else { continue }
            schedule.beginOutput(at: time)
            time += cost
            spent += cost
            outputs += 1
            schedule.endOutput(at: time)
            #expect(!schedule.wantsOutput(at: time + 149))
            if outputs > 1 { #expect(spent <= (time - spent) / 5) }
        }
        #expect(outputs > 5)
    }

    @Test("A first look is paid for before scans are shown")
    func overview() {
        var schedule = ScanSchedule(pixels: 100, at: 0)
        schedule.overviewEnded(at: 100)
        #expect(!schedule.wantsOutput(at: 550))
        #expect(schedule.wantsOutput(at: 610))
    }
}
