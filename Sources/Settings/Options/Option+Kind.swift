extension Option {
    /// What an option takes.
    public enum Kind: Hashable, Sendable {
        /// Nothing: it is there or not. `=no` takes it away again.
        case flag
        /// A decimal number; what is allowed is decided by who uses it.
        case number
        /// A number from one to another, both included.
        case limitedNumber(ClosedRange<Double>)
        /// A whole number above zero.
        case count
        /// WIDTHxHEIGHT, whole numbers above zero.
        case pixelSize
        /// WIDTHxHEIGHT, numbers that are not negative.
        case viewSize
        /// So many numbers with commas between them.
        case numbers(Int)
        /// One of a few words.
        case choice([String])
        /// Some of a few words, with commas between them.
        case words([String])
        /// A file's name; any bytes.
        case path
    }
}

extension Option.Kind {
    /// For "must be ..." on a command line.
    var expected: String {
        switch self {
        case .flag: "yes or no"
        case .number: "a number"
        case .limitedNumber(let range): "a number from \(range.lowerBound) to \(range.upperBound)"
        case .count: "a whole number above 0"
        case .pixelSize, .viewSize: "a size like 1280x800"
        case .numbers(let count): "\(count) numbers with commas between them"
        case .choice(let words): "one of \(words.joined(separator: ", "))"
        case .words(let words): "some of \(words.joined(separator: ",")) with commas between them"
        case .path: "the name of a file"
        }
    }

    /// For "must be ..." in the settings file.
    public var expectedSetting: String {
        switch self {
        case .flag: "true or false"
        case .number, .limitedNumber, .count: expected
        case .pixelSize, .viewSize: "a size like \"1280x800\""
        case .numbers(let count): "a list of \(count) numbers"
        case .choice(let words): "one of \(Self.quoted(words))"
        case .words(let words): "a list of some of \(Self.quoted(words))"
        case .path: "the name of a file, a text in quotes"
        }
    }

    private static func quoted(_ words: [String]) -> String {
        words.map { "\"\($0)\"" }.joined(separator: ", ")
    }
}
