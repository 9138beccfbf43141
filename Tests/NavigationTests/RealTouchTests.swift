import Foundation
import Geometry
import Gestures
import Navigation
import TestSupport
import Testing

/// Fingers of people on a real panel of ten fingers, 200 reports a second: a recording that lies beside the project.
@Suite("A recording of a real touch panel", .timeLimit(.minutes(10)))
struct RealTouchTests {
    private struct Recording: Decodable {
        struct Frame: Decodable {
            var t_ms: Double
            /// Each contact: its number, and its place in units of the panel.
            var p: [[Double]]
        }
        var frames: [Frame]
    }

    /// The panel has 474 x 296 mm, and its units run to 32767; a point is 1/96 inch.
    private static let view = ViewSize(width: 1791, height: 1119)
    private static var file: URL {
        URL(filePath: #filePath).appending(path: "../../../../shared/data/real-touchscreen-3m.json.gz")
            .standardizedFileURL
    }
    private static var isPresent: Bool { FileManager.default.isReadableFile(atPath: file.path) }

    private static func read() throws -> [TimedInput] {
        let process = Process()
        let pipe = Pipe()
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments = ["gunzip", "-c", file.path]
        process.standardOutput = pipe
        try process.run()
        let data = try pipe.fileHandleForReading.readToEnd() ?? Data()
        process.waitUntilExit()
        try #require(process.terminationStatus == 0, "gunzip could not unpack the recording")
        return events(try JSONDecoder().decode(Recording.self, from: data))
    }

    private static func events(_ recording: Recording) -> [TimedInput] {
        var events: [TimedInput] = []
        var down: [Int64: ViewPoint] = [:]
        for frame in recording.frames {
            func add(_ finger: Int64, _ phase: TouchPhase, _ place: ViewPoint) {
                let touch = Touch(finger: FingerID(finger: finger), phase: phase, position: place)
                events.append(TimedInput(time: 1000 + frame.t_ms, input: .touch(touch)))
            }
            var seen: [Int64: ViewPoint] = [:]
            for contact in frame.p where contact.count == 3 {
                seen[Int64(contact[0])] = at(contact[1] / 32767 * view.width, contact[2] / 32767 * view.height)
            }
            for (finger, place) in down.sorted(by: { $0.key < $1.key }) where seen[finger] == nil {
                add(finger, .ended, place)
            }
            for (finger, place) in seen.sorted(by: { $0.key < $1.key }) where down[finger] != place {
                add(finger, down[finger] == nil ? .began : .moved, place)
            }
            down = seen
        }
        // The recording was stopped while fingers were down.
        for (finger, place) in down.sorted(by: { $0.key < $1.key }) {
            let touch = Touch(finger: FingerID(finger: finger), phase: .ended, position: place)
            events.append(TimedInput(time: 1000 + (recording.frames.last?.t_ms ?? 0) + 10, input: .touch(touch)))
        }
        return events
    }

    private static var situations: [Situation] {
        get throws {
            var all: [Situation] = []
            for policy in ZoomPolicy.allCases {
                for picture in [(6000, 4000), (64, 64), (1000, 30_000)] {
                    all.append(try Situation(policy, picture: picture, view: (view.width, view.height)))
                }
            }
            return all
        }
    }

    @Test(
        "No change of the fingers makes a jump, nothing spikes, and the picture rests legally",
        .enabled(if: isPresent, "the recording is not beside the project"))
    func replay() throws {
        let events = try Self.read()
        #expect(events.count { $0.touch?.phase == .began } == 34)
        for situation in try Self.situations {
            var stand = Stand(situation)
            var places: [FingerID: ViewPoint] = [:]
            for event in events {
                guard let touch = event.touch else { continue }
                stand.advance(to: event.time)
                let before = stand.camera
                let heard = stand.gestures.count
                stand.send(event.input, at: event.time)
                let isRestored = stand.gestures.dropFirst(heard).contains(.twoFingerTap)
                if touch.phase != .moved, !isRestored {
                    let snap = touch.phase == .ended && stand.navigator.fingerCount == 0 ? 0.71 : 0
                    try hold(stand.camera.zoom == before.zoom || snap > 0, "zoom jumps at \(event.time), \(situation)")
                    let jump = (stand.camera.offset - before.offset).length
                    try hold(jump <= snap, "jumps by \(jump) at \(event.time), \(situation)")
                }
                // One finger moves the picture no further than itself.
                if touch.phase == .moved, places.count == 1, let last = places[touch.finger] {
                    let moved = (stand.camera.offset - before.offset).length
                    try hold(moved <= (touch.position - last).length + 1e-6, "spikes at \(event.time), \(situation)")
                }
                places[touch.finger] = touch.phase == .ended ? nil : touch.position
                try hold(stand.camera.offset.isFinite && stand.camera.zoom > 0, "not finite at \(event.time)")
            }
            #expect(stand.navigator.fingerCount == 0)
            try stand.settle()
            try situation.holdLegal(stand.camera, limits: stand.navigator.limits, "at rest")
        }
    }

    @Test(
        "Over an album pages turn one at a time, nothing jumps, and every page rests in its place",
        .enabled(if: isPresent, "the recording is not beside the project"))
    func pages() throws {
        let album = [(6000, 4000), (64, 64), (1000, 30_000), (3000, 3000), (6000, 4000)]
        var stand = try Stand(
            album: album.map { PixelSize(width: $0.0, height: $0.1) }, index: 2,
            view: (Self.view.width, Self.view.height))
        var index = stand.index
        for event in try Self.read() {
            guard let touch = event.touch else { continue }
            stand.advance(to: event.time)
            if stand.navigator.fingerCount == 0 { index = stand.index }
            let before = stand
            stand.send(event.input, at: event.time)
            try hold(abs(stand.index - index) <= 1, "turns twice at \(event.time)")
            if stand.index != before.index {
                let side: PageSide = stand.index > before.index ? .next : .previous
                let wanted =
                    before.navigator.cameraOfLeftPage(on: side)
                    ?? before.navigator.camera(ofNeighbor: stand.situation.picture, on: side)
                try holdSame(stand.camera, wanted, "the turn at \(event.time)")
            } else if touch.phase != .moved, stand.gestures.count == before.gestures.count {
                try holdSame(stand.camera, before.camera, "\(touch.phase) at \(event.time)")
            }
        }
        try stand.settle()
        #expect(stand.navigator.arePagesAtRest && stand.navigator.pageDisplacement == 0)
        try stand.situation.holdLegal(stand.camera, limits: stand.navigator.limits, "at rest")
    }
}
