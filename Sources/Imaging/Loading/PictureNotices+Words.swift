public import Wire

extension PictureNotices {
    /// Each notice in a sentence.
    public var sentences: [String] {
        var sentences: [String] = []
        if contains(.onlyFirstFrame) { sentences.append("This is an animation; only its first frame is shown.") }
        if contains(.incomplete) {
            sentences.append("This file is damaged or ends too early; what could be read of it is shown.")
        }
        if contains(.profileIgnored) {
            sentences.append("The color profile in this file cannot be used; its colors may look wrong.")
        }
        return sentences
    }
}
