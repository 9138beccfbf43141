/// Whether pictures are to move less: no fling, no bounce, cross-fades in place of moves.
public enum ReducedMotion: String, Hashable, Sendable, CaseIterable {
    /// Less motion, whatever the desktop says.
    case yes
    /// All motion, whatever the desktop says.
    case no
    /// What the desktop says, as far as that can be read.
    case auto
}
