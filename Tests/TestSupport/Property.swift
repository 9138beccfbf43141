/// A case in which a property does not hold, and how to make it again.
public struct CounterExample: Error, CustomStringConvertible, Sendable {
    /// The seed of the property.
    public let seed: UInt64
    /// The number of the case.
    public let number: Int
    /// What was seen.
    public let reason: String

    /// The reason, and the seed and the number with which `SeededGenerator(seed:case:)` makes the case again.
    public var description: String { "\(reason) [seed \(seed), case \(number)]" }
}

/// What was seen where a property does not hold.
public struct Broken: Error, CustomStringConvertible, Sendable {
    /// What was seen.
    public let description: String
}

/// Throws unless a condition holds; the message says what was seen instead.
public func hold(_ condition: Bool, _ message: @autoclosure () -> String) throws {
    if !condition { throw Broken(description: message()) }
}

/// Throws unless two numbers are finite and at most a distance apart.
public func holdEqual(
    _ seen: Double, _ wanted: Double, within distance: Double, _ what: @autoclosure () -> String
) throws {
    try hold(abs(seen - wanted) <= distance, "\(what()): \(seen), wanted \(wanted) within \(distance)")
}

/// Checks a property over generated cases.
///
/// The body makes its case from the generator it is given and throws (see `hold`) when the property does not hold.
///
/// - Throws: the first `CounterExample`.
public func forAll(
    cases: Int, seed: UInt64, _ body: (inout SeededGenerator) throws -> Void
) throws(CounterExample) {
    for number in 0..<cases {
        var generator = SeededGenerator(seed: seed, case: number)
        do { try body(&generator) } catch {
            throw CounterExample(seed: seed, number: number, reason: "\(error)")
        }
    }
}
