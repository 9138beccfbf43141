import Drawing
import Localization
import Viewing

extension OverlayScene {
    /// Why nothing comes, and how long until the next try. The words of the next second are asked for ahead, so that none is missing.
    static func words(
        of reason: Phrase, _ seconds: Int?, size: Double, color: Color, maxWidth: Double,
        on canvas: inout OverlayCanvas
    ) -> OverlayImage? {
        let image = { (seconds: Int?, canvas: inout OverlayCanvas) in
            let text = text(of: reason, seconds, in: canvas.phrases)
            let request = canvas.request(
                text, size: size, color: color, maxWidth: maxWidth, overflow: .wrap(lines: 2))
            return canvas.image(request)
        }
        if let seconds, seconds > 1 { _ = image(seconds - 1, &canvas) }
        return image(seconds, &canvas)
    }

    private static func text(of reason: Phrase, _ seconds: Int?, in phrases: Phrasebook) -> String {
        guard let seconds else { return phrases(reason) }
        let time = phrases.seconds(milliseconds: Double(seconds) * 1000)
        return phrases(.tryingAgainIn, ["reason": phrases(reason), "time": time])
    }
}
