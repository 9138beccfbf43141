import Geometry
import Navigation

/// What lies above the picture and answers fingers.
extension Session {
    /// What is drawn as pressed.
    public var pressedTargets: Set<ChromeTarget> { hand.pressed }

    /// Gives an event to what lies above the picture, or else to the picture.
    mutating func takeInput(_ input: NavigationInput, at time: Double) -> [ViewingEffect] {
        switch hand.offer(input) {
        case .passed: list.isOpen ? navigateList(input, at: time) : navigate(input, at: time)
        case .taken: []
        case .activated(let target): activate(target, at: time)
        }
    }

    /// Does what a target stands for: it was tapped, or chosen by a key.
    mutating func activate(_ target: ChromeTarget, at time: Double) -> [ViewingEffect] {
        switch target {
        case .control(let button): activate(button, at: time)
        case .card(.tryAgain): handleCommand(.reload, at: time)
        case .panel: []
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
}
