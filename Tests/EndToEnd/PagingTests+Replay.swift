import Foundation
import TestSupport
import Testing

extension PagingTests {
    @Test("A recorded page turn replays to the very offsets that the viewer showed")
    func replay() throws {
        let folder = try TemporaryFolder()
        let recording = folder.file("pages.jsonl")
        let viewer = try viewer(options: ["--record", recording])
        let hand = Hand(on: viewer)
        var seen: [[Double]] = []
        for (from, to) in [(1100.0, 300.0), (200, 1000), (200, 1000), (300, 500)] {
            try hand.fling(from: (from, 400), to: (to, 390), steps: 20)
            // From here on every state is that of a frame.
            try viewer.takeInTouches()
            let hasSettled = try eventually(within: 8000, every: 4) {
                let state = try viewer.control.state()
                seen.append([state.camera.zoom] + state.camera.offset)
                return state.settled
            }
            #expect(hasSettled)
            try viewer.takeInTouches()
            try waitForNeighbors(viewer)
        }
        let rest = try viewer.settle()
        #expect(rest.picture.index == 0)
        #expect(try viewer.quit { try $0.control.perform("quit") }.status == 0)
        struct Sample: Decodable {
            var zoom: Double
            var offset: [Double]
            var events: [String]
        }
        let output = try ChildProcess.run(["\(Viewer.programs)/vitrine-simulate", "--replay", recording])
        let samples = try output.split(separator: "\n").map {
            try JSONDecoder().decode(Sample.self, from: Data($0.utf8))
        }
        #expect(samples.flatMap(\.events) == ["pageNext", "pagePrevious", "pagePrevious"])
        let shown = samples.map { [$0.zoom] + $0.offset }
        #expect(shown.last == [rest.camera.zoom] + rest.camera.offset)
        var next = shown.startIndex
        for view in seen {
            next = try #require(
                shown[next...].firstIndex(of: view), "\(view) is not among the replayed frames from \(next) on")
        }
    }
}
