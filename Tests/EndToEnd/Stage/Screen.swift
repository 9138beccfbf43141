import CX11
import TestSupport

/// What an X server shows, seen from outside.
@MainActor
final class Screen {
    private let display: OpaquePointer

    init(display name: String) throws {
        guard let display = XOpenDisplay(name) else { throw Trouble("No X server answers at \(name).") }
        self.display = display
    }

    /// The pixels of the whole screen.
    func capture() throws -> Pixels {
        let root = XDefaultRootWindow(display)
        let now = try bounds(of: root)
        let (width, height) = (now.width, now.height)
        guard let image = XGetImage(display, root, 0, 0, UInt32(width), UInt32(height), UInt(bitPattern: -1), ZPixmap)
        else { throw Trouble("The screen could not be read.") }
        defer { _ = image.pointee.f.destroy_image(image) }
        guard image.pointee.bits_per_pixel == 32, let data = image.pointee.data else {
            throw Trouble("The screen has \(image.pointee.bits_per_pixel) bits per pixel, not 32.")
        }
        let rowBytes = Int(image.pointee.bytes_per_line)
        return Pixels(width: width, height: height) { y in
            let row = UnsafeRawPointer(data + y * rowBytes)
            return [UInt32](UnsafeRawBufferPointer(start: row, count: width * 4).bindMemory(to: UInt32.self))[...]
        }
    }

    /// Where a window's top left corner is on the screen.
    func origin(of window: UInt) throws -> (x: Int, y: Int) {
        var (x, y): (Int32, Int32) = (0, 0)
        var child: Window = 0
        guard XTranslateCoordinates(display, window, XDefaultRootWindow(display), 0, 0, &x, &y, &child) != 0 else {
            throw Trouble("Window \(window) is not on this screen.")
        }
        return (Int(x), Int(y))
    }

    /// Where a window is on the screen, in pixels.
    func bounds(of window: UInt) throws -> (x: Int, y: Int, width: Int, height: Int) {
        var attributes = XWindowAttributes()
        guard XGetWindowAttributes(display, window, &attributes) != 0 else {
            throw Trouble("Window \(window) is not on this screen.")
        }
        let origin = try origin(of: window)
        return (origin.x, origin.y, Int(attributes.width), Int(attributes.height))
    }
}
