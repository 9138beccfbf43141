/// A part of a page. Words between backticks are to be typed as they are.
enum Block: Hashable, Sendable {
    case heading(String)
    case subheading(String)
    case paragraph(String)
    /// Lines as they are.
    case code([String])
    /// The names of the columns, and rows of as many cells; the first cell of a row is what the row is about.
    case table([String], [[String]])
}
