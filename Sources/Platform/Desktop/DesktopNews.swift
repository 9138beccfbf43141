/// What an X11 desktop has changed since it was asked last.
struct DesktopNews: Hashable, Sendable {
    /// The screen may have another size.
    var hasNewScreen = false
    /// The X resources, if they are others than before.
    var resources: [UInt8]?
    /// The desktop's settings in the format of XSETTINGS, if they are others than before.
    var settings: [UInt8]?
}
