/// How much somebody wants to know it.
public enum LogLevel: String, Hashable, Sendable, CaseIterable {
    /// Something went wrong.
    case error
    /// What a person would tell of the run.
    case info
    /// What one wants to know only when one searches for something.
    case detail
}
