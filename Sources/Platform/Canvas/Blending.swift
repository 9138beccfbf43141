internal import CSDL2

/// How what is drawn meets what is there.
struct Blending {
    /// Pixels of textures that may be transparent.
    let textures: SDL_BlendMode
    /// Pixels of textures that are opaque: nothing below is read.
    let opaque = SDL_BLENDMODE_NONE
    /// Meshes, whose colors are not premultiplied.
    let meshes = SDL_BLENDMODE_BLEND

    /// The modes of a renderer; the software one knows no premultiplied pixels, so its textures hold straight ones.
    init(isSoftware: Bool) {
        let premultiplied = SDL_ComposeCustomBlendMode(
            SDL_BLENDFACTOR_ONE, SDL_BLENDFACTOR_ONE_MINUS_SRC_ALPHA, SDL_BLENDOPERATION_ADD, SDL_BLENDFACTOR_ONE,
            SDL_BLENDFACTOR_ONE_MINUS_SRC_ALPHA, SDL_BLENDOPERATION_ADD)
        textures = isSoftware ? SDL_BLENDMODE_BLEND : premultiplied
    }

    /// The vertex color that makes a texture as opaque as `opacity`, 0 ... 1.
    func tint(opacity: Double) -> SDL_Color {
        let level = opacity.isFinite ? UInt8(min(max(opacity, 0), 1) * 255 + 0.5) : 255
        return textures == SDL_BLENDMODE_BLEND
            ? SDL_Color(r: 255, g: 255, b: 255, a: level) : SDL_Color(r: level, g: level, b: level, a: level)
    }
}
