/// Turns the colors of a row into sRGB.
public protocol RowColors: Sendable {
    /// Turns pixels in place: one number a pixel with R in its lowest byte and alpha in its highest, not premultiplied. Alpha stays.
    ///
    /// For a picture of inks the four bytes are cyan, magenta, yellow and black as stored, and become opaque colors. May be called from
    /// several threads at once.
    func convert(_ pixels: UnsafeMutablePointer<UInt32>, count: Int)
}
