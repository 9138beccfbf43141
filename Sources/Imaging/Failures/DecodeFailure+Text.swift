internal import Geometry
internal import Wire

extension DecodeFailure {
    /// The failure of the file with a name (in quotation marks) in words.
    func text(_ name: String) -> FailureText {
        switch self {
        case .notAPicture(let kind):
            FailureText(
                what: "\(name) is not a picture.", why: "It seems to be \(FailureText.quoted(kind)).",
                advice: "Open it with another program.")
        case .unsupported(let format):
            FailureText(
                what: "\(name) cannot be shown.",
                why: "Its format, \(FailureText.quoted(format)), is not supported yet.",
                advice: "Convert it to JPEG or PNG.")
        case .damaged(let detail):
            FailureText(
                what: "\(name) is damaged.", why: "Its decoder says: \(FailureText.quoted(detail)).",
                advice: "Copy it again from where it came from.")
        case .tooLarge(let limit, let size):
            FailureText(
                what: "\(name) is too large.",
                why: "It says that it has \(size.width) × \(size.height) pixels; \(limit.words).",
                advice: limit.advice)
        case .outOfMemory:
            FailureText(
                what: "\(name) is too large.", why: "Decoding it needs more memory than a decoder may have.",
                advice: "Give decoders more with --decoder-memory, or open a smaller version of it.")
        case .unreadable(let errno):
            PictureFailure.unreadable(errno: errno).text(fileName: String(name.dropFirst().dropLast()))
        case .helperFault(let detail):
            FailureText(
                what: "\(name) cannot be shown.", why: "Its decoder gave up: \(FailureText.quoted(detail)).",
                advice: "Open it again.")
        }
    }
}

extension SizeLimit {
    fileprivate var words: String {
        switch self {
        case .side(let side): "no side may have more than \(side)"
        case .pixels(let pixels): "a picture may have at most \(pixels / 1_000_000) million"
        case .fileSize(let bytes): "the file has only \(bytes) bytes, far too few for that"
        case .memory(let bytes): "in memory it may take at most \(bytes >> 20) MB"
        }
    }

    fileprivate var advice: String {
        switch self {
        case .fileSize:
            "It is damaged, or made to exhaust programs that open it. If you trust it, open it with --trust-headers."
        case .side: "No option raises this limit; open a smaller version of it."
        case .pixels: "Allow more with --max-pixels, or open a smaller version of it."
        case .memory: "Allow more with --memory-budget, or open a smaller version of it."
        }
    }
}
