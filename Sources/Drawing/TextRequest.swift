import Wording

/// A text as it is wanted on the screen, as a value: what, how large, how wide. Equal requests give equal bitmaps, so it is also the
/// key under which the bitmap is kept.
public struct TextRequest: Hashable, Sendable {
    /// How heavy the strokes are.
    public enum Weight: Hashable, Sendable {
        case regular
        case bold
    }

    /// How lines of different lengths lie beside each other. `leading` is the right side for a text that is read from the right.
    public enum Alignment: Hashable, Sendable {
        case leading
        case center
    }

    /// What happens to a text that is wider than it may be.
    public enum Overflow: Hashable, Sendable {
        /// Continues on the next line, at most so many (at least 1); the last one ends with an ellipsis if there is more.
        case wrap(lines: Int)
        /// Stays on one line and loses its middle, as a file name should: its end says what it is.
        case middleEllipsis
    }

    /// What to write; passed through `VisibleText`.
    public let text: String
    /// The size of the font in device pixels (height of an em).
    public let fontSize: Double
    /// How heavy.
    public let weight: Weight
    /// The color of what has no color of its own (emoji have).
    public let color: Color
    /// The widest that the bitmap may be, in device pixels, at least 1.
    public let maxWidth: Int
    /// What happens beyond that.
    public let overflow: Overflow
    /// How the lines lie.
    public let alignment: Alignment

    /// The smallest and the largest font, in device pixels.
    public static let fontSizes = 1.0...512.0
    /// The widest bitmap: every GL driver has textures of that size.
    public static let widths = 1...4096

    /// A wish for a text. Sizes out of range are moved into it; a size that is no number counts as the smallest.
    public init(
        _ text: String, fontSize: Double, weight: Weight = .regular, color: Color,
        maxWidth: Int = Self.widths.upperBound,
        overflow: Overflow = .wrap(lines: 1), alignment: Alignment = .leading
    ) {
        self.text = VisibleText.of(text)
        let largest = Self.fontSizes.upperBound
        self.fontSize =
            fontSize.isNaN ? Self.fontSizes.lowerBound : min(max(fontSize, Self.fontSizes.lowerBound), largest)
        self.weight = weight
        self.color = color
        self.maxWidth = min(max(maxWidth, Self.widths.lowerBound), Self.widths.upperBound)
        self.overflow = overflow
        self.alignment = alignment
    }
}
