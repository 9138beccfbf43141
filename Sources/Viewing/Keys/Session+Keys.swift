/// What keys do.
extension Session {
    /// A key that went down.
    mutating func handle(_ press: KeyPress, at time: Double) -> [ViewingEffect] {
        if let effects = handleInKeyList(press, at: time) { return effects }
        if list.isOpen { return handleInList(press, at: time) }
        if let effects = handleFocused(press, at: time) { return effects }
        return keys.event(for: press.stroke, isRepeat: press.isRepeat).map { take($0, at: time) } ?? []
    }
}
