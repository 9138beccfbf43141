/// Which version of Vitrine this is.
public enum ProgramVersion {
    /// The number, as in the change log.
    public static let number = "0.1.0"
}
