extension Phrase {
    /// A duration in seconds.
    public static let seconds = Phrase("unit.seconds", "{number} s")
    /// A part of a hundred.
    public static let percent = Phrase("unit.percent", "{number}%")
    /// An amount of data below a kilobyte.
    public static let bytes = Phrase("unit.bytes", "{number} B")
    /// An amount of data in thousands.
    public static let kilobytes = Phrase("unit.kilobytes", "{number} KB")
    /// An amount of data in millions.
    public static let megabytes = Phrase("unit.megabytes", "{number} MB")
    /// An amount of data in thousands of millions.
    public static let gigabytes = Phrase("unit.gigabytes", "{number} GB")
    /// A size in pixels.
    public static let pixelSize = Phrase("unit.pixel-size", "{width} × {height}")

    /// Numbers with their units.
    static let units = [seconds, percent, bytes, kilobytes, megabytes, gigabytes, pixelSize]
}
