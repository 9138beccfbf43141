/// What a person chose about zooming. Always consistent: the initializer refuses what cannot work.
public struct ZoomOptions: Hashable, Sendable {
    /// The policy.
    public let policy: ZoomPolicy
    /// The smallest zoom that the person set, in points per content pixel.
    public let minZoom: Double?
    /// The largest zoom that the person set, in points per content pixel.
    public let maxZoom: Double?
    /// Where a double tap goes in the policy `point`.
    public let doubleTapZoom: Double?
    /// Whether zooming is off: both limits are the start zoom.
    public let isScrollOnly: Bool
    /// Whether `photos` starts at fit even when that enlarges the picture.
    public let enlargesSmallPictures: Bool
    /// Whether fingers may turn the picture where the policy has it.
    public let allowsRotation: Bool
    /// What becomes of the taps that could zoom.
    public var taps = TapOptions()

    /// Zooms beyond these show nothing: less than a point of the largest picture, or less than a millionth of a pixel.
    public static let range = 1e-6...1e6

    /// Checks and keeps what was chosen.
    public init(
        policy: ZoomPolicy = .photos, minZoom: Double? = nil, maxZoom: Double? = nil, doubleTapZoom: Double? = nil,
        isScrollOnly: Bool = false, enlargesSmallPictures: Bool = false, allowsRotation: Bool = true
    ) throws(ZoomOptionsError) {
        for (name, value) in [("min-zoom", minZoom), ("max-zoom", maxZoom), ("double-tap-zoom", doubleTapZoom)] {
            guard let value else { continue }
            guard value.isFinite, value > 0 else { throw .notPositive(option: name, value: value) }
            guard Self.range.contains(value) else { throw .outOfRange(option: name, value: value) }
        }
        if let minZoom, let maxZoom, minZoom > maxZoom { throw .minAboveMax(min: minZoom, max: maxZoom) }
        if doubleTapZoom != nil, policy != .point { throw .doubleTapZoomUnused(policy: policy) }
        self.policy = policy
        self.minZoom = minZoom
        self.maxZoom = maxZoom
        self.doubleTapZoom = doubleTapZoom
        self.isScrollOnly = isScrollOnly
        self.enlargesSmallPictures = enlargesSmallPictures
        self.allowsRotation = allowsRotation
    }

    private init() {
        policy = .photos
        minZoom = nil
        maxZoom = nil
        doubleTapZoom = nil
        isScrollOnly = false
        enlargesSmallPictures = false
        allowsRotation = true
    }

    /// Whether two fingers turn the picture: the policies that are those of UIScrollView know no rotation by hand.
    var turnsUnderFingers: Bool { allowsRotation && policy == .photos && !isScrollOnly }

    /// The policy `photos` without further wishes.
    public static let standard = ZoomOptions()
}

/// Why zoom options cannot work.
public enum ZoomOptionsError: Error, Hashable, Sendable {
    case notPositive(option: String, value: Double)
    case outOfRange(option: String, value: Double)
    case minAboveMax(min: Double, max: Double)
    case doubleTapZoomUnused(policy: ZoomPolicy)

    /// One sentence for the person.
    public var sentence: String {
        switch self {
        case .notPositive(let option, let value):
            "--\(option) must be a number above 0, not \(value)."
        case .outOfRange(let option, let value):
            "--\(option) must be from 0.000001 to 1000000, not \(value)."
        case .minAboveMax(let min, let max):
            "--min-zoom \(min) is above --max-zoom \(max); the smallest zoom must not exceed the largest."
        case .doubleTapZoomUnused(let policy):
            "--double-tap-zoom works with --policy point only; the policy here is \(policy.rawValue)."
        }
    }
}
