import Testing

extension Trait where Self == ConditionTrait {
    /// Skips what needs an X server where none can be started, and says why.
    static var onStage: Self {
        .enabled(if: Stage.obstacle == nil, "\(Stage.obstacle ?? "An X server can be started.")")
    }

    /// Skips what needs a Wayland compositor where none can be started, and says why.
    static var onWayland: Self {
        let obstacle = Stage.obstacle ?? Sway.obstacle
        return .enabled(if: obstacle == nil, "\(obstacle ?? "A Wayland compositor can be started.")")
    }
}
