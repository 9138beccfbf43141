/// Which parts of the debug overlay are drawn. A key switches them on and off.
public struct DebugSwitch: Hashable, Sendable {
    private let chosen: Set<DebugPart>
    private var isOn: Bool

    /// Some parts, drawn from the start. With none nothing is drawn, and the switch stands for all of them.
    public init(_ parts: Set<DebugPart> = []) {
        chosen = parts.isEmpty ? Set(DebugPart.allCases) : parts
        isOn = !parts.isEmpty
    }

    /// What is drawn now.
    public var parts: Set<DebugPart> { isOn ? chosen : [] }

    /// On to off, off to on.
    mutating func toggle() { isOn.toggle() }
}
