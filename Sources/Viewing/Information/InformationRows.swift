import Geometry
import Localization
import Wording

/// Puts what is known about a picture into rows, in the order in which people ask.
struct InformationRows {
    let phrases: Phrasebook
    private(set) var rows: [InformationRow] = []

    init(_ phrases: Phrasebook) { self.phrases = phrases }

    /// What is known about a picture; `place` is its number among so many.
    static func rows(of slot: PictureSlot, place: (index: Int, count: Int)?, _ phrases: Phrasebook) -> [InformationRow]
    {
        var rows = InformationRows(phrases)
        rows.addWords(of: slot)
        rows.addTaking(slot.details ?? PictureDetails())
        rows.addFile(of: slot, place: place)
        rows.addPixels(of: slot)
        rows.add(.aboutRemarks, slot.facts.map { $0.notices.joined(separator: " ") } ?? "")
        return rows.rows
    }

    /// Adds a row, if there is something to say.
    mutating func add(_ label: Phrase, _ value: String?) {
        if let value, !value.isEmpty { rows.append(InformationRow(phrases(label), value)) }
    }

    private mutating func addWords(of slot: PictureSlot) {
        add(.aboutTitle, slot.title(in: phrases.language))
        add(.aboutCaption, slot.caption(in: phrases.language))
        add(.aboutAuthor, slot.author)
        add(.aboutCopyright, slot.details?.copyright)
        if let rating = slot.details?.rating, rating > 0 {
            let stars = min(rating, Self.mostStars)
            let empty = String(repeating: "☆", count: Self.mostStars - stars)
            add(.aboutRating, String(repeating: "★", count: stars) + empty)
        }
        add(.aboutTaken, slot.date.map(phrases.date))
    }

    private static let mostStars = 5

    private mutating func addFile(of slot: PictureSlot, place: (index: Int, count: Int)?) {
        add(.aboutFileName, slot.name)
        if slot.isAddress {
            add(.aboutAddress, VisibleText.repairing(slot.path))
        } else if let folder = slot.folderName {
            add(.aboutFolder, folder)
        }
        if let place, place.count > 1 {
            let values = ["index": phrases.number(place.index + 1), "count": phrases.number(place.count)]
            add(.aboutPlace, phrases(.aboutIndexOfCount, values))
        }
        guard let facts = slot.facts else { return }
        if facts.fileBytes > 0 { add(.aboutFileSize, phrases.bytes(facts.fileBytes)) }
        if !slot.isAddress { add(.aboutModified, facts.modified.map(phrases.date)) }
    }

    private mutating func addPixels(of slot: PictureSlot) {
        guard let facts = slot.facts else { return }
        let size = phrases.pixelSize(width: facts.size.width, height: facts.size.height)
        let millions = Double(facts.size.width) * Double(facts.size.height) / 1e6
        if millions >= Self.fewestMegapixels {
            let number = phrases.decimal(millions, digits: millions < 10 ? 1 : 0)
            add(.aboutDimensions, phrases(.aboutDimensionsInMegapixels, ["size": size, "megapixels": number]))
        } else {
            add(.aboutDimensions, phrases(.aboutDimensionsInPixels, ["size": size]))
        }
        add(.aboutFormat, facts.format.uppercased())
        addColor(facts, slot.details)
        if let playback = slot.playback {
            var parts = [phrases(.aboutFrames, ["count": phrases.number(playback.frameCount)])]
            if let duration = playback.roundDuration { parts.append(phrases.seconds(milliseconds: duration)) }
            add(.aboutAnimation, parts.joined(separator: " · "))
        }
    }

    private static let fewestMegapixels = 0.1

    private mutating func addColor(_ facts: PictureFacts, _ details: PictureDetails?) {
        var parts: [String] = []
        if let profile = details?.profile {
            parts.append(profile)
        } else if let colors = details?.colors {
            parts.append(phrases(Self.name(of: colors)))
        }
        if let bits = details?.bitsPerChannel {
            parts.append(phrases(.aboutBitDepth, ["number": phrases.number(bits)]))
        }
        if facts.hasAlpha { parts.append(phrases(.aboutTransparency)) }
        add(.aboutColor, parts.joined(separator: " · "))
    }

    private static func name(of colors: PictureDetails.Colors) -> Phrase {
        switch colors {
        case .gray: .aboutColorGray
        case .rgb: .aboutColorRGB
        case .palette: .aboutColorPalette
        case .inks: .aboutColorInks
        }
    }
}

extension PictureSlot {
    /// Whether it comes from the network.
    var isAddress: Bool { path.starts(with: "http://".utf8) || path.starts(with: "https://".utf8) }

    /// Whether it is a file of the file system, beside which others may lie.
    var isFile: Bool { !isAddress && path != [UInt8(ascii: "-")] }

    /// The folder of its file, to be read by people; nil when its path names none.
    var folderName: String? {
        guard isFile, let slash = path.lastIndex(of: UInt8(ascii: "/")) else { return nil }
        return VisibleText.repairing(slash == 0 ? path[...0] : path[..<slash])
    }
}
