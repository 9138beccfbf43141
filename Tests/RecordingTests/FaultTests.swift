import Foundation
import Geometry
import Gestures
import JSONText
import Navigation
import Recording
import Testing

/// Recordings of faults that were found, replayed as the viewer showed them.
@Suite("Faults that were found")
struct FaultTests {
    /// A recording, where its picture must rest, and the most that any point of the view may move from frame to frame.
    struct Fault: CustomTestStringConvertible, Sendable {
        let name: String
        let zoom: Double
        let center: (Double, Double)
        var rotation = 0.0
        var step: Double
        var testDescription: String { name }
    }

    private static let folder = URL(filePath: #filePath).appending(path: "../../Recordings").standardizedFileURL

    private static let faults = [
        Fault(name: "a-hair-beyond-the-edge", zoom: 0.2, center: (1461.5, 1057.5), step: 1),
        Fault(name: "double-tap-in-a-stall", zoom: 1, center: (2048, 1604), step: 700),
        Fault(name: "fling-in-a-stall", zoom: 1, center: (3580.01, 2000), step: 90),
        Fault(name: "four-turns-at-an-edge", zoom: 0.92372178460019, center: (2201.609402659888, 700), step: 600),
        Fault(
            name: "lift-that-was-lost", zoom: 0.2888231351862302, center: (2534.469594149, 1889.383674094), step: 400),
        Fault(name: "pinch-that-makes-a-stretched-axis-fit", zoom: 0.4, center: (1000, 750), step: 25),
        Fault(name: "rest-without-motion", zoom: 0.0995, center: (1461.5, 2125.6281407), step: 1),
        Fault(
            name: "tall-picture-turned-by-eighty-degrees", zoom: 0.2, center: (2000, 3000), rotation: 90, step: 60),
        Fault(name: "wheel-in-mid-turn", zoom: 0.16, center: (2875, 2000), rotation: 90, step: 900),
    ]

    @Test(
        "A finger that lands or lifts moves nothing, nothing leaps from frame to frame, and the rest is right",
        arguments: faults)
    func replay(fault: Fault) throws {
        let text = try String(contentsOf: Self.folder.appending(path: fault.name + ".jsonl"), encoding: .utf8)
        let lines = text.split(separator: "\n").map { Array($0.utf8) }
        let first = try #require(lines.first)
        let object = try #require(JSONValue(parsing: first).object)
        var replayer = Replayer(try RecordingHeader(object), movesAtFramesOnly: true)
        var shown: Camera?
        for bytes in lines.dropFirst() {
            let line = try InputLine(parsing: bytes)
            let before = replayer.navigator.camera
            replayer.take(line)
            let after = replayer.navigator.camera
            if case .input(.touch(let touch)) = line.event, touch.phase != .moved {
                #expect(after == before, "\(touch.phase) at \(line.time) moves the picture")
            }
            // What was asked for by number may be shown at once.
            if case .input(.zoomTo) = line.event { shown = after }
            guard line.event == .frame else { continue }
            if let shown { #expect(leap(shown, after, replayer.view) <= fault.step, "leaps at \(line.time)") }
            shown = after
        }
        let navigator = replayer.navigator
        #expect(navigator.isSettled)
        #expect(abs(navigator.camera.zoom / fault.zoom - 1) < 1e-9)
        #expect(abs(navigator.center.x - fault.center.0) < 1e-6 && abs(navigator.center.y - fault.center.1) < 1e-6)
        #expect(navigator.camera.rotation.degrees == fault.rotation)
    }

    /// How far the content at the view's corners has moved, in points.
    private func leap(_ former: Camera, _ now: Camera, _ view: ViewSize) -> Double {
        let corners = [(0, 0), (view.width, 0), (0, view.height), (view.width, view.height)]
        return corners.map { x, y in
            let place = ViewPoint(x: x, y: y)
            return (now.viewPoint(of: former.contentPoint(at: place)) - place).length
        }.max() ?? 0
    }

    @Test("Each recording beside the tests is replayed by one")
    func complete() throws {
        let names = try FileManager.default.contentsOfDirectory(atPath: Self.folder.path)
            .filter { $0.hasSuffix(".jsonl") }.map { String($0.dropLast(6)) }
        #expect(Set(names) == Set(Self.faults.map(\.name)))
    }
}
