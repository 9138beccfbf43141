internal import CCodecs
public import DecoderHost

/// Reads EXIF data by libexif. Only in a helper: EXIF parsers have overflowed before.
public enum EXIFReader {
    /// What the data say; they begin with "Exif".
    public static func read(_ bytes: [UInt8]) -> EXIFFacts {
        guard let data = unsafe exif_data_new_from_data(bytes, UInt32(clamping: bytes.count)) else {
            return EXIFFacts()
        }
        defer { unsafe exif_data_unref(data) }
        return unsafe EXIFFacts(
            orientation: orientation(data), isAdobeRGB: isAdobeRGB(data), thumbnail: thumbnail(data))
    }

    /// The orientation of the picture itself; IFD 1 has that of its thumbnail.
    private static func orientation(_ data: UnsafeMutablePointer<ExifData>) -> Int? {
        guard let content = unsafe data.pointee.ifd.0,
            let entry = unsafe exif_content_get_entry(content, EXIF_TAG_ORIENTATION),
            unsafe entry.pointee.format == EXIF_FORMAT_SHORT, unsafe entry.pointee.components >= 1,
            unsafe entry.pointee.size >= 2, let value = unsafe entry.pointee.data
        else { return nil }
        return unsafe Int(exif_get_short(value, exif_data_get_byte_order(data)))
    }

    /// Whether the colors are said to be Adobe RGB: by the rules (DCF 2.0) "uncalibrated", with an option file of the kind R03; or by the
    /// number that some cameras write.
    private static func isAdobeRGB(_ data: UnsafeMutablePointer<ExifData>) -> Bool {
        let (_, _, main, _, options) = unsafe data.pointee.ifd
        guard let main = unsafe main, let entry = unsafe exif_content_get_entry(main, EXIF_TAG_COLOR_SPACE),
            unsafe entry.pointee.format == EXIF_FORMAT_SHORT, unsafe entry.pointee.size >= 2,
            let value = unsafe entry.pointee.data
        else { return false }
        let space = unsafe exif_get_short(value, exif_data_get_byte_order(data))
        guard space == uncalibrated, let options = unsafe options,
            let index = unsafe exif_content_get_entry(options, EXIF_TAG_INTEROPERABILITY_INDEX),
            unsafe index.pointee.size >= 3, let text = unsafe index.pointee.data
        else { return space == adobeRGB }
        return unsafe (text[0], text[1], text[2]) == (UInt8(ascii: "R"), UInt8(ascii: "0"), UInt8(ascii: "3"))
    }

    private static let adobeRGB: ExifShort = 2
    private static let uncalibrated: ExifShort = 0xFFFF

    private static func thumbnail(_ data: UnsafeMutablePointer<ExifData>) -> [UInt8] {
        guard let start = unsafe data.pointee.data, unsafe data.pointee.size > 0 else { return [] }
        return unsafe Array(UnsafeBufferPointer(start: start, count: Int(data.pointee.size)))
    }
}
