/// In which direction a text is read, and how one is put into a sentence that is read in the other.
///
/// Without care a file's name in an Arabic sentence would be torn apart: its brackets and points would go along with the sentence. Marks that have a
/// direction but no shape hold it together. (The characters made for this, isolates, are shown as numbers, because they can hide what a name is.)
enum ReadingDirection {
    case fromTheLeft
    case fromTheRight

    /// The direction of the first character that has one; nil when none has.
    init?(of text: String) {
        for scalar in text.unicodeScalars {
            if Self.isRightToLeft(scalar) {
                self = .fromTheRight
                return
            }
            if scalar == Self.leftMark || scalar.properties.isAlphabetic {
                self = .fromTheLeft
                return
            }
        }
        return nil
    }

    /// A value as it stands in a sentence of a direction.
    static func embed(_ value: String, isRightToLeft: Bool) -> String {
        guard let own = ReadingDirection(of: value), (own == .fromTheRight) != isRightToLeft else { return value }
        let (outer, inner) = isRightToLeft ? (rightMark, leftMark) : (leftMark, rightMark)
        return "\(outer)\(inner)\(value)\(inner)\(outer)"
    }

    private static let leftMark: Unicode.Scalar = "\u{200E}"
    private static let rightMark: Unicode.Scalar = "\u{200F}"

    /// The blocks of the scripts that are read from the right, and the mark of their direction.
    private static func isRightToLeft(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        // Digits of Arabic count as other digits do.
        case 0x0660...0x0669, 0x06F0...0x06F9: false
        case 0x200F, 0x0590...0x08FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFC, 0x10800...0x10FFF, 0x1E800...0x1EFFF: true
        default: false
        }
    }
}
