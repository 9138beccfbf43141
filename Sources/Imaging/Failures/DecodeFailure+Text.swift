internal import Geometry
internal import Localization
internal import Wire

extension DecodeFailure {
    /// The failure of the file with a name in words.
    func text(_ name: String, in phrases: Phrasebook) -> FailureText {
        let file = ["file": name]
        let quoted = { FailureText.quoted($0, in: phrases) }
        return switch self {
        case .notAPicture(let kind):
            FailureText(
                phrases, .fileNotAPicture, why: .whyNotAPicture, advice: .adviseOther,
                ["file": name, "kind": quoted(kind)])
        case .unsupported(let format):
            FailureText(
                phrases, .fileCannotShow, why: .whyUnsupported, advice: .adviseConvert,
                ["file": name, "format": quoted(format)])
        case .damaged(let detail):
            FailureText(
                phrases, .fileDamaged, why: .whyDecoder, advice: .adviseCopy, ["file": name, "reason": quoted(detail)])
        case .tooLarge(let limit, let size): limit.text(name, size, in: phrases)
        case .outOfMemory:
            FailureText(
                phrases, .fileTooLarge, why: .whyDecoderMemory, advice: .adviseDecoderMemory,
                file.merging(["option": "--decoder-memory"]) { $1 })
        case .unreadable(let errno): PictureFailure.unreadable(errno: errno).text(fileName: name, in: phrases)
        case .helperFault(let detail):
            FailureText(
                phrases, .fileCannotShow, why: .whyGaveUp, advice: .adviseAgain,
                ["file": name, "reason": quoted(detail)])
        }
    }
}

extension SizeLimit {
    fileprivate func text(_ name: String, _ size: PixelSize, in phrases: Phrasebook) -> FailureText {
        let (why, advice, limit, option): (Phrase, Phrase, String, String) =
            switch self {
            case .side(let side): (.whySide, .adviseSmaller, phrases.number(side), "")
            case .pixels(let pixels):
                (.whyPixels, .adviseOption, phrases.number(Int(pixels / 1_000_000)), "--max-pixels")
            case .fileSize(let bytes): (.whyFileSize, .adviseTrust, phrases.bytes(Int(bytes)), "--trust-headers")
            case .memory(let bytes):
                (.whyMemory, .adviseOption, phrases.megabytes(Int(bytes >> 20)), "--memory-budget")
            }
        let pixels = phrases.pixelSize(width: size.width, height: size.height)
        return FailureText(
            phrases, .fileTooLarge, why: why, advice: advice,
            ["file": name, "size": pixels, "limit": limit, "option": option])
    }
}
