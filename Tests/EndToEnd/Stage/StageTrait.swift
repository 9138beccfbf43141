import Testing

extension Trait where Self == ConditionTrait {
    /// Skips what needs an X server where none can be started, and says why.
    static var onStage: Self {
        .enabled(if: Stage.obstacle == nil, "\(Stage.obstacle ?? "An X server can be started.")")
    }
}
