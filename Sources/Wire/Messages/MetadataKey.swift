/// What something is that a picture's metadata say.
public enum MetadataKey: UInt8, Hashable, Sendable, CaseIterable {
    // Texts.
    case title = 1
    case caption
    case author
    case copyright
    case maker
    case model
    case lens
    /// When it was taken, as ISO 8601 has it, as far as it is known.
    case taken
    case city
    case country
    /// The name of the color profile.
    case profile
    /// What the numbers of its pixels are: see `ColorModel`.
    case colorModel

    // Numbers.
    /// In seconds.
    case exposureTime = 64
    /// The focal length over the diameter of the opening.
    case aperture
    /// As ISO 12232 has it.
    case sensitivity
    /// In millimeters.
    case focalLength
    /// In millimeters, of a lens that shows as much on a film of 36 x 24 mm.
    case equivalentFocalLength
    /// 1 when the flash has fired, else 0.
    case flash
    /// In degrees, positive to the north.
    case latitude
    /// In degrees, positive to the east.
    case longitude
    /// In meters above the sea.
    case altitude
    /// 0 to 5 stars.
    case rating
    case bitsPerChannel

    /// Whether its value is a text; else it is a number.
    public var isText: Bool { rawValue < Self.exposureTime.rawValue }
}

/// What the numbers of a picture's pixels are, by the words that travel.
public enum ColorModel: String, Hashable, Sendable, CaseIterable {
    case gray
    case rgb
    /// Numbers of colors in a list.
    case palette
    /// Cyan, magenta, yellow and black.
    case inks
}
