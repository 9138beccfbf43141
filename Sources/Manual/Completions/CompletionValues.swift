import Settings

/// What shells know about the value of an option.
enum CompletionValues: Hashable {
    /// There is none, or the answer behind an equals sign.
    case flag
    /// One of these.
    case choice([String])
    /// Some of these, with commas between them.
    case words([String])
    /// The name of a file.
    case file
    /// Whatever a person types.
    case anything

    init(_ kind: Option.Kind) {
        self =
            switch kind {
            case .flag: .flag
            case .choice(let words): .choice(words)
            case .words(let words): .words(words)
            case .path: .file
            case .number, .limitedNumber, .count, .pixelSize, .viewSize, .numbers: .anything
            }
    }
}

extension Option {
    /// What it does in a few words: its help as far as the first explanation.
    var summary: String {
        let end = help.firstIndex { ":;(".contains($0) } ?? help.endIndex
        var summary = help[..<end]
        while summary.last == " " { summary.removeLast() }
        return String(summary)
    }

    var completion: CompletionValues { CompletionValues(kind) }

    /// The options of `vitrine ctl`.
    static let socket = Option("control", .path, "PATH", help: "the socket of the vitrine to talk to")
}
