import Geometry
import Localization

/// The list of keys on the screen. It is made from the bindings themselves.
extension Session {
    /// Whether it is open.
    public var isKeyListOpen: Bool { chrome.isKeyListOpen }

    mutating func toggleKeyList(at time: Double) -> [ViewingEffect] {
        chrome.isKeyListOpen.toggle()
        chrome.focus = nil
        if chrome.isKeyListOpen {
            chrome.keyListScroll = 0
            chrome.keyList.show(at: time, isHeld: true)
        } else {
            chrome.keyList.hide(at: time)
        }
        return []
    }

    /// The list in the frame at a time; nil while it is not seen.
    func keyListShown(at time: Double) -> KeyList? {
        let opacity = chrome.keyList.opacity(at: time)
        return opacity > 0 ? keyList(opacity: opacity) : nil
    }

    /// Moves the list under the finger, the wheel or the keys, as far as it goes.
    mutating func scrollKeyList(by distance: Double) -> [ViewingEffect] {
        chrome.keyListScroll = min(max(chrome.keyListScroll + distance, 0), keyList(opacity: 1).reach)
        return []
    }

    /// What a key does while the list is open; nil when it does what the list says, for which the list goes.
    mutating func handleInKeyList(_ press: KeyPress, at time: Double) -> [ViewingEffect]? {
        guard chrome.isKeyListOpen else { return nil }
        switch press.stroke.key {
        case "down": return scrollKeyList(by: view.height / 8)
        case "up": return scrollKeyList(by: -view.height / 8)
        case "pagedown", "space": return scrollKeyList(by: view.height * 0.8)
        case "pageup": return scrollKeyList(by: -view.height * 0.8)
        case "home": return scrollKeyList(by: -.greatestFiniteMagnitude)
        case "end": return scrollKeyList(by: .greatestFiniteMagnitude)
        default:
            guard let action = keys.action(for: press.stroke), !press.isRepeat else { return [] }
            let effects = toggleKeyList(at: time)
            return action == .keys || action == .leave ? effects : nil
        }
    }

    private func keyList(opacity: Double) -> KeyList {
        let groups = KeyAction.Group.allCases.map { group in
            [KeyList.Line.title(phrases(group.title))] + KeyAction.allCases.filter { $0.group == group }.compactMap(row)
        }
        let gestures =
            [KeyList.Line.title(phrases(.keysFingers))]
            + Self.gestures.compactMap(row)
        // Beside each other: what fingers and keys do with the picture.
        let all = groups.prefix(1) + [gestures] + groups.dropFirst()
        return KeyList(
            all.filter { $0.count > 1 }, in: view, scroll: chrome.keyListScroll,
            isRightToLeft: phrases.isRightToLeft, opacity: opacity)
    }

    /// An action without a key is not listed.
    private func row(_ action: KeyAction) -> KeyList.Line? {
        let strokes = keys.strokes(for: action).prefix(2)
        guard !strokes.isEmpty else { return nil }
        return .row(what: strokes.map { $0.words(phrases) }.joined(separator: "  "), does: phrases(action.words))
    }

    /// A gesture that is bound to something else does that; one that is bound to nothing is not listed.
    private func row(_ gesture: ListedGesture) -> KeyList.Line? {
        switch gesture.bound.map({ gestures[$0] }) ?? .usual {
        case .usual: .row(what: phrases(gesture.what), does: phrases(gesture.does))
        case .action(let action): .row(what: phrases(gesture.what), does: phrases(action.words))
        case .nothing: nil
        }
    }

    private struct ListedGesture {
        let what: Phrase
        let does: Phrase
        var bound: BoundGesture?
    }

    private static let gestures = [
        ListedGesture(what: .gestureDrag, does: .gestureDragDoes),
        ListedGesture(what: .gesturePinch, does: .gesturePinchDoes),
        ListedGesture(what: .gestureDoubleTap, does: .gestureDoubleTapDoes, bound: .doubleTap),
        ListedGesture(what: .gestureQuickZoom, does: .gestureQuickZoomDoes),
        ListedGesture(what: .gestureTwoTap, does: .gestureTwoTapDoes, bound: .twoFingerTap),
        ListedGesture(what: .gestureTap, does: .gestureTapDoes, bound: .tap),
    ]
}
