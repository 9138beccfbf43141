/// The median of some numbers; 0 of none.
func median(_ numbers: [Double]) -> Double { quantile(numbers, 0.5) }

/// The number below which a part of the numbers lies; 0 of none.
func quantile(_ numbers: [Double], _ part: Double) -> Double {
    let sorted = numbers.sorted()
    guard let last = sorted.last else { return 0 }
    let place = Double(sorted.count - 1) * part
    let index = Int(place)
    guard index + 1 < sorted.count else { return last }
    return sorted[index] + (sorted[index + 1] - sorted[index]) * (place - Double(index))
}

/// A number with some digits after its point.
func text(_ number: Double, digits: Int = 0) -> String {
    if digits == 0 { return "\(Int(number.rounded()))" }
    return "\((number * 10).rounded() / 10)"
}
