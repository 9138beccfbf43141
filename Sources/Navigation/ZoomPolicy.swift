/// How far one can zoom, where a picture starts, and what a double tap does. See docs/zoom-policies.md.
public enum ZoomPolicy: String, Hashable, Sendable, CaseIterable {
    /// The default: small pictures are not enlarged, double tap to the largest of 2.5 x start, 1:1 and fit.
    case photos
    /// Double tap zooms in by 1.5, a two-finger tap out by 1.5.
    case step
    /// Double tap toggles between fit and 1.
    case toggle
    /// Double tap zooms to the place given in view bounds, then back.
    case point
    /// The picture starts covering the view.
    case cover
    /// Double tap toggles between fit and fill.
    case avatar
}
