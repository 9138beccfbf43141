internal import CCodecs

/// Reads the orientation out of EXIF data by libexif. Only in a helper: EXIF parsers have overflowed before.
public enum EXIFOrientation {
    /// The value of the orientation tag, usually 1...8; nil when there is none. The bytes begin with "Exif".
    public static func read(_ bytes: [UInt8]) -> Int? {
        guard let data = unsafe exif_data_new_from_data(bytes, UInt32(clamping: bytes.count)) else { return nil }
        defer { unsafe exif_data_unref(data) }
        // The orientation of the picture itself; IFD 1 has that of its thumbnail.
        guard let content = unsafe data.pointee.ifd.0,
            let entry = unsafe exif_content_get_entry(content, EXIF_TAG_ORIENTATION),
            unsafe entry.pointee.format == EXIF_FORMAT_SHORT, unsafe entry.pointee.components >= 1,
            unsafe entry.pointee.size >= 2, let value = unsafe entry.pointee.data
        else { return nil }
        return unsafe Int(exif_get_short(value, exif_data_get_byte_order(data)))
    }
}
