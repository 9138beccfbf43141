/// A key that went down, by what it says in the person's own layout.
public struct KeyEvent: Hashable, Sendable {
    /// Which key.
    public var key: Key
    /// What was held with it.
    public var modifiers: KeyModifiers
    /// Whether it is held and repeats.
    public var isRepeat: Bool

    /// A key with modifiers.
    public init(key: Key, modifiers: KeyModifiers = [], isRepeat: Bool = false) {
        self.key = key
        self.modifiers = modifiers
        self.isRepeat = isRepeat
    }
}

/// A key by its meaning; the keypad's keys mean the same as the others.
public enum Key: Hashable, Sendable {
    /// + or the unshifted = on the same key.
    case plus
    case minus
    /// 0 ... 9.
    case digit(Int)
    /// A small Latin letter; layouts of other scripts give the letter at the same place of a Latin one.
    case letter(Character)
    case left
    case right
    case up
    case down
    case home
    case end
    case pageUp
    case pageDown
    case space
    case enter
    case escape
    case backspace
    case delete
    case tab
    case period
    case comma
    /// ?, wherever the layout has it.
    case question
    /// F1 ... F12.
    case function(Int)
    case other
}

/// Keys that change what another key means.
public struct KeyModifiers: OptionSet, Hashable, Sendable {
    /// One bit for each modifier.
    public let rawValue: UInt8

    /// The modifiers of these bits.
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// Shift, either one.
    public static let shift = KeyModifiers(rawValue: 1)
    /// Control, either one.
    public static let control = KeyModifiers(rawValue: 2)
    /// Alt, either one.
    public static let alt = KeyModifiers(rawValue: 4)
    /// The logo key, either one.
    public static let logo = KeyModifiers(rawValue: 8)
}
