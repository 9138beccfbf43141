/// Finds what a misspelled word was meant to be.
enum Spelling {
    /// The word that needs the fewest changes, when these are few enough for it to be meant.
    static func nearest(to word: String, among words: [String]) -> String? {
        let near = words.map { (word: $0, distance: distance(word, $0)) }.min { $0.distance < $1.distance }
        guard let near, near.distance <= max(2, near.word.count / 3) else { return nil }
        return near.word
    }

    /// The least number of letters to add, drop or change (Levenshtein's distance).
    private static func distance(_ first: String, _ second: String) -> Int {
        // A word this long is no misspelling, and the table below grows with both lengths.
        guard first.utf8.count <= 64 else { return .max }
        let letters = Array(second)
        var row = Array(0...letters.count)
        for (index, letter) in first.enumerated() {
            var diagonal = row[0]
            row[0] = index + 1
            for column in letters.indices {
                let change = diagonal + (letters[column] == letter ? 0 : 1)
                diagonal = row[column + 1]
                row[column + 1] = min(change, row[column] + 1, diagonal + 1)
            }
        }
        return row[letters.count]
    }
}
