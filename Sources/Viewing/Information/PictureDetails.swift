/// What a picture's file says about it beside its pixels.
public struct PictureDetails: Hashable, Sendable {
    /// The title, once for each language.
    public var titles: [LanguageText] = []
    /// The caption, once for each language.
    public var captions: [LanguageText] = []
    /// Who made it.
    public var author: String?
    /// Whose it is.
    public var copyright: String?
    /// When it was taken.
    public var taken: PictureDate?
    /// The camera's maker.
    public var maker: String?
    /// The camera's model.
    public var model: String?
    /// The lens, by its name.
    public var lens: String?
    /// In seconds.
    public var exposureTime: Double?
    /// The focal length over the diameter of the opening.
    public var aperture: Double?
    /// As ISO has it.
    public var sensitivity: Double?
    /// In millimeters.
    public var focalLength: Double?
    /// In millimeters, on a film of 36 x 24 mm.
    public var equivalentFocalLength: Double?
    /// Whether the flash has fired; nil where nobody says.
    public var hasFlashed: Bool?
    /// Where it was taken.
    public var city: String?
    /// Where it was taken.
    public var country: String?
    /// In degrees, positive to the north.
    public var latitude: Double?
    /// In degrees, positive to the east.
    public var longitude: Double?
    /// In meters.
    public var altitude: Double?
    /// 0 to 5 stars.
    public var rating: Int?
    /// The color profile's name.
    public var profile: String?
    /// How many bits each number of a pixel has.
    public var bitsPerChannel: Int?
    /// What these numbers are.
    public var colors: Colors?

    /// What the numbers of its pixels are.
    public enum Colors: String, Hashable, Sendable, CaseIterable {
        case gray
        case rgb
        case palette
        case inks
    }

    /// Nothing.
    public init() {}

    /// The camera, its maker said once.
    var camera: String? {
        guard let model else { return maker }
        guard let maker, let first = maker.split(separator: " ").first,
            !model.lowercased().hasPrefix(first.lowercased())
        else { return model }
        return "\(maker) \(model)"
    }
}

/// What somebody has written about a picture beside it.
public struct PictureSidecar: Hashable, Sendable {
    /// The title, once for each language.
    public var titles: [LanguageText] = []
    /// The caption, once for each language.
    public var captions: [LanguageText] = []
    /// When the picture was taken.
    public var date: PictureDate?
    /// Who made it.
    public var author: String?
    /// What is not as it should be, in sentences.
    public var remarks: [String] = []

    /// Nothing.
    public init() {}

    /// Whether there is something for a caption.
    var hasWords: Bool { !titles.isEmpty || !captions.isEmpty || date != nil }
}
