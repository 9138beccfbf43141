/// How a language writes numbers, in the digits 0 to 9, which all of them read.
public struct NumberStyle: Hashable, Sendable {
    /// Between the whole and the rest.
    public let decimalSeparator: String
    /// Between groups of three digits.
    public let groupSeparator: String
    /// A number of fewer digits is not grouped.
    public let fewestGrouped: Int

    /// A style.
    public init(decimalSeparator: String, groupSeparator: String, fewestGrouped: Int = 4) {
        self.decimalSeparator = decimalSeparator
        self.groupSeparator = groupSeparator
        self.fewestGrouped = fewestGrouped
    }

    /// A whole number: "20,000".
    public func whole(_ value: Int) -> String {
        (value < 0 ? "-" : "") + grouped(String(value.magnitude))
    }

    /// A number rounded to at most so many digits after the separator, without zeros at the end: "3.25", "3". One that is not finite is "–".
    public func decimal(_ value: Double, digits: Int) -> String {
        guard value.isFinite else { return "–" }
        let places = min(max(digits, 0), Self.mostDigits)
        let power = (0..<places).reduce(1.0) { power, _ in power * 10 }
        let scaled = (value.magnitude * power).rounded()
        // Beyond this a double has no digits after the separator.
        guard let units = UInt64(exactly: scaled), scaled < Self.largestExact else { return "\(value)" }
        var digits = String(units)
        digits = String(repeating: "0", count: max(0, places + 1 - digits.count)) + digits
        var rest = digits.suffix(places)
        while rest.last == "0" { rest.removeLast() }
        let sign = value < 0 && units > 0 ? "-" : ""
        return sign + grouped(String(digits.dropLast(places))) + (rest.isEmpty ? "" : decimalSeparator + rest)
    }

    private static let mostDigits = 9
    private static let largestExact = 9_007_199_254_740_992.0

    private func grouped(_ digits: String) -> String {
        guard digits.count >= fewestGrouped else { return digits }
        var result = ""
        for (place, digit) in digits.enumerated() {
            if place > 0, (digits.count - place) % 3 == 0 { result += groupSeparator }
            result.append(digit)
        }
        return result
    }
}
