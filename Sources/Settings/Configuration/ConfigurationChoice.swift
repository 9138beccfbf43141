/// Which files of settings are read.
public enum ConfigurationChoice: Hashable, Sendable {
    /// The person's, and below it the system's, as far as they exist.
    case usual
    /// This one alone, which must exist.
    case file([UInt8])
    /// None.
    case none
}
