public import Localization
public import Wire

extension PictureNotices {
    /// Each notice in a sentence of a language.
    public func sentences(in phrases: Phrasebook) -> [String] {
        var sentences: [String] = []
        if contains(.incomplete) { sentences.append(phrases(.noticeIncomplete)) }
        if contains(.profileIgnored) { sentences.append(phrases(.noticeProfile)) }
        if contains(.manyFrames) {
            sentences.append(phrases(.noticeManyFrames, ["count": phrases.number(AnimationFacts.mostFrames)]))
        }
        if contains(.largeFrames) { sentences.append(phrases(.noticeLargeFrames, ["option": "--memory-budget"])) }
        return sentences
    }
}
