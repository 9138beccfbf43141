import CX11
import TestSupport

/// A desktop's part in XSETTINGS: keeps one whole number for all programs.
@MainActor
final class SettingsKeeper {
    private let display: OpaquePointer
    private let window: Window

    /// Takes the keeper's place on a server.
    init(display name: String, _ setting: String, _ value: Int32) throws {
        guard let display = XOpenDisplay(name) else { throw Trouble("No X server answers at \(name).") }
        self.display = display
        window = XCreateSimpleWindow(display, XDefaultRootWindow(display), 0, 0, 1, 1, 0, 0, 0)
        set(setting, value)
        let selection = XInternAtom(display, "_XSETTINGS_S0", 0)
        XSetSelectionOwner(display, selection, window, Time(CurrentTime))
        var event = XEvent()
        event.xclient.type = ClientMessage
        event.xclient.window = XDefaultRootWindow(display)
        event.xclient.message_type = XInternAtom(display, "MANAGER", 0)
        event.xclient.format = 32
        event.xclient.data.l = (CurrentTime, Int(selection), Int(window), 0, 0)
        XSendEvent(display, XDefaultRootWindow(display), 0, Int(StructureNotifyMask), &event)
        XSync(display, 0)
    }

    isolated deinit { XCloseDisplay(display) }

    /// Gives the number another value.
    func set(_ setting: String, _ value: Int32) {
        let name = Array(setting.utf8)
        let padding = [UInt8](repeating: 0, count: (4 - name.count % 4) % 4)
        let head: [UInt8] = [0, 0, 0, 0] + bytes(UInt32(1)) + bytes(UInt32(1))
        let text = head + [0, 0] + bytes(UInt16(name.count)) + name + padding + bytes(UInt32(1)) + bytes(value)
        let property = XInternAtom(display, "_XSETTINGS_SETTINGS", 0)
        XChangeProperty(display, window, property, property, 8, PropModeReplace, text, Int32(text.count))
        XSync(display, 0)
    }

    private func bytes(_ number: some FixedWidthInteger) -> [UInt8] {
        withUnsafeBytes(of: number.littleEndian) { Array($0) }
    }
}
