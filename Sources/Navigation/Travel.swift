/// How a picture moves by itself.
enum Travel: Hashable, Sendable {
    case rest
    case gliding(Glide)
    case transition(CameraTransition)
    /// To a view without a move.
    case fading(to: Camera, CrossFade)
    /// Slowly over the picture, until a hand comes.
    case drifting(Drift)

    /// The view at a time (ms), nil at rest.
    func camera(at time: Double) -> Camera? {
        switch self {
        case .rest: nil
        case .gliding(let glide): glide.camera(at: time)
        case .transition(let transition): transition.camera(at: time)
        case .fading(let target, _): target
        case .drifting(let drift): drift.camera(at: time)
        }
    }

    /// When it ends, nil at rest.
    var end: Double? {
        switch self {
        case .rest: nil
        case .gliding(let glide): glide.end
        case .transition(let transition): transition.end
        case .fading(_, let fade): fade.end
        case .drifting(let drift): drift.end
        }
    }

    /// The view at its end, nil at rest.
    var target: Camera? {
        switch self {
        case .rest: nil
        case .gliding(let glide): glide.camera(at: glide.end)
        case .transition(let transition): transition.target
        case .fading(let target, _): target
        case .drifting(let drift): drift.camera(at: drift.end)
        }
    }
}
