public import Viewing

/// What the viewer does while nobody touches it.
public struct UnattendedOptions: Hashable, Sendable {
    /// After how long everything is as the next visitor expects it, ms; nil for never.
    public var idleHome: Double?
    /// Whether the next visitor finds the first picture.
    public var goesToFirst = false
    /// How pictures come by themselves.
    public var slideshow = SlideshowOptions()

    /// Nothing.
    public init() {}

    /// What a command line says.
    init(_ parsed: ParsedArguments) throws(UsageError) {
        idleHome = parsed.number(.idleHome).map { $0 * 1000 }
        goesToFirst = parsed.has(.idleFirst)
        if goesToFirst, idleHome == nil {
            throw .other("--\(Option.idleFirst.name) needs --\(Option.idleHome.name) \(Option.idleHome.placeholder)")
        }
        if let seconds = parsed.number(.slideshow) {
            slideshow.interval = seconds * 1000
            slideshow.startsRunning = true
        }
        slideshow.moves = parsed.has(.slideshowMotion)
        slideshow.loops = !parsed.has(.noLoop)
        slideshow.shuffles = parsed.has(.shuffle)
    }
}
