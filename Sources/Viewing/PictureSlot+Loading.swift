import Geometry
import Localization
import Tiling

extension PictureSlot {
    /// Notes what happened to the opening; a failure that shows here is said in a language.
    mutating func note(_ event: LoadingEvent, in phrases: Phrasebook) {
        switch event {
        case .opening:
            loading = .opening
        case .opened(let facts):
            guard let pyramid = Pyramid(picture: id, size: facts.size, firstLevel: facts.firstLevel) else {
                let card = OverlayCard(
                    title: phrases(.titleCannotShow), fileName: name, reason: phrases(.whyNoPixels))
                return note(.failed(LoadingFailure(card: card, sentence: card.sentence)), in: phrases)
            }
            self.facts = facts
            self.pyramid = pyramid
            written = WrittenRows()
            loading = .decoding
        case .rows(let level, let rows, let pass):
            written.insert(rows, level: level, pass: pass)
        case .noticed(let sentences):
            let known = facts?.notices ?? []
            facts?.notices += sentences.filter { !known.contains($0) }
        case .animated:
            facts?.isAnimated = true
        case .frame, .shortened, .stopped:
            break
        case .incomplete:
            isIncomplete = true
        case .metadata(let details):
            self.details = details
        case .progress(let fraction):
            progress = fraction
        case .done:
            loading = .done
            progress = 1
        case .failed(let failure):
            loading = .failed
            progress = nil
            hasAppeared = false
            self.failure = failure
        }
    }
}
