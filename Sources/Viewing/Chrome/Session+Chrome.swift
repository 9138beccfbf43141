import Geometry
import Gestures
import Navigation

/// What lies above the picture and answers fingers.
extension Session {
    /// What is drawn as pressed.
    public var pressedTargets: Set<ChromeTarget> { hand.pressed }

    /// What the mouse points at; nil while it is not used.
    public var hoveredTarget: ChromeTarget? { chrome.pointer.flatMap { hand.target(at: $0) } }

    /// What the keyboard has chosen, so that Enter does what it stands for.
    public var focusedTarget: ChromeTarget? { chrome.focus }

    /// What answers fingers in the frame that is on the screen, the lowest first.
    public var answeringAreas: [ChromeArea] { hand.areas }

    /// Gives an event to what lies above the picture, or else to the picture.
    mutating func takeInput(_ input: NavigationInput, at time: Double) -> [ViewingEffect] {
        if isToldTwice(input, at: time) || isSwitchedOff(input) { return [] }
        notePointer(input, at: time)
        let held = hand.holding(input)
        let outcome = hand.offer(input)
        if (held ?? hand.holding(input)) == .informationRows { offerToPanel(input, at: time) }
        if case .cancel = input { information.letGo(at: time) }
        let effects: [ViewingEffect] =
            switch outcome {
            case .passed: isSwallowed(input) ? scroll(by: input, at: time) : move(input, at: time)
            case .taken: []
            case .pressed(let hold): press(hold, at: time)
            case .moved(let hold, let place): drag(hold, to: place, at: time)
            case .activated(let target): activate(target, at: time)
            }
        holdChrome(at: time)
        return effects
    }

    /// Does what a target stands for: it was tapped, or chosen by a key.
    mutating func activate(_ target: ChromeTarget, at time: Double) -> [ViewingEffect] {
        switch target {
        case .control(let button): isEnabled(button) ? activate(button, at: time) : []
        case .card(.tryAgain): handleCommand(.reload, at: time)
        case .notice(.undo): handleCommand(.undo, at: time)
        case .closeInformation: toggleInformation()
        case .informationRows, .panel: []
        case .overview: tapOverview(at: time)
        case .keys: handleCommand(.toggleKeys, at: time)
        case .thumbnail(let index): go(.to(index), at: time)
        }
    }

    private mutating func activate(_ button: ControlButton, at time: Double) -> [ViewingEffect] {
        switch button {
        case .list: handleCommand(.toggleList, at: time)
        case .information: handleCommand(.toggleInformation, at: time)
        case .previous: handleCommand(.step(.previous), at: time)
        case .next: handleCommand(.step(.next), at: time)
        case .zoomIn: navigate(.command(.plus), at: time)
        case .zoomOut: navigate(.command(.minus), at: time)
        case .fit: navigate(.command(.home), at: time)
        case .fill: navigate(.command(.fill), at: time)
        case .actual: navigate(.command(.actual), at: time)
        case .rotate: navigate(.turn(quarterTurns: 1), at: time)
        case .playPause: handleCommand(.togglePlayback, at: time)
        case .fullscreen: handleCommand(.toggleFullscreen, at: time)
        }
    }

    private mutating func press(_ hold: ChromeHand.Hold, at time: Double) -> [ViewingEffect] {
        switch hold.target {
        case .overview: pressOverview(hold, at: time)
        default: []
        }
    }

    private mutating func drag(_ hold: ChromeHand.Hold, to place: ViewPoint, at time: Double) -> [ViewingEffect] {
        switch hold.target {
        case .overview: dragOverview(hold, to: place, at: time)
        case .keys: hold.isDrag ? scrollKeyList(by: hold.place.y - place.y) : []
        default: []
        }
    }

    /// A touch of something above the picture, told a second time as the mouse's.
    private func isToldTwice(_ input: NavigationInput, at time: Double) -> Bool {
        guard case .mouse(let mouse) = input, mouse.phase != .move else { return false }
        return hand.holdsFinger || mouse.phase == .down && time - chrome.lastTouch <= GestureTuning.synthesizedMouseTime
    }

    /// A wheel or a pinch above a panel is not for the picture below it.
    private func isSwallowed(_ input: NavigationInput) -> Bool {
        switch input {
        case .wheel(let wheel): hand.target(at: wheel.position) != nil
        case .pinch(let pinch) where pinch.phase == .began: hand.target(at: pinch.position) != nil
        default: false
        }
    }

    /// What a wheel does to what it is swallowed by.
    private mutating func scroll(by input: NavigationInput, at time: Double) -> [ViewingEffect] {
        if isOverPanel(input) { offerToPanel(input, at: time) }
        guard case .wheel(let wheel) = input, hand.target(at: wheel.position) == .keys else { return [] }
        return scrollKeyList(by: -wheel.delta.dy * (wheel.isPrecise ? 1 : ChromeTiming.pointsPerNotch))
    }

    /// The areas of the frame that is on the screen now.
    mutating func note(_ areas: [ChromeArea], at time: Double) -> [ViewingEffect] {
        hand.areas = areas
        if let focus = chrome.focus, !focusOrder.contains(focus) {
            chrome.focus = nil
            holdChrome(at: time)
        }
        return []
    }

    /// When something above the picture next looks different, after the frame at a time; nil for never.
    func chromeDeadline(after time: Double) -> Double? { chrome.nextChange(after: time) }
}
