/// Tells a trackpad's scrolling from a wheel's notches where SDL tells both alike.
///
/// On Wayland SDL hands on neither the origin of a scroll nor its unit: a wheel's notches come as whole numbers, a trackpad's way as a tenth of
/// what the compositor said. The origin is known where this program asked the compositor itself; else a scroll that is no whole number
/// is taken for fingers (a wheel that reports parts of notches then pans).
public enum WheelKind {
    /// Whether fingers have scrolled by so many of SDL's units.
    ///
    /// - Parameter isByFingers: what the compositor says; nil when it says nothing.
    public static func isPrecise(dx: Double, dy: Double, isByFingers: Bool?) -> Bool {
        isByFingers ?? (dx != dx.rounded() || dy != dy.rounded())
    }
}
