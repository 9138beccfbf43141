public import Localization

/// What an action is called in lists of keys.
extension KeyAction {
    /// Actions that are listed together.
    enum Group: Hashable, Sendable, CaseIterable {
        case picture
        case album
        case animation
        case window

        /// What stands above them.
        var title: Phrase {
            switch self {
            case .picture: .keysPicture
            case .album: .keysAlbum
            case .animation: .keysAnimation
            case .window: .keysWindow
            }
        }
    }

    /// Where it is listed.
    var group: Group {
        switch self {
        case .zoomIn, .zoomOut, .startView, .fill, .actualSize, .moveUp, .moveDown, .rotateRight, .rotateLeft, .reload:
            .picture
        case .leftOrPrevious, .rightOrNext, .previous, .next, .first, .last: .album
        case .playPause, .nextFrame, .previousFrame: .animation
        case .fullscreen, .list, .information, .keys, .nextControl, .previousControl, .activate, .leave, .debug, .quit:
            .window
        }
    }

    /// What it does, in words.
    public var words: Phrase {
        switch self {
        case .zoomIn: .keyZoomIn
        case .zoomOut: .keyZoomOut
        case .startView: .keyStartView
        case .fill: .keyFill
        case .actualSize: .keyActualSize
        case .moveUp: .keyMoveUp
        case .moveDown: .keyMoveDown
        case .rotateRight: .keyRotateRight
        case .rotateLeft: .keyRotateLeft
        case .reload: .keyReload
        case .leftOrPrevious: .keyLeft
        case .rightOrNext: .keyRight
        case .previous: .keyPrevious
        case .next: .keyNext
        case .first: .keyFirst
        case .last: .keyLast
        case .playPause: .keyPlayPause
        case .nextFrame: .keyNextFrame
        case .previousFrame: .keyPreviousFrame
        case .fullscreen: .keyFullscreen
        case .list: .keyList
        case .information: .keyInformation
        case .keys: .keyKeys
        case .nextControl: .keyNextControl
        case .previousControl: .keyPreviousControl
        case .activate: .keyActivate
        case .leave: .keyLeave
        case .debug: .keyDebug
        case .quit: .keyQuit
        }
    }
}

extension KeyStroke {
    /// What is printed on its keys, with a plus between them.
    func words(_ phrases: Phrasebook) -> String {
        let names = Modifier.allCases.filter(modifiers.contains).map(\.rawValue) + [key]
        return names.map { name in
            Phrase.keyName(name).map { phrases($0) } ?? name.uppercased()
        }.joined(separator: "+")
    }
}
