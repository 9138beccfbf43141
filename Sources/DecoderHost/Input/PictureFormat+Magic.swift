extension PictureFormat {
    /// The format whose mark stands at the start of a file.
    init?(magicOf prefix: [UInt8]) {
        let tests: [(PictureFormat, ([UInt8]) -> Bool)] = [
            (.jpeg, { $0.starts(with: [0xFF, 0xD8, 0xFF]) }),
            (.png, { $0.starts(with: PNGHeading.signature) }),
            (.gif, { $0.holds("GIF87a", at: 0) || $0.holds("GIF89a", at: 0) }),
            (.webp, { $0.holds("RIFF", at: 0) && $0.holds("WEBP", at: 8) }),
            (.bmp, { $0.holds("BM", at: 0) && BMPHeading.isHeaderSize($0.littleEndian(at: 14, bytes: 4)) }),
            (.qoi, { $0.holds("qoif", at: 0) }),
            (.pnm, Self.isPNM),
            (.tiff, { $0.starts(with: [0x49, 0x49, 42, 0]) || $0.starts(with: [0x4D, 0x4D, 0, 42]) }),
            (.ico, { Self.isIcon($0, kind: 1) }),
            (.cur, { Self.isIcon($0, kind: 2) }),
            (.pcx, Self.isPCX),
            (.lbm, { $0.holds("FORM", at: 0) && ($0.holds("ILBM", at: 8) || $0.holds("PBM ", at: 8)) }),
            (.xcf, { $0.holds("gimp xcf ", at: 0) }),
            (.xpm, { $0.holds("/* XPM */", at: 0) }),
            (.xv, { $0.holds("P7 332", at: 0) }),
        ]
        guard let format = tests.first(where: { $0.1(prefix) })?.0 else { return nil }
        self = format
    }

    private static func isPNM(_ prefix: [UInt8]) -> Bool {
        guard prefix.count > 2, prefix[0] == UInt8(ascii: "P") else { return false }
        let isKind = (UInt8(ascii: "1")...UInt8(ascii: "6")).contains(prefix[1])
        return isKind && ([9, 10, 11, 12, 13, 32] as [UInt8]).contains(prefix[2])
    }

    private static func isIcon(_ prefix: [UInt8], kind: UInt8) -> Bool {
        guard prefix.starts(with: [0, 0, kind, 0]), let images = prefix.littleEndian(at: 4, bytes: 2) else {
            return false
        }
        return images > 0 && prefix.byte(at: 9) == 0
    }

    private static func isPCX(_ prefix: [UInt8]) -> Bool {
        guard prefix.count >= 128, prefix[0] == 10, prefix[1] <= 5, prefix[1] != 1, prefix[2] <= 1 else {
            return false
        }
        return [1, 2, 4, 8].contains(prefix[3])
    }

    /// Whether the first bytes can be the header of a TGA, which has no mark: every field must have one of its few values.
    static func isPlausibleTGA(_ prefix: [UInt8]) -> Bool {
        guard prefix.count >= 18, prefix[1] <= 1 else { return false }
        let usesColors = prefix[1] == 1
        let kind = prefix[2] & ~8
        guard prefix[2] < 12, (1...3).contains(kind), usesColors || kind != 1 else { return false }
        guard let width = prefix.littleEndian(at: 12, bytes: 2), let height = prefix.littleEndian(at: 14, bytes: 2),
            width > 0, height > 0
        else { return false }
        let hasColorDepth = usesColors ? [15, 16, 24, 32].contains(prefix[7]) : prefix[7] == 0
        let depths: [UInt8] = kind == 2 ? [15, 16, 24, 32] : kind == 1 ? [8] : [8, 16]
        return hasColorDepth && depths.contains(prefix[16]) && prefix[17] & 0xC0 == 0
    }
}
