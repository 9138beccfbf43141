public import Navigation

/// What gestures on the picture do besides moving it.
public struct GestureBindings: Hashable, Sendable {
    /// What a gesture does.
    public enum Meaning: Hashable, Sendable {
        /// What it does when nobody binds it.
        case usual
        /// What a key could do.
        case action(KeyAction)
        /// Nothing.
        case nothing
    }

    /// The gestures that do not do the usual.
    private var meanings: [BoundGesture: Meaning] = [:]

    /// All gestures do the usual.
    public init() {}

    /// What a gesture does.
    public subscript(gesture: BoundGesture) -> Meaning {
        get { meanings[gesture] ?? .usual }
        set { meanings[gesture] = newValue == .usual ? nil : newValue }
    }

    /// What it means for taps that zoom.
    public var taps: TapOptions {
        TapOptions(doubleTap: use(of: .doubleTap), twoFingerTap: use(of: .twoFingerTap))
    }

    private func use(of gesture: BoundGesture) -> TapUse {
        switch self[gesture] {
        case .usual: .zooms
        case .action: .isTold
        case .nothing: .isIgnored
        }
    }
}
