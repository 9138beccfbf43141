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

    /// The pairs of frames between which the window changed.
    var changes: [(before: Frame, after: Frame)] {
        zip(frames, frames.dropFirst()).filter { $0.view != $1.view || $0.scale != $1.scale }.map { ($0, $1) }
    }
}
