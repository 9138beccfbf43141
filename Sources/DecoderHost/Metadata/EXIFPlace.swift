internal import Wire

/// Where a picture was taken, from the directory of positions in EXIF data.
enum EXIFPlace {
    private static let latitude = (reference: 1, value: 2, most: 90.0)
    private static let longitude = (reference: 3, value: 4, most: 180.0)
    private static let altitude = (reference: 5, value: 6)

    static func read<Source: ByteSource>(
        _ entries: [Int: TIFFValue], _ data: TIFFDirectories<Source>, into draft: inout MetadataDraft
    ) {
        let north = degrees(entries, data, latitude, negative: "S")
        let east = degrees(entries, data, longitude, negative: "W")
        // A receiver without a signal writes zeros.
        guard let north, let east, north != 0 || east != 0 else { return }
        draft.add(.latitude, north, from: .exif)
        draft.add(.longitude, east, from: .exif)
        if let meters = data.number(of: entries[altitude.value]) {
            let isBelow = data.number(of: entries[altitude.reference]) == 1
            draft.add(.altitude, isBelow ? -meters : meters, from: .exif)
        }
    }

    /// Degrees, minutes and seconds as one number.
    private static func degrees<Source: ByteSource>(
        _ entries: [Int: TIFFValue], _ data: TIFFDirectories<Source>,
        _ tag: (reference: Int, value: Int, most: Double), negative: String
    ) -> Double? {
        guard let whole = data.number(of: entries[tag.value]) else { return nil }
        let minutes = data.number(of: entries[tag.value], at: 1) ?? 0
        let seconds = data.number(of: entries[tag.value], at: 2) ?? 0
        let degrees = whole + minutes / 60 + seconds / 3600
        guard degrees <= tag.most else { return nil }
        return data.text(of: entries[tag.reference]) == negative ? -degrees : degrees
    }
}
