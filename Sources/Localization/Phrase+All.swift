extension Phrase {
    /// Every phrase of the program, by the part that says it.
    public static let all: [Phrase] = cards + controls
}
