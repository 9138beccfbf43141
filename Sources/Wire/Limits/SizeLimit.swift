/// The limit that a picture was too large for.
public enum SizeLimit: Hashable, Sendable {
    /// The longest side may have so many pixels.
    case side(Int)
    /// There may be so many pixels.
    case pixels(Int)
    /// The file has so many bytes, far too few for so many pixels: a trap.
    case fileSize(Int)
    /// Its pixels may take so many bytes of memory.
    case memory(Int)
}
