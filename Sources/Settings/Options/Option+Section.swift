extension Option {
    /// The headings under which options stand, in their order.
    public enum Section: String, Hashable, Sendable, CaseIterable {
        case pictures = "Pictures and albums"
        case zooming = "Zooming"
        case hands = "Hands, mouse and motion"
        case window = "Window"
        case controls = "Controls and words on the screen"
        case unattended = "Unattended screens"
        case network = "Network"
        case limits = "Memory and limits"
        case automation = "Driving it from outside"
        case diagnosis = "Looking inside"
        case more = "More"
        case settings = "Settings"
        case information = "Information"
    }
}
