import Imaging
import Viewing
import Wire

extension PictureDetails {
    /// What a helper has found, in the viewer's own terms.
    init(_ items: [MetadataItem]) {
        self.init()
        for item in items {
            switch item.value {
            case .text(let text, let language): take(item.key, text, language: language)
            case .number(let number): take(item.key, number)
            }
        }
    }

    private mutating func take(_ key: MetadataKey, _ text: String, language: String) {
        switch key {
        case .title: titles.append(LanguageText(text, language: language))
        case .caption: captions.append(LanguageText(text, language: language))
        case .author: author = text
        case .copyright: copyright = text
        case .maker: maker = text
        case .model: model = text
        case .lens: lens = text
        case .taken: taken = PictureDate(text)
        case .city: city = text
        case .country: country = text
        case .profile: profile = text
        case .colorModel: colors = Colors(rawValue: text)
        default: break
        }
    }

    private mutating func take(_ key: MetadataKey, _ number: Double) {
        switch key {
        case .exposureTime: exposureTime = number
        case .aperture: aperture = number
        case .sensitivity: sensitivity = number
        case .focalLength: focalLength = number
        case .equivalentFocalLength: equivalentFocalLength = number
        case .flash: hasFlashed = number == 1
        case .latitude: latitude = number
        case .longitude: longitude = number
        case .altitude: altitude = number
        case .rating: rating = Int(exactly: number.rounded())
        case .bitsPerChannel: bitsPerChannel = Int(exactly: number)
        default: break
        }
    }
}

extension PictureDate {
    /// A time of a file.
    init(_ time: FileTime) {
        self.init(
            year: time.year, month: time.month, day: time.day, time: Time(hour: time.hour, minute: time.minute))
    }
}
