extension Phrase {
    /// The button of a card that has the picture read, or fetched, again.
    public static let tryAgain = Phrase("card.try-again", "Try again")

    /// What cards say.
    static let cards = [tryAgain]
}
