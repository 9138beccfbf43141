public import Localization

/// The buttons of the controls, in the order in which they are read.
public enum ControlButton: String, Hashable, Sendable, CaseIterable {
    case list
    case previous
    case next
    case zoomOut
    case zoomIn
    case fit
    case fill
    case actual
    case rotate
    case playPause
    case information
    case fullscreen

    /// Buttons that belong together stand close together.
    enum Group: Hashable, Sendable {
        case album
        case zoom
        case size
        case picture
        case window
    }

    /// Where it belongs.
    var group: Group {
        switch self {
        case .list, .previous, .next: .album
        case .zoomOut, .zoomIn: .zoom
        case .fit, .fill, .actual: .size
        case .rotate, .playPause, .information: .picture
        case .fullscreen: .window
        }
    }

    /// The order in which buttons are given up where there is no room for all: the last one goes first. What hands can do as easily
    /// without a button goes before what they cannot.
    static let byImportance: [ControlButton] = [
        .next, .previous, .list, .playPause, .zoomIn, .zoomOut, .fullscreen, .fit, .rotate, .information, .actual,
        .fill,
    ]

    /// What it is called; `isOn` says that a button with two states is in its second one: it plays, it fills the screen.
    public func label(isOn: Bool) -> Phrase {
        switch self {
        case .list: .controlList
        case .previous: .controlPrevious
        case .next: .controlNext
        case .zoomIn: .controlZoomIn
        case .zoomOut: .controlZoomOut
        case .fit: .controlFit
        case .fill: .controlFill
        case .actual: .controlActual
        case .rotate: .controlRotate
        case .playPause: isOn ? .controlPause : .controlPlay
        case .information: .controlInformation
        case .fullscreen: isOn ? .controlWindow : .controlFullscreen
        }
    }
}
