import Navigation
import Viewing

extension DebugScene {
    /// Past gestures that have a line.
    private static let recentCount = 4

    static func lines(of gesture: DebugGesture) -> [DebugColumn.Line] {
        let fingers = gesture.fingerCount == 1 ? "finger" : "fingers"
        let pending = gesture.pending.map { "\($0.name) in \(DebugNumber.text($0.distance, digits: 0)) ms" }
        let lines: [DebugColumn.Line] = [
            ("gesture", "\(gesture.activity.rawValue), \(gesture.fingerCount) \(fingers)"), ("pending", pending ?? "-"),
        ]
        // The panel keeps its height as gestures come and go.
        return lines
            + (0..<recentCount).map { index in
                let name = index == 0 ? "recent" : ""
                guard gesture.recent.indices.contains(index) else { return (name, index == 0 ? "-" : "") }
                let past = gesture.recent[index]
                return (name, "\(past.name) \(DebugNumber.text(past.distance / 1000, digits: 1)) s ago")
            }
    }
}
