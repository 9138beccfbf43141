/// What the window says when there is no picture in it, and names of what has none.
extension Phrase {
    /// The title of the empty window.
    public static let emptyTitle = Phrase("empty.title", "Drop a picture here")
    /// What else one can do.
    public static let emptyHint = Phrase("empty.hint", "or start with  {command}")
    /// What stands for the file in that command.
    public static let emptyOperand = Phrase("empty.operand", "PICTURE")
    /// The name of a picture that comes through a pipe.
    public static let standardInput = Phrase("name.standard-input", "standard input")

    static let window = [emptyTitle, emptyHint, emptyOperand, standardInput]
}
