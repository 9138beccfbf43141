import Foundation
import TestSupport

/// What a viewer recorded, and what the simulator makes of it.
struct ReplayedTouch {
    /// The state at one frame.
    struct Sample: Decodable {
        var t: Double
        var zoom: Double
        var offset: [Double]
        var rotation: Double
        var gesture: String
        var events: [String]
    }

    /// A place of a finger and when it was there.
    struct Mark {
        var time: Double
        var x: Double
        var phase: String
        /// Frames that had been drawn before.
        var earlierFrames: Int
    }

    /// One for each frame.
    let samples: [Sample]
    /// All touches of fingers, in their order.
    let marks: [Mark]
    /// The first line.
    let header: [String: Any]

    /// Reads and replays a recording.
    init(_ recording: String) throws {
        let output = try ChildProcess.run(["\(Viewer.programs)/vitrine-simulate", "--replay", recording])
        samples = try output.split(separator: "\n").map { try JSONDecoder().decode(Sample.self, from: Data($0.utf8)) }
        let lines = try (FileBytes.read(recording) ?? []).split(separator: 0x0a).map { line in
            try JSONSerialization.jsonObject(with: Data(line)) as? [String: Any] ?? [:]
        }
        header = lines.first ?? [:]
        var marks: [Mark] = []
        var frames = 0
        for line in lines {
            if line["frame"] != nil { frames += 1 }
            guard let phase = line["phase"] as? String, line["finger"] != nil, let x = line["x"] as? Double,
                let time = (line["at"] ?? line["t"]) as? Double
            else { continue }
            marks.append(Mark(time: time, x: x, phase: phase, earlierFrames: frames))
        }
        self.marks = marks
    }

    /// All discrete gestures, in their order.
    var events: [String] { samples.flatMap(\.events) }
}
