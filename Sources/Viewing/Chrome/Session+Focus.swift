import Localization
import Navigation

/// The keyboard's choice among the things above the picture.
extension Session {
    /// What can be chosen, in the order in which it is read: what was drawn, and the controls, which come when one of them is chosen.
    var focusOrder: [ChromeTarget] {
        var order: [ChromeTarget] = []
        for target in hand.areas.map(\.target) where !order.contains(target) {
            switch target {
            case .panel, .overview, .keys, .control, .informationRows, .thumbnail: break
            case .card, .notice, .closeInformation: order.append(target)
            }
        }
        return order + (controlLayout?.cells.map { .control($0.button) } ?? [])
    }

    /// Goes on by so many things that can do something, from the last one to the first if `wraps`.
    mutating func moveFocus(by count: Int, wraps: Bool, at time: Double) -> [ViewingEffect] {
        if chrome.isKeyListOpen { return [] }
        let order = focusOrder.filter { target in
            if case .control(let button) = target { isEnabled(button) || target == chrome.focus } else { true }
        }
        guard let first = order.first, let last = order.last else { return [] }
        guard let focus = chrome.focus, let place = order.firstIndex(of: focus) else {
            chrome.focus = count > 0 ? first : last
            holdChrome(at: time)
            return []
        }
        let next = place + count
        if order.indices.contains(next) {
            chrome.focus = order[next]
        } else if wraps {
            chrome.focus = count > 0 ? first : last
        }
        return []
    }

    /// Does what the chosen thing stands for.
    mutating func activateFocus(at time: Double) -> [ViewingEffect] {
        guard let focus = chrome.focus else { return [] }
        return activate(focus, at: time)
    }

    /// Leaves what is innermost; returns false when there is nothing to leave but the program.
    mutating func leaveChrome(at time: Double) -> Bool {
        if chrome.isKeyListOpen {
            _ = toggleKeyList(at: time)
            return true
        }
        guard chrome.focus != nil else { return false }
        chrome.focus = nil
        holdChrome(at: time)
        return true
    }

    /// What a key does while something is chosen; nil when it does what it always does.
    mutating func handleFocused(_ press: KeyPress, at time: Double) -> [ViewingEffect]? {
        guard chrome.focus != nil, press.stroke.modifiers.isEmpty else { return nil }
        if chrome.focus == .closeInformation, scrollInformation(by: press.stroke.key, at: time) { return [] }
        let onward = phrases.isRightToLeft ? -1 : 1
        switch press.stroke.key {
        case "right": return moveFocus(by: onward, wraps: false, at: time)
        case "left": return moveFocus(by: -onward, wraps: false, at: time)
        case "down": return moveFocus(by: 1, wraps: false, at: time)
        case "up": return moveFocus(by: -1, wraps: false, at: time)
        case "space", "enter": return press.isRepeat ? [] : activateFocus(at: time)
        default: return nil
        }
    }
}
