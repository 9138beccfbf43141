/// Which names in a folder are those of pictures. Only for listing: what a file is, its content says.
public enum PictureNames {
    private static let endings: Set<[UInt8]> = Set(
        [
            "jpg", "jpeg", "jpe", "jfif", "png", "apng", "gif", "webp", "bmp", "dib", "qoi", "pnm", "pbm", "pgm", "ppm",
            "tif", "tiff", "ico", "cur", "tga", "pcx", "xpm", "xv", "lbm", "iff", "xcf", "svg",
        ].map { Array($0.utf8) })

    /// Whether a name, without its folders, ends as a picture's and is not hidden.
    public static func contains(_ name: [UInt8]) -> Bool {
        guard name.first != UInt8(ascii: "."), let dot = name.lastIndex(of: UInt8(ascii: ".")) else { return false }
        return endings.contains(name[(dot + 1)...].map { (0x41...0x5A).contains($0) ? $0 + 0x20 : $0 })
    }
}
