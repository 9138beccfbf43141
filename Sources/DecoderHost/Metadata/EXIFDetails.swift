internal import Wire

/// What EXIF data (CIPA DC-008) say that people want to know.
enum EXIFDetails {
    /// Tags of the first directory.
    private enum Main {
        static let description = 270
        static let maker = 271
        static let model = 272
        static let artist = 315
        static let copyright = 33432
        static let details = 34665
        static let place = 34853
        /// Of Windows, in UTF-16.
        static let windowsTitle = 40091
        static let windowsComment = 40092
    }

    /// Tags of the directory of details.
    private enum Detail {
        static let exposureTime = 33434
        static let aperture = 33437
        static let sensitivity = 34855
        static let taken = 36867
        static let digitized = 36868
        static let takenOffset = 36881
        static let digitizedOffset = 36882
        static let flash = 37385
        static let focalLength = 37386
        static let equivalentFocalLength = 41989
        static let lens = 42036
    }

    /// What cameras write as every picture's description.
    private static let noDescriptions: Set<String> = [
        "OLYMPUS DIGITAL CAMERA", "SONY DSC", "KONICA MINOLTA DIGITAL CAMERA", "MINOLTA DIGITAL CAMERA",
        "DIGITAL CAMERA", "SAMSUNG CSC", "SAMSUNG DIGITAL CAMERA", "Exif_JPEG_PICTURE", "DCIM", "DSC",
    ]

    /// Reads the directories of a TIFF or of EXIF data.
    static func read<Source: ByteSource>(_ data: TIFFDirectories<Source>, into draft: inout MetadataDraft) {
        let main = data.entries(at: data.first)
        readMain(main, data, into: &draft)
        if let offset = data.number(of: main[Main.details]) {
            readDetails(data.entries(at: Int(offset)), data, into: &draft)
        }
        if let offset = data.number(of: main[Main.place]) {
            EXIFPlace.read(data.entries(at: Int(offset)), data, into: &draft)
        }
    }

    private static func readMain<Source: ByteSource>(
        _ main: [Int: TIFFValue], _ data: TIFFDirectories<Source>, into draft: inout MetadataDraft
    ) {
        let texts = [
            (MetadataKey.author, Main.artist), (.copyright, Main.copyright), (.maker, Main.maker), (.model, Main.model),
        ]
        for (key, tag) in texts {
            if let text = data.text(of: main[tag]) { draft.add(key, text, from: .exif) }
        }
        if let bytes = data.bytes(of: main[Main.windowsTitle]) {
            draft.add(.title, MetadataText.utf16(bytes), from: .exif)
        }
        if let text = data.text(of: main[Main.description]).map(MetadataText.line), !noDescriptions.contains(text) {
            draft.add(.caption, text, from: .exif)
        }
        if let bytes = data.bytes(of: main[Main.windowsComment]) {
            draft.add(.caption, MetadataText.utf16(bytes), from: .exif)
        }
    }

    private static func readDetails<Source: ByteSource>(
        _ details: [Int: TIFFValue], _ data: TIFFDirectories<Source>, into draft: inout MetadataDraft
    ) {
        let numbers = [
            (MetadataKey.exposureTime, Detail.exposureTime), (.aperture, Detail.aperture),
            (.sensitivity, Detail.sensitivity), (.focalLength, Detail.focalLength),
            (.equivalentFocalLength, Detail.equivalentFocalLength),
        ]
        for (key, tag) in numbers {
            // Zero stands for unknown.
            if let number = data.number(of: details[tag]), number > 0 { draft.add(key, number, from: .exif) }
        }
        if let flash = data.number(of: details[Detail.flash]) {
            draft.add(.flash, Double(Int(flash) & 1), from: .exif)
        }
        if let lens = data.text(of: details[Detail.lens]) { draft.add(.lens, lens, from: .exif) }
        for (tag, offset) in [(Detail.taken, Detail.takenOffset), (Detail.digitized, Detail.digitizedOffset)] {
            if let time = data.text(of: details[tag]) {
                draft.add(.taken, date(time) + (data.text(of: details[offset]) ?? ""), from: .exif)
            }
        }
    }

    /// "2023:05:01 12:34:56" as ISO 8601 has it.
    private static func date(_ text: String) -> String {
        let parts = text.split(separator: " ")
        guard parts.count == 2 else { return text }
        return parts[0].split(separator: ":").joined(separator: "-") + "T" + parts[1]
    }
}
