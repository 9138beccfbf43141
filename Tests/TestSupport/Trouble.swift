internal import Glibc

/// Why a helper of the tests could not do its work, in words.
public struct Trouble: Error, CustomStringConvertible, Sendable {
    /// The words.
    public let description: String

    /// Trouble in words.
    public init(_ description: String) { self.description = description }

    /// Trouble with a system call: its name and what the system says about `errno`.
    public static func system(_ call: String, _ number: Int32) -> Trouble {
        Trouble("\(call): \(String(cString: strerror(number)))")
    }
}
