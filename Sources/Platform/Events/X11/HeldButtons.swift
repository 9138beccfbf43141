/// Which buttons of mice are down, wherever the pointer is. Fingers press none.
public struct HeldButtons: Hashable, Sendable {
    private struct Button: Hashable {
        let device: Int64
        let number: Int
    }

    /// The buttons that a wheel presses; they are never held.
    private static let wheel = 4...7

    private var down: Set<Button> = []

    /// None.
    public init() {}

    /// Whether there is one.
    public var isAny: Bool { !down.isEmpty }

    /// A button of a device went down or up.
    public mutating func note(_ number: Int, of device: Int64, isDown: Bool) {
        guard !Self.wheel.contains(number) else { return }
        if isDown {
            down.insert(Button(device: device, number: number))
        } else {
            down.remove(Button(device: device, number: number))
        }
    }

    /// Devices have come or gone: what a device that is gone held will never be let go.
    public mutating func forget() { down = [] }
}
