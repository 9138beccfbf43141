internal import CSDL2
internal import Drawing
internal import Geometry

extension WindowHandle {
    /// Gives the window an icon; where the window system has none, nothing happens.
    func setIcon(_ icon: Bitmap) {
        // Icons are not premultiplied.
        var pixels = icon.pixels
        Premultiplication.undo(in: &pixels)
        unsafe pixels.withUnsafeMutableBytes { bytes in
            let surface = unsafe SDL_CreateRGBSurfaceWithFormatFrom(
                bytes.baseAddress, Int32(icon.size.width), Int32(icon.size.height), 32, Int32(icon.size.width * 4),
                SDL_PIXELFORMAT_ABGR8888.rawValue)
            guard let surface = unsafe surface else { return }
            unsafe SDL_SetWindowIcon(pointer, surface)
            unsafe SDL_FreeSurface(surface)
        }
    }
}
