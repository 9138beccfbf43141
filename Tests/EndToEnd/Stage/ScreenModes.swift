import CX11
import TestSupport

/// Turns an X server's screen, as a tablet's sensor does: the sides change places.
@MainActor
final class ScreenModes {
    private let display: OpaquePointer

    init(display name: String) throws {
        guard let display = XOpenDisplay(name) else { throw Trouble("No X server answers at \(name).") }
        self.display = display
    }

    isolated deinit { XCloseDisplay(display) }

    /// Gives the screen one of the sizes of its modes, in pixels.
    func set(width: Int, height: Int) throws {
        let root = XDefaultRootWindow(display)
        guard let modes = XRRGetScreenInfo(display, root) else { throw Trouble("The screen has no modes.") }
        defer { XRRFreeScreenConfigInfo(modes) }
        var count: Int32 = 0
        let sizes = UnsafeBufferPointer(start: XRRConfigSizes(modes, &count), count: Int(count))
        guard let index = sizes.firstIndex(where: { Int($0.width) == width && Int($0.height) == height }) else {
            throw Trouble("The screen has no mode of \(width) x \(height).")
        }
        guard XRRSetScreenConfig(display, modes, root, Int32(index), 1, Time(CurrentTime)) == 0 else {
            throw Trouble("The screen refused \(width) x \(height).")
        }
        XSync(display, 0)
    }

    /// Writes the X resources, as `xrdb` does.
    func setResources(_ text: String) {
        let bytes = Array(text.utf8)
        let property = XInternAtom(display, "RESOURCE_MANAGER", 0)
        let string = XInternAtom(display, "STRING", 0)
        let root = XDefaultRootWindow(display)
        XChangeProperty(display, root, property, string, 8, PropModeReplace, bytes, Int32(bytes.count))
        XSync(display, 0)
    }
}
