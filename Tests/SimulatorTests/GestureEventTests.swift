import JSONText
import Testing

/// When the simulator tells a discrete gesture.
@Suite("Gestures in samples", .timeLimit(.minutes(1)))
struct GestureEventTests {
    private let options = ["--policy", "step", "--picture", "2000x1000", "--view", "320x480"]
    private let tap = [
        #"{"t":10,"finger":1,"phase":"began","x":160,"y":240}"#,
        #"{"t":60,"finger":1,"phase":"ended","x":160,"y":240}"#,
    ]

    private func events(_ lines: [String]) throws -> [[String]] {
        try SimulatorProcess.samples(options, lines: lines).map { sample in
            (sample["events"]?.array ?? []).compactMap(\.string)
        }
    }

    private func sample(_ time: Int) -> String { "{\"t\":\(time),\"sample\":true}" }

    @Test("A tap that may become a double tap is told after its 300 ms, whatever lines there are, and once")
    func continuousTap() throws {
        #expect(try events(tap + [sample(300), sample(1000), sample(2000)]) == [[], ["tap"], []])
    }

    @Test("A double tap is told in the place of its taps")
    func doubleTap() throws {
        let second = [
            #"{"t":200,"finger":1,"phase":"began","x":160,"y":240}"#,
            #"{"t":250,"finger":1,"phase":"ended","x":160,"y":240}"#,
        ]
        #expect(try events(tap + second + [sample(1000)]) == [["doubleTap"]])
    }

    @Test("A page that a finger draws in is told when it turns, and the camera is that on the screen all the time")
    func pages() throws {
        let options = ["--picture", "2000x1000", "--view", "400x200"]
        let drag = (0...10).map { step in
            "{\"t\":\(100 + step * 10),\"finger\":1,\"phase\":\"\(step == 0 ? "began" : "moved")\",\"x\":\(390 - step * 26),\"y\":90}"
        }
        let lines =
            [#"{"t":0,"pages":{"previous":false,"next":true}}"#] + drag + [sample(300)]
            + [#"{"t":310,"finger":1,"phase":"ended","x":130,"y":90}"#, #"{"t":310,"picture":[1000,1000]}"#]
            + [sample(310), sample(1000)]
        let samples = try SimulatorProcess.samples(options, lines: lines)
        #expect(samples.map { ($0["events"]?.array ?? []).compactMap(\.string) } == [[], ["pageNext"], []])
        #expect(samples.map { $0["gesture"]?.string } == ["page", "settle", "idle"])
        let x = samples.map { $0["offset"]?.array?.first?.number ?? .nan }
        // 260 pt less the slop; the next page is one pitch of 416 pt to the right, its picture 100 pt from its edge.
        #expect(zip(x, [-250, -250 + 416 + 100, 100]).allSatisfy { abs($0 - $1) < 1e-9 })
    }

    @Test("Between frames a sample foresees a tap, and its frame does not tell it again")
    func foreseenTap() throws {
        let frame = { (time: Int) in "{\"t\":\(time),\"frame\":true}" }
        let lines = [frame(0)] + tap + [sample(500), sample(510), frame(600), sample(600), sample(700)]
        #expect(try events(lines) == [["tap"], [], [], []])
    }

    @Test("Between frames a sample does not move the picture for the frames after it")
    func samplesCommitNothing() throws {
        let drag = (0..<6).map { step in
            let phase = step == 0 ? "began" : step == 5 ? "ended" : "moved"
            return "{\"t\":\(20 + step * 10),\"finger\":1,\"phase\":\"\(phase)\",\"x\":\(200 - step * 20),\"y\":240}"
        }
        let camera = ["--camera", "1,1000,500"]
        let frames = (0..<30).map { "{\"t\":\(80 + $0 * 16),\"frame\":true}" }
        let samples = (0..<30).map { "{\"t\":\(87 + $0 * 16),\"sample\":true}" }
        let last = ["{\"t\":560,\"sample\":true}"]
        let start = ["{\"t\":0,\"frame\":true}"] + drag
        let plain = try SimulatorProcess.samples(options + camera, lines: start + frames + last)
        let watched = try SimulatorProcess.samples(
            options + camera, lines: start + zip(frames, samples).flatMap { [$0, $1] } + last)
        #expect(watched.last?["offset"] == plain.last?["offset"])
        let places = Set(watched.compactMap { $0["offset"]?.text })
        #expect(places.count > 10, "a fling moves between the samples")
    }
}
