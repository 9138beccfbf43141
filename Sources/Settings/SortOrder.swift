/// How the pictures of an album are ordered, by the words of the command line.
public enum SortOrder: String, Hashable, Sendable, CaseIterable {
    /// Folders in natural order, names as they are given.
    case name
    /// The oldest first.
    case time
    /// The smallest first.
    case size
    /// In an order that stays the same as long as the viewer runs.
    case random
}
