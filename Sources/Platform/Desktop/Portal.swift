internal import CDBus
import Glibc

/// The service of a desktop that tells programs its settings, asked over the session's bus. For one thread.
@safe
public final class Portal {
    /// It may have to be started first, which takes a while on a slow machine.
    private static let patience: Int32 = 3000

    private let connection: OpaquePointer

    /// Connects to a bus; nil when there is none at that address. Blocks.
    public init?(address: String) {
        guard let made = unsafe address.withCString({ unsafe cdbus_open($0) }) else { return nil }
        unsafe connection = made
    }

    deinit { unsafe cdbus_close(connection) }

    /// The address of the session's bus, where there is one. No bus is ever started.
    static var sessionAddress: String? {
        if let address = Environment.text("DBUS_SESSION_BUS_ADDRESS") { return address }
        guard let folder = Environment.text("XDG_RUNTIME_DIR") else { return nil }
        let path = "\(folder)/bus"
        return unsafe path.withCString { unsafe access($0, F_OK) } == 0 ? "unix:path=\(path)" : nil
    }

    /// What the portal says about motion. Blocks until it has answered, or has not.
    public func answers() -> MotionAnswers {
        var answers = MotionAnswers()
        answers.reducedMotion = number("org.freedesktop.appearance", "reduced-motion")
        answers.gnomeAnimations = number("org.gnome.desktop.interface", "enable-animations")
        answers.kdeDurationFactor = number("org.kde.kdeglobals.KDE", "AnimationDurationFactor")
        return answers
    }

    private func number(_ group: String, _ key: String) -> Double? {
        var number = 0.0
        let isThere = unsafe group.withCString { group in
            unsafe key.withCString { unsafe cdbus_read_setting(connection, group, $0, Self.patience, &number) }
        }
        return isThere != 0 ? number : nil
    }
}
