/// Numbers as the language writes them.
extension Phrasebook {
    /// A whole number: "20,000".
    public func number(_ value: Int) -> String { numbers.whole(value) }

    /// A number rounded to at most so many digits after the separator, without zeros at the end: "3.25", "3".
    public func decimal(_ value: Double, digits: Int) -> String { numbers.decimal(value, digits: digits) }

    /// A duration of milliseconds in seconds, to a tenth: "2.5 s".
    public func seconds(milliseconds: Double) -> String {
        self(.seconds, ["number": decimal(milliseconds / 1000, digits: 1)])
    }

    /// A fraction in percent, whole: 0.5 is "50%".
    public func percent(_ fraction: Double) -> String { self(.percent, ["number": decimal(fraction * 100, digits: 0)]) }

    /// An amount of data as files have it, in powers of a thousand, with two or three digits that count: "870 B", "3.2 MB".
    public func bytes(_ count: Int) -> String {
        let steps: [(phrase: Phrase, size: Double)] = [
            (.bytes, 1), (.kilobytes, 1e3), (.megabytes, 1e6), (.gigabytes, 1e9),
        ]
        // What would be rounded to a thousand is said in the next unit.
        let step = steps.last { Double(count.magnitude) >= $0.size * 0.9995 } ?? (.bytes, 1)
        let value = Double(count) / step.size
        let digits = step.size == 1 || value.magnitude >= 99.95 ? 0 : 1
        return self(step.phrase, ["number": decimal(value, digits: digits)])
    }

    /// An amount of memory, in the megabytes of the options: 1,048,576 bytes each.
    public func megabytes(_ count: Int) -> String { self(.megabytes, ["number": number(count)]) }

    /// A size in pixels: "6,000 × 4,000".
    public func pixelSize(width: Int, height: Int) -> String {
        self(.pixelSize, ["width": number(width), "height": number(height)])
    }
}
