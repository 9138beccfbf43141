/// The order of the pictures of an album.
public enum PictureOrder: Hashable, Sendable {
    /// By name as people expect it, folder by folder; names that a person gave keep the order in which they were given.
    case name
    /// By the time of the last change, the oldest first, over the whole album.
    case time
    /// By the size of the file, the smallest first, over the whole album.
    case size
    /// In an order that only the seed decides, over the whole album. A picture that comes later takes its place without moving others.
    case random(seed: UInt64)

    /// Whether the order depends on more than the names.
    public var needsFileFacts: Bool {
        switch self {
        case .time, .size: true
        case .name, .random: false
        }
    }
}
