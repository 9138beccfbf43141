/// What a picture's file says about it beside its pixels.
public struct PictureDetails: Hashable, Sendable {
    public var titles: [LanguageText] = []
    public var captions: [LanguageText] = []
    public var author: String?
    public var copyright: String?
    public var taken: PictureDate?
    public var maker: String?
    public var model: String?
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
    public var hasFlashed: Bool?
    public var city: String?
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
    public var bitsPerChannel: Int?
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
    public var titles: [LanguageText] = []
    public var captions: [LanguageText] = []
    public var date: PictureDate?
    public var author: String?
    /// What is not as it should be, in sentences.
    public var remarks: [String] = []

    /// Nothing.
    public init() {}

    /// Whether there is something for a caption.
    var hasWords: Bool { !titles.isEmpty || !captions.isEmpty || date != nil }
}
