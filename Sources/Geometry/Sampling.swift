/// How the pixels of a texture become pixels of the device.
public enum Sampling: Hashable, Sendable {
    /// Bilinear.
    case smooth
    /// Nearest: every picture pixel is a crisp square.
    case crisp
}
