/// What a desktop says about motion, by source; nil where a source says nothing.
///
/// Sources that tell how the desktop is now go before files, which may be left from another desktop. Among the former one that asks for
/// less is enough: each of them has a default that means nothing.
public struct MotionAnswers: Hashable, Sendable {
    /// The portal's `org.freedesktop.appearance reduced-motion`: 1 for less, 0 for no wish.
    public var reducedMotion: Double?
    /// The portal's `org.gnome.desktop.interface enable-animations`: 0 for none.
    public var gnomeAnimations: Double?
    /// The portal's `org.kde.kdeglobals.KDE AnimationDurationFactor`: 0 for none.
    public var kdeDurationFactor: Double?
    /// `Gtk/EnableAnimations` of XSETTINGS.
    public var xsettingsAnimations: Bool?
    /// What the files of toolkits say.
    public var fileAnimations: Bool?

    /// No answer.
    public init() {}

    /// Whether the desktop asks for less motion.
    public var reducesMotion: Bool {
        let now = [
            reducedMotion.map { $0 == 1 }, gnomeAnimations.map { $0 == 0 }, kdeDurationFactor.map { $0 == 0 },
            xsettingsAnimations.map { !$0 },
        ].compactMap { $0 }
        return now.isEmpty ? fileAnimations == false : now.contains(true)
    }
}
