/// Numbers as the debug overlay writes them.
enum DebugNumber {
    /// A number with so many digits after the point, 0 ... 6; a question mark for what is no number or far too large.
    static func text(_ value: Double, digits: Int) -> String {
        let unit = [1.0, 10, 100, 1e3, 1e4, 1e5, 1e6][min(max(digits, 0), 6)]
        let scaled = (abs(value) * unit).rounded()
        guard scaled < 1e15 else { return "?" }
        let (whole, rest) = Int(scaled).quotientAndRemainder(dividingBy: Int(unit))
        let sign = value < 0 && scaled > 0 ? "-" : ""
        if unit == 1 { return "\(sign)\(whole)" }
        // The leading 1 keeps the zeros after the point.
        return "\(sign)\(whole).\("\(rest + Int(unit))".dropFirst())"
    }

    /// Two numbers with a comma between them.
    static func text(_ first: Double, _ second: Double, digits: Int) -> String {
        "\(text(first, digits: digits)), \(text(second, digits: digits))"
    }
}
