import Viewing

/// The icons of the controls.
extension IconPen {
    /// Draws the icon of a button; `isOn` says that one with two states is in its second one.
    mutating func draw(_ button: ControlButton, isOn: Bool) {
        switch button {
        case .list: tiles()
        case .previous: line((15, 5), (8, 12), (15, 19), width: 2.5)
        case .next: line((9, 5), (16, 12), (9, 19), width: 2.5)
        case .zoomIn, .zoomOut: lens(isIn: button == .zoomIn)
        case .fit:
            frame(2, 4, 20, 16)
            box(6, 9, 12, 6)
        case .fill: box(2, 4, 20, 16, radius: 2.5)
        case .actual: oneToOne()
        case .rotate: arrow(around: 12, 13, radius: 7.5, from: 0.36, to: 1.08)
        case .playPause: if isOn { bars() } else { polygon((8, 4), (20, 12), (8, 20)) }
        case .information:
            ring(12, 12, radius: 9)
            disc(12, 8, radius: 1.5)
            line((12, 12), (12, 16))
        case .fullscreen: if isOn { cornersInward() } else { cornersOutward() }
        }
    }

    private mutating func tiles() {
        for (x, y) in [(3, 3), (13, 3), (3, 13), (13, 13)] { box(Double(x), Double(y), 8, 8, radius: 1.5) }
    }

    private mutating func lens(isIn: Bool) {
        ring(10, 10, radius: 7)
        line((15.5, 15.5), (20.5, 20.5), width: 2.5)
        line((7, 10), (13, 10))
        if isIn { line((10, 7), (10, 13)) }
    }

    private mutating func oneToOne() {
        line((4, 8), (7, 6), (7, 18))
        line((15, 8), (18, 6), (18, 18))
        disc(12, 10, radius: 1.4)
        disc(12, 15, radius: 1.4)
    }

    private mutating func bars() {
        box(6, 4, 4, 16)
        box(14, 4, 4, 16)
    }

    private mutating func cornersOutward() {
        line((4, 9), (4, 4), (9, 4))
        line((15, 4), (20, 4), (20, 9))
        line((20, 15), (20, 20), (15, 20))
        line((9, 20), (4, 20), (4, 15))
    }

    private mutating func cornersInward() {
        line((9, 4), (9, 9), (4, 9))
        line((20, 9), (15, 9), (15, 4))
        line((15, 20), (15, 15), (20, 15))
        line((4, 15), (9, 15), (9, 20))
    }
}
