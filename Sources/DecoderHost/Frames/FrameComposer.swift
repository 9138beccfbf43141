public import Geometry
public import Wire

/// Composes frames on one canvas: before each, what the one before it left is disposed of.
///
/// As browsers do, the canvas begins transparent, whatever background the file names, and a frame's place that is to be cleared becomes
/// transparent.
public struct FrameComposer {
    /// What becomes of a frame when its time is over.
    public enum Disposal: Hashable, Sendable {
        /// It stays.
        case keep
        /// Its place becomes transparent.
        case clear
        /// Its place becomes what it was before.
        case restore
    }

    /// The canvas.
    public let canvas: FrameBuffer
    private var shown: (place: PixelRect, disposal: Disposal)?
    private var covered: [UInt32] = []

    /// A composer with a transparent canvas.
    public init(size: PixelSize) throws(DecodeFailure) { canvas = try FrameBuffer(size: size) }

    /// Begins again with a transparent canvas.
    public mutating func reset() {
        canvas.clear(canvas.bounds)
        shown = nil
        covered = []
    }

    /// Disposes of the frame before, and gets ready for one at a place, which may lie outside of the canvas in part or as a whole.
    ///
    /// Returns the part of the canvas that may differ afterwards.
    public mutating func begin(_ place: PixelRect, disposal: Disposal) -> PixelRect {
        let nothing = PixelRect(x: 0, y: 0, width: 0, height: 0)
        let part = place.intersection(canvas.bounds) ?? nothing
        guard let shown else {
            note(part, disposal)
            return canvas.bounds
        }
        switch shown.disposal {
        case .keep: break
        case .clear: canvas.clear(shown.place)
        case .restore: canvas.restore(covered, to: shown.place)
        }
        note(part, disposal)
        return shown.disposal == .keep ? part : shown.place.union(part)
    }

    private mutating func note(_ part: PixelRect, _ disposal: Disposal) {
        covered = disposal == .restore ? canvas.copy(of: part) : []
        shown = (part, disposal)
    }
}
