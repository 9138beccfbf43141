/// When a decoder lies: instead of, or beside, what it says then.
enum Step: String, CaseIterable {
    /// Before it says that it is ready.
    case start
    /// Once it knows the file, instead of the size.
    case size
    /// Once it has the memory, instead of the first rows.
    case rows
    /// After half of the rows.
    case middle
    /// Instead of saying that it is done.
    case end
}
