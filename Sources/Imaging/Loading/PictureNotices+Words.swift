public import Wire

extension PictureNotices {
    /// Each notice in a sentence.
    public var sentences: [String] {
        var sentences: [String] = []
        if contains(.incomplete) {
            sentences.append("This file is damaged or ends too early; what could be read of it is shown.")
        }
        if contains(.profileIgnored) {
            sentences.append("The color profile in this file cannot be used; its colors may look wrong.")
        }
        if contains(.manyFrames) {
            sentences.append(
                "This animation has more than \(AnimationFacts.mostFrames) frames; the others are left out.")
        }
        if contains(.largeFrames) {
            sentences.append(
                "This is an animation; only its first frame is shown, because the others need more memory than they may have (see --memory-budget)."
            )
        }
        return sentences
    }
}
