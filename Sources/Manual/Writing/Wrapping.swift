/// Breaks texts into lines.
enum Wrapping {
    /// The words of a text in lines of at most so many characters; a word that is longer has a line of its own.
    static func lines(_ text: String, width: Int) -> [String] {
        var lines: [String] = []
        for word in text.split(separator: " ") {
            if let last = lines.last, last.count + 1 + word.count <= width {
                lines[lines.count - 1] = "\(last) \(word)"
            } else {
                lines.append(String(word))
            }
        }
        return lines
    }
}
