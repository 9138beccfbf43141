/// A line of text cut into pieces that are drawn beside each other: words as they are, everything else character by character.
///
/// There are few words, and digits are ten: however a number changes, nothing new must be set in type.
enum DebugText {
    /// The characters of numbers, asked for before they are needed, so that no change has to wait for one.
    static let marks = Array("0123456789.,-/")

    /// The pieces of a line; a space is one of its own.
    static func pieces(of line: String) -> [String] {
        var pieces: [String] = []
        var hasOpenWord = false
        for character in line {
            let isLetter = character.isLetter
            if isLetter && hasOpenWord {
                pieces[pieces.count - 1].append(character)
            } else {
                pieces.append(String(character))
            }
            hasOpenWord = isLetter
        }
        return pieces
    }
}
