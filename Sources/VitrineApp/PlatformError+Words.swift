import Localization
import Platform

extension PlatformError {
    /// What a remark in the window says; the log and standard error have it in English.
    func remark(in phrases: Phrasebook) -> String {
        switch self {
        case .noTexture(let width, let height, let detail):
            phrases(
                .noticeNoTexture, ["size": phrases.pixelSize(width: width, height: height), "reason": detail])
        case .noDisplay(let detail), .noWindow(let detail), .noRenderer(let detail), .noCapture(let detail):
            phrases(.noticeGraphics, ["reason": detail])
        }
    }
}
