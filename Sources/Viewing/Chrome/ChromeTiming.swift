/// The times of what lies above the picture, in milliseconds, gathered in one place.
enum ChromeTiming {
    /// From clear to opaque: quick enough to be there when the finger comes back, slow enough not to flash.
    static let fade = 180.0
    /// Controls that nobody touches stay this long: time to look at all of them and choose.
    static let controlsStay = 3500.0
    /// The overview and the zoom stay this long after the picture came to rest.
    static let overviewStay = 1500.0
    /// Between two frames of a fade.
    static let frame = 1000.0 / 60
    /// Points by which a wheel's notch scrolls a list.
    static let pointsPerNotch = 60.0
    /// Motion of the pointer so soon after a touch is the touch's.
    static let pointerRest = 500.0
}
