/// One frame as a value: what to put on the screen, back to front. Platform executes it with one `switch`.
public struct DrawList: Hashable, Sendable {
    /// What the window is cleared to.
    public var background: Color
    /// Back to front.
    public var commands: [DrawCommand]

    /// A frame of commands on a background.
    public init(background: Color, commands: [DrawCommand] = []) {
        self.background = background
        self.commands = commands
    }
}
