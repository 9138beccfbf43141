/// Whether the desktop asks for less motion, by all that it has said so far.
final class DesktopMotion {
    private let reader: MotionReader
    private var answers = MotionAnswers()
    private var reducesMotion = false

    /// Starts to find out; the waker tells when there is something to take.
    init(waker: Waker) { reader = MotionReader(waker: waker) }

    deinit { reader.end() }

    /// Takes what has come, from an X11 desktop's news and from elsewhere; an event when the answer is another one than before. It is no
    /// until something says yes.
    func update(with news: DesktopNews?) -> PlatformEvent? {
        if let found = reader.takeAnswers() {
            let xsettings = answers.xsettingsAnimations
            answers = found
            answers.xsettingsAnimations = xsettings
        }
        if let settings = news?.settings {
            answers.xsettingsAnimations = XSettings.integer("Gtk/EnableAnimations", in: settings).map { $0 != 0 }
        }
        guard answers.reducesMotion != reducesMotion else { return nil }
        reducesMotion = answers.reducesMotion
        return .motionWish(reducesMotion: reducesMotion)
    }
}
