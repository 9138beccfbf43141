import CX11
import TestSupport

/// Four pixels around the middle of an X server's screen, read from outside.
struct ScreenCenter {
    /// How far the pixels are from the middle, to each side.
    private static let distance: Int32 = 60

    private let display: OpaquePointer

    init(display name: String) throws(Trouble) {
        guard let display = XOpenDisplay(name) else { throw Trouble("No X server answers at \(name).") }
        self.display = display
    }

    /// The picture of four quadrants that is on the screen now; nil when there is none.
    func picture() throws(Trouble) -> QuadrantPicture? {
        let side = UInt32(2 * Self.distance + 1)
        let left = Int32(XServer.width / 2) - Self.distance
        let top = Int32(XServer.height / 2) - Self.distance
        let root = XDefaultRootWindow(display)
        guard let image = XGetImage(display, root, left, top, side, side, UInt(bitPattern: -1), ZPixmap) else {
            throw Trouble("The screen could not be read.")
        }
        defer { _ = image.pointee.f.destroy_image(image) }
        let far = Int32(side) - 1
        let pixels = [(0, 0), (far, 0), (0, far), (far, far)].map { x, y in
            let pixel = image.pointee.f.get_pixel(image, x, y)
            return (red: Int(pixel >> 16 & 255), green: Int(pixel >> 8 & 255), blue: Int(pixel & 255))
        }
        return QuadrantPicture(pixels: pixels)
    }
}
