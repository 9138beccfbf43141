/// Takes a date's parts off the beginning of a text.
struct DateDigits {
    /// How far a clock is ahead of Greenwich's; nil where nobody says.
    struct Offset {
        let minutes: Int?
    }

    private var rest: Substring.UTF8View

    init(_ text: String) { rest = Substring(text).utf8 }

    var isAtEnd: Bool { rest.isEmpty }

    /// A character, if it is the next one.
    mutating func take(_ character: Unicode.Scalar) -> Bool {
        guard let first = rest.first, UInt32(first) == character.value else { return false }
        rest.removeFirst()
        return true
    }

    /// A number of exactly so many digits.
    mutating func number(_ count: Int) -> Int? {
        let digits = rest.prefix(count)
        guard digits.count == count, digits.allSatisfy({ (0x30...0x39).contains($0) }) else { return nil }
        rest.removeFirst(count)
        return digits.reduce(0) { $0 * 10 + Int($1) - 0x30 }
    }

    /// Seconds and parts of them, if there are any; false when they are none.
    mutating func skipSeconds() -> Bool {
        guard take(":") else { return true }
        guard let seconds = number(2), seconds <= 60 else { return false }
        guard take(".") || take(",") else { return true }
        let digits = rest.prefix { (0x30...0x39).contains($0) }
        rest.removeFirst(digits.count)
        return !digits.isEmpty
    }

    /// "Z", "+02:00" or nothing; nil when it is something else.
    mutating func offset() -> Offset? {
        if isAtEnd { return Offset(minutes: nil) }
        if take("Z") { return Offset(minutes: 0) }
        let sign = take("+") ? 1 : take("-") ? -1 : 0
        guard sign != 0, let hours = number(2), hours <= 23 else { return nil }
        _ = take(":")
        guard let minutes = number(2), minutes <= 59 else { return nil }
        return Offset(minutes: sign * (hours * 60 + minutes))
    }
}
