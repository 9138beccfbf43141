import Drawing

/// The debug overlay's colors: loud ones, which no picture is mistaken for.
enum DebugPalette {
    /// Words.
    static let text = Color(white: 236)
    /// Behind words.
    static let shade = Color(white: 0, alpha: 190)
    /// A finger that takes part.
    static let active = Color(red: 80, green: 255, blue: 120)
    /// A finger that does not.
    static let parked = Color(white: 160)
    /// Where what a finger holds is drawn.
    static let resampled = Color(red: 255, green: 90, blue: 220)
    /// What the fingers amount to,
    static let group = Color(red: 255, green: 220, blue: 60)
    /// and what they amounted to when their set changed last.
    static let base = Color(red: 255, green: 220, blue: 60, alpha: 110)
    /// The picture's outline.
    static let outline = Color(red: 90, green: 200, blue: 255)
    /// Where the view's center may be.
    static let legal = Color(red: 255, green: 150, blue: 60)
    /// A tile that stands in for finer ones.
    static let coarse = Color(red: 255, green: 50, blue: 50)
    /// A frame that came in time,
    static let good = Color(red: 80, green: 220, blue: 120)
    /// one late,
    static let late = Color(red: 240, green: 190, blue: 60)
    /// more than one late.
    static let veryLate = Color(red: 255, green: 60, blue: 60)
    /// The part of a frame's time in which the viewer worked.
    static let work = Color(red: 70, green: 130, blue: 255)

    /// The color of a level's tiles; neighbors in the pyramid differ.
    static func level(_ level: Int) -> Color {
        let colors = [
            Color(red: 80, green: 255, blue: 120), Color(red: 90, green: 200, blue: 255),
            Color(red: 255, green: 220, blue: 60), Color(red: 255, green: 130, blue: 220),
            Color(red: 170, green: 140, blue: 255),
        ]
        return colors[max(level, 0) % colors.count]
    }
}
