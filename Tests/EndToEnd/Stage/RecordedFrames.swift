import Foundation
import TestSupport

/// What a recording shows: the frames of a viewer, each with its window and, as the simulator computes it, its picture.
struct RecordedFrames {
    struct Frame: Equatable {
        /// Milliseconds.
        var time: Double
        /// The window in points, and pixels per point.
        var view: [Double]
        var scale: Double
        /// The place of the picture in the middle of the window.
        var center: [Double]
        var zoom: Double
        var offset: [Double]
        var gesture: String
        var isSettled: Bool

        /// How far the picture's middle has moved in the window since another frame, in points.
        func shift(from other: Frame) -> Double {
            hypot(center[0] - other.center[0], center[1] - other.center[1]) * zoom
        }
    }

    let frames: [Frame]

    /// Reads a recording that is complete: its viewer has ended.
    init(of recording: String) throws {
        struct Line: Decodable {
            var view: [Double]?
            var resize: [Double]?
            var scale: Double?
            var frame: Bool?
        }
        struct Sample: Decodable {
            var t: Double
            var center: [Double]
            var zoom: Double
            var offset: [Double]
            var gesture: String
            var settled: Bool
        }
        let decoder = JSONDecoder()
        let output = try ChildProcess.run(["\(Viewer.programs)/vitrine-simulate", "--replay", recording])
        var samples = try output.split(separator: "\n").map { try decoder.decode(Sample.self, from: Data($0.utf8)) }[
            ...]
        var (view, scale) = ([0.0, 0.0], 1.0)
        var frames: [Frame] = []
        for text in String(decoding: try Data(contentsOf: URL(filePath: recording)), as: UTF8.self).split(
            separator: "\n")
        {
            let line = try decoder.decode(Line.self, from: Data(text.utf8))
            view = line.view ?? line.resize ?? view
            scale = line.scale ?? scale
            guard line.frame == true, let sample = samples.popFirst() else { continue }
            frames.append(
                Frame(
                    time: sample.t, view: view, scale: scale, center: sample.center, zoom: sample.zoom,
                    offset: sample.offset, gesture: sample.gesture, isSettled: sample.settled))
        }
        self.frames = frames
    }

    /// The frames after the first one of the last window.
    var afterLastChange: ArraySlice<Frame> {
        guard let last = frames.last else { return [] }
        return frames[(frames.lastIndex { $0.view != last.view || $0.scale != last.scale }.map { $0 + 1 } ?? 0)...]
    }

    /// What moved the picture in the last frame of the window before.
    var gestureBeforeLastChange: String? {
        afterLastChange.startIndex > 0 ? frames[afterLastChange.startIndex - 1].gesture : nil
    }

    /// How much farther than it was on its way anyhow the picture moved when the window changed, at most, in points: its own speed before the
    /// change explains the rest.
    var largestJump: Double {
        var largest = 0.0
        for (index, frame) in frames.enumerated().dropFirst() {
            let before = frames[index - 1]
            guard frame.view != before.view || frame.scale != before.scale else { continue }
            let earlier = frames[max(index - 2, 0)]
            let speed = before.shift(from: earlier) / max(before.time - earlier.time, 1)
            largest = max(largest, frame.shift(from: before) - speed * (frame.time - before.time))
        }
        return largest
    }
}
