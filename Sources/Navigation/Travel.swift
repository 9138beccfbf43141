/// How a picture moves by itself.
enum Travel: Hashable, Sendable {
    case rest
    case gliding(Glide)
    case transition(CameraTransition)

    /// The view at a time (ms), nil at rest.
    func camera(at time: Double) -> Camera? {
        switch self {
        case .rest: nil
        case .gliding(let glide): glide.camera(at: time)
        case .transition(let transition): transition.camera(at: time)
        }
    }

    /// When it ends, nil at rest.
    var end: Double? {
        switch self {
        case .rest: nil
        case .gliding(let glide): glide.end
        case .transition(let transition): transition.end
        }
    }
}
