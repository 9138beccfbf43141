internal import CSDL2
internal import Geometry

/// Owns SDL's renderer and keeps its window alive as long as it.
@safe
final class Renderer {
    /// Valid as long as this object lives.
    let pointer: OpaquePointer
    /// SDL's own software renderer: no premultiplied blending, no seamless fractions.
    let isSoftware: Bool
    let isVsyncPromised: Bool
    let largestTextureSide: Int
    private let window: WindowHandle

    /// Makes the first renderer that works, of a list of SDL's driver names.
    init(window: WindowHandle, drivers: [String]) throws(PlatformError) {
        guard let made = unsafe Self.create(window.pointer, drivers) else { throw .noRenderer(detail: lastSDLError()) }
        var info = unsafe SDL_RendererInfo()
        unsafe SDL_GetRendererInfo(made, &info)
        unsafe pointer = made
        unsafe isSoftware = info.flags & SDL_RENDERER_SOFTWARE.rawValue != 0
        unsafe isVsyncPromised = info.flags & SDL_RENDERER_PRESENTVSYNC.rawValue != 0
        unsafe largestTextureSide = info.max_texture_width > 0 ? Int(info.max_texture_width) : 16384
        self.window = window
    }

    deinit { unsafe SDL_DestroyRenderer(pointer) }

    /// Pixels of the frame buffer; it changes with the window.
    var outputSize: PixelSize {
        var width: Int32 = 0
        var height: Int32 = 0
        guard unsafe SDL_GetRendererOutputSize(pointer, &width, &height) == 0 else {
            return PixelSize(width: 0, height: 0)
        }
        return PixelSize(width: Int(width), height: Int(height))
    }

    /// Whether nothing that is presented would be seen.
    var isHidden: Bool { window.isHidden }

    /// Milliseconds from one refresh of the window's display to the next.
    var displayPeriod: Double { window.displayPeriod }

    /// Presents an empty frame, and does not wait for the display. It is as nothing for the frames to come.
    func presentEmpty() {
        unsafe SDL_RenderSetVSync(pointer, 0)
        unsafe SDL_SetRenderDrawColor(pointer, 0, 0, 0, 255)
        unsafe SDL_RenderClear(pointer)
        unsafe SDL_RenderPresent(pointer)
        if isVsyncPromised { unsafe SDL_RenderSetVSync(pointer, 1) }
    }

    private static func create(_ window: OpaquePointer, _ drivers: [String]) -> OpaquePointer? {
        let available = availableDrivers()
        for name in [chosenByPerson()].compactMap({ $0 }) + drivers {
            guard let index = available.firstIndex(of: name) else { continue }
            for flags in [SDL_RENDERER_PRESENTVSYNC.rawValue, 0] {
                if let renderer = unsafe SDL_CreateRenderer(window, Int32(index), flags) { return unsafe renderer }
            }
        }
        return unsafe SDL_CreateRenderer(window, -1, 0)
    }

    private static func chosenByPerson() -> String? {
        unsafe SDL_HINT_RENDER_DRIVER.withCString { hint in unsafe SDL_GetHint(hint).map { unsafe String(cString: $0) }
        }
    }

    private static func availableDrivers() -> [String] {
        (0..<max(0, SDL_GetNumRenderDrivers())).map { index in
            var info = unsafe SDL_RendererInfo()
            guard unsafe SDL_GetRenderDriverInfo(index, &info) == 0, let name = unsafe info.name else { return "" }
            return unsafe String(cString: name)
        }
    }
}
