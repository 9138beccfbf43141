/// One option of a command line. Help, man page and configuration are made from the same value.
public struct Option: Hashable, Sendable {
    /// What the option takes.
    public enum Kind: Hashable, Sendable {
        /// Nothing: it is there or not.
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

    /// The name without the dashes.
    public let name: String
    /// What it takes.
    public let kind: Kind
    /// How the help calls the value; empty for a flag.
    public let placeholder: String
    /// What it does, without a full stop.
    public let help: String

    /// The option with a name.
    public init(_ name: String, _ kind: Kind, _ placeholder: String = "", help: String) {
        self.name = name
        self.kind = kind
        self.placeholder = placeholder
        self.help = help
    }
}
