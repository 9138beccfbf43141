import Glibc

/// The variables that this process was started with.
enum Environment {
    /// A variable's text; nil when it is not set or empty.
    static func text(_ name: String) -> String? {
        guard let value = unsafe getenv(name) else { return nil }
        let text = unsafe String(cString: value)
        return text.isEmpty ? nil : text
    }
}
