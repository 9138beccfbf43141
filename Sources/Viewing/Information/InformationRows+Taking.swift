import Localization

/// How a picture was taken, and where.
extension InformationRows {
    mutating func addTaking(_ details: PictureDetails) {
        add(.aboutCamera, details.camera)
        add(.aboutLens, details.lens)
        add(.aboutExposure, exposure(details))
        add(.aboutLocation, [details.city, details.country].compactMap { $0 }.joined(separator: ", "))
        add(.aboutCoordinates, coordinates(details))
    }

    private func exposure(_ details: PictureDetails) -> String {
        let parts: [String?] = [
            details.exposureTime.flatMap(time), details.aperture.map { number(.aboutAperture, $0, digits: 1) },
            details.sensitivity.map { number(.aboutSensitivity, $0, digits: 0) },
            focalLength(details), details.hasFlashed == true ? phrases(.aboutFlashFired) : nil,
        ]
        return parts.compactMap { $0 }.joined(separator: " · ")
    }

    /// Photographers say a part of a second as a fraction of one.
    private func time(_ seconds: Double) -> String? {
        guard seconds > 0, seconds.isFinite else { return nil }
        let share = (1 / seconds).rounded()
        guard seconds < Self.longestFraction, share < Self.largestShare else {
            return phrases.seconds(milliseconds: seconds * 1000)
        }
        return phrases(.aboutExposureFraction, ["number": phrases.number(Int(share))])
    }

    private static let longestFraction = 0.29
    private static let largestShare = 1e9

    private func focalLength(_ details: PictureDetails) -> String? {
        guard let focalLength = details.focalLength else {
            return details.equivalentFocalLength.map { number(.aboutMillimeters, $0, digits: 1) }
        }
        let own = phrases.decimal(focalLength, digits: 1)
        guard let equivalent = details.equivalentFocalLength, (equivalent - focalLength).magnitude >= 0.5 else {
            return number(.aboutMillimeters, focalLength, digits: 1)
        }
        return phrases(
            .aboutEquivalentMillimeters, ["number": own, "equivalent": phrases.decimal(equivalent, digits: 0)])
    }

    private func coordinates(_ details: PictureDetails) -> String? {
        guard let latitude = details.latitude, let longitude = details.longitude else { return nil }
        // Four digits are eleven meters.
        let north = phrases(
            latitude < 0 ? .aboutSouth : .aboutNorth, ["degrees": phrases.decimal(latitude.magnitude, digits: 4)])
        let east = phrases(
            longitude < 0 ? .aboutWest : .aboutEast, ["degrees": phrases.decimal(longitude.magnitude, digits: 4)])
        let height = details.altitude.map { number(.aboutMeters, $0, digits: 0) }
        return [north + ", " + east, height].compactMap { $0 }.joined(separator: " · ")
    }

    private func number(_ phrase: Phrase, _ value: Double, digits: Int) -> String {
        phrases(phrase, ["number": phrases.decimal(value, digits: digits)])
    }
}
