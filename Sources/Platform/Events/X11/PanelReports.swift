public import Gestures

/// Gives the fingers of one report of a panel one time.
///
/// A panel reports all its fingers at once, some 60 to 240 times a second. The X server makes an event of each finger and stamps them one after
/// the other, so that those of one report may lie on two milliseconds. To whom fingers move by the same way at different times, they
/// seem to come closer and part again.
public struct PanelReports: Hashable, Sendable {
    /// ms within which events of different fingers are of one report: the server needs less to make them, and no panel reports that often.
    private static let longest = 2.0

    private struct Report: Hashable {
        var time: Double
        var fingers: Set<FingerID>
    }

    /// The latest report of each panel.
    private var reports: [Int64: Report] = [:]

    /// No report yet.
    public init() {}

    /// The time of the report that an event of a finger belongs to: its own, or that of an event just before.
    public mutating func time(of finger: FingerID, at time: Double) -> Double {
        if let report = reports[finger.device], (0...Self.longest).contains(time - report.time),
            !report.fingers.contains(finger)
        {
            reports[finger.device]?.fingers.insert(finger)
            return report.time
        }
        reports[finger.device] = Report(time: time, fingers: [finger])
        return time
    }
}
