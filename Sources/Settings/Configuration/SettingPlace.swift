public import JSONText

/// Where a setting stands.
public struct SettingPlace: Hashable, Sendable {
    /// The file's name.
    public let file: String
    /// The place of its key; nil for the file as a whole.
    public let place: TextPlace?

    /// "FILE:LINE:COLUMN".
    public var words: String { place.map { "\(file):\($0.line):\($0.column)" } ?? file }
}
