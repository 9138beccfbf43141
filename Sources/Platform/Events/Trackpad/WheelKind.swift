/// What SDL's wheel may be.
public enum WheelKind: Hashable, Sendable {
    /// A wheel: trackpads are told otherwise, or SDL makes notches of what they do.
    case wheel
    /// A wheel or a trackpad: on Wayland SDL hands on neither the origin of a scroll nor its unit; a wheel's notches come as whole numbers, a
    /// trackpad's way as a tenth of what the compositor said. `isByFingers` is what this program has asked the compositor itself; nil when
    /// that said nothing.
    case either(isByFingers: Bool?)

    /// Whether fingers have scrolled by so many of SDL's units. Where nobody knows, what is no whole number is taken for fingers (a wheel
    /// that reports parts of notches then pans).
    public func isPrecise(dx: Double, dy: Double) -> Bool {
        switch self {
        case .wheel: false
        case .either(let isByFingers): isByFingers ?? (dx != dx.rounded() || dy != dy.rounded())
        }
    }
}
