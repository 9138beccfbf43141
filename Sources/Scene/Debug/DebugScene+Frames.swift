import Drawing
import Geometry
import Viewing

extension DebugScene {
    /// Sizes of the graph, in points, and what it shows, in ms.
    private enum Graph {
        static let bar = 2.0
        static let height = 60.0
        static let longest = 50.0
        static let display = 1000.0 / 60
    }

    /// A bar for each of the latest frames: how long after the one before it came, and in it how long the viewer worked; a line at 16.7 ms.
    static func draw(_ frames: DebugFrames, in column: inout DebugColumn, on canvas: inout DebugCanvas) {
        let lines = lines(of: frames)
        let height = (Graph.height * canvas.unit).rounded()
        let wordsHeight = Double(lines.count) * canvas.lineHeight
        guard let inside = column.takeRoom(height: height + wordsHeight, on: &canvas) else { return }
        for (index, line) in lines.enumerated() {
            canvas.text(line, left: inside.minX, top: inside.minY + Double(index) * canvas.lineHeight)
        }
        let graph = DeviceRect(
            x: inside.minX, y: inside.maxY - height, width: inside.size.width, height: height)
        drawBars(of: frames, in: graph, on: &canvas)
        let y = (graph.maxY - graph.size.height * Graph.display / Graph.longest).rounded()
        canvas.block(
            DeviceRect(x: graph.minX, y: y, width: graph.size.width, height: max(canvas.unit.rounded(), 1)),
            DebugPalette.text)
    }

    /// The newest bar is the rightmost one.
    private static func drawBars(of frames: DebugFrames, in graph: DeviceRect, on canvas: inout DebugCanvas) {
        let width = max((Graph.bar * canvas.unit).rounded(), 1)
        let count = Int(graph.size.width / width)
        let bars = zip(frames.intervals, frames.timings.dropFirst()).suffix(max(count, 0))
        for (index, (interval, timing)) in bars.reversed().enumerated() {
            let x = graph.maxX - Double(index + 1) * width
            func bar(_ time: Double, _ color: Color) {
                let height = (min(max(time, 0), Graph.longest) / Graph.longest * graph.size.height).rounded()
                let rect = DeviceRect(x: x, y: graph.maxY - height, width: max(width - 1, 1), height: height)
                if height > 0 { canvas.block(rect, color) }
            }
            if let interval { bar(interval, color(ofInterval: interval)) }
            bar(timing.work, DebugPalette.work)
        }
    }

    private static func color(ofInterval interval: Double) -> Color {
        // Presenting trembles by a few milliseconds.
        if interval < Graph.display * 1.25 { return DebugPalette.good }
        return interval < Graph.display * 2.25 ? DebugPalette.late : DebugPalette.veryLate
    }

    private static func lines(of frames: DebugFrames) -> [String] {
        let interval = frames.intervals.last.flatMap { $0 }.map { "\(DebugNumber.text($0, digits: 1)) ms" } ?? "-"
        let work = frames.timings.last.map { "\(DebugNumber.text($0.work, digits: 1)) ms" } ?? "-"
        let latency = frames.latency.map { "\(DebugNumber.text($0, digits: 1)) ms" } ?? "-"
        return ["frame \(frames.presented), interval \(interval), work \(work)", "touch to frame \(latency)"]
    }
}
