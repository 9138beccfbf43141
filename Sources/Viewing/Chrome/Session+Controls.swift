import Album
import Geometry
import Gestures
import Localization
import Navigation

/// The bar of buttons: when it is there, and what its buttons can do.
extension Session {
    /// What the person wants to see above the picture.
    public var chromeOptions: ChromeOptions {
        get { chrome.options }
        set { chrome.options = newValue }
    }

    /// The controls in the frame at a time; nil while they are not seen.
    public func controlBar(at time: Double) -> ControlBar? {
        let opacity = chrome.controls.opacity(at: time)
        guard opacity > 0, let layout = controlLayout else { return nil }
        let buttons = layout.cells.map { cell in
            ControlBar.Button(
                button: cell.button, frame: cell.frame, area: cell.area, isEnabled: isEnabled(cell.button),
                isOn: isOn(cell.button))
        }
        return ControlBar(buttons: buttons, ground: layout.ground, options: chrome.options, opacity: opacity)
    }

    /// How far the controls reach into the window at a time, by the side that they are on; things that stay clear of them move with their fading.
    public func chromeInsets(at time: Double) -> ChromeInsets {
        let opacity = chrome.controls.opacity(at: time)
        guard opacity > 0, let layout = controlLayout else { return ChromeInsets() }
        return ChromeInsets(layout.depth * opacity, on: chrome.options.placement)
    }

    /// Where the buttons are when they are there; nil where they have no room.
    var controlLayout: ControlLayout? {
        // A single picture that stays still has nothing to play.
        let hasPlay = picture?.playback != nil || album.entries.count > 1
        let buttons = ControlButton.allCases.filter { $0 != .playPause || hasPlay }
        let panel = information.isOpen ? PanelPlacement(in: view, isRightToLeft: phrases.isRightToLeft).insets : nil
        let layout = ControlLayout(
            buttons, options: chrome.options, view: view, insets: panel ?? ChromeInsets(),
            isRightToLeft: phrases.isRightToLeft)
        guard let layout, !coversCard(layout) else { return nil }
        return layout
    }

    /// A card in the middle of a small window has its button where the controls would be; the card comes first.
    private func coversCard(_ layout: ControlLayout) -> Bool {
        guard picture?.failure != nil else { return false }
        let room =
            chrome.options.placement.isHorizontal ? view.height - layout.depth : view.width - layout.depth
        return room < Self.roomOfCard
    }

    /// What a card needs of a window beside the controls, in points.
    private static let roomOfCard = 240.0

    /// Whether a button can do anything now.
    func isEnabled(_ button: ControlButton) -> Bool {
        switch button {
        case .list: !album.entries.isEmpty
        case .information, .playPause: picture != nil
        case .previous: place(of: .previous) != nil
        case .next: place(of: .next) != nil
        case .zoomIn: navigator.changes(by: .plus)
        case .zoomOut: navigator.changes(by: .minus)
        case .fit: navigator.changes(by: .home)
        case .fill: navigator.changes(by: .fill)
        case .actual: navigator.changes(by: .actual)
        case .rotate: navigator.content != nil
        case .fullscreen: true
        }
    }

    private func isOn(_ button: ControlButton) -> Bool {
        switch button {
        case .playPause: slideshow.isRunning || picture?.playback?.isPlaying == true
        case .fullscreen: isFullscreen
        default: false
        }
    }

    /// A tap on the picture brings the controls, and takes them away; a long press brings them.
    mutating func noteForControls(_ gestures: [DiscreteGesture], at time: Double) {
        guard chrome.options.placement != .off else { return }
        for gesture in gestures {
            switch gesture {
            case .tap where chrome.controls.isShown(at: time): chrome.controls.hide(at: time)
            case .tap, .longPress: chrome.controls.show(at: time)
            case .doubleTap, .twoFingerTap, .pageNext, .pagePrevious: break
            }
        }
    }

    /// Follows fingers and the mouse: the mouse's motion brings the controls, and both take the choice from the keyboard.
    mutating func notePointer(_ input: NavigationInput, at time: Double) {
        switch input {
        case .touch(let touch):
            chrome.lastTouch = time
            chrome.pointer = nil
            if touch.phase == .began { chrome.focus = nil }
        case .mouse(let mouse):
            switch mouse.phase {
            case .down: (chrome.focus, chrome.isMouseDown) = (nil, true)
            case .up: chrome.isMouseDown = false
            case .move: break
            }
            moved(to: mouse.position, at: time)
        case .cancel:
            chrome.isMouseDown = false
        default:
            break
        }
    }

    private mutating func moved(to place: ViewPoint, at time: Double) {
        guard navigator.fingerCount == 0, !hand.holdsFinger, time - chrome.lastTouch > ChromeTiming.pointerRest else {
            return
        }
        let before = chrome.pointer
        chrome.pointer = place
        // Where it is first seen it may have been long ago: the window has come to it.
        guard let before, before != place, !chrome.isMouseDown, chrome.options.placement != .off else { return }
        chrome.controls.show(at: time)
    }

    /// While a finger holds something above the picture, or the keyboard has chosen it, it does not go.
    mutating func holdChrome(at time: Double) {
        let held = hand.heldTargets
        let holdsControls =
            chrome.focus != nil || held.contains { if case .control = $0 { true } else { $0 == .panel } }
        if holdsControls, chrome.options.placement != .off {
            if chrome.controls.opacity(at: time) > 0 || chrome.focus != nil {
                chrome.controls.show(at: time, isHeld: true)
            }
        } else {
            chrome.controls.release(at: time)
        }
        if held.contains(.overview) {
            chrome.overview.show(at: time, isHeld: true)
            chrome.badge.show(at: time, isHeld: true)
        } else {
            chrome.overview.release(at: time)
            chrome.badge.release(at: time)
        }
    }
}
