internal import CCodecs

/// The libraries behind the codecs.
public enum CodecLibraries {
    /// Loads those that would be loaded with the first picture of their format: afterwards no file can be opened any more.
    ///
    /// Debian's SDL2_image is linked with all that it uses, so that this costs nothing; where it was built to load libraries on
    /// demand (dlopen), it loads them here. One that is not installed only lacks its format.
    public static func load() {
        let formats = [
            IMG_INIT_JPG, IMG_INIT_PNG, IMG_INIT_TIF, IMG_INIT_WEBP, IMG_INIT_JXL, IMG_INIT_AVIF,
        ]
        for format in formats { _ = IMG_Init(Int32(bitPattern: format.rawValue)) }
        SDL_ClearError()
    }
}
