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
        return unsafe EXIFFacts(orientation: orientation(data), thumbnail: thumbnail(data))
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

    private static func thumbnail(_ data: UnsafeMutablePointer<ExifData>) -> [UInt8] {
        guard let start = unsafe data.pointee.data, unsafe data.pointee.size > 0 else { return [] }
        return unsafe Array(UnsafeBufferPointer(start: start, count: Int(data.pointee.size)))
    }
}
