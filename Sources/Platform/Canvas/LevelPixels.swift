public import Geometry

/// The pixels of one pyramid level in memory that someone else owns: R, G, B, A bytes, premultiplied. Valid only as long as that memory
/// is mapped.
@unsafe
public struct LevelPixels {
    /// The level's size.
    public let size: PixelSize
    /// Bytes from one row to the next.
    public let bytesPerRow: Int
    private let bytes: UnsafeRawBufferPointer

    /// The pixels of a size that begin at the first of some bytes; nil when the bytes do not hold them.
    public init?(_ bytes: UnsafeRawBufferPointer, size: PixelSize, bytesPerRow: Int) {
        guard size.hasArea, size.width <= Int(Int32.max), size.height <= Int(Int32.max) else { return nil }
        let rowBytes = size.width * PyramidLayout.bytesPerPixel
        guard bytesPerRow >= rowBytes, bytesPerRow <= Int(Int32.max) else { return nil }
        let (rows, overflow) = bytesPerRow.multipliedReportingOverflow(by: size.height - 1)
        guard !overflow, bytes.count - rowBytes >= rows else { return nil }
        unsafe self.size = size
        unsafe self.bytesPerRow = bytesPerRow
        unsafe self.bytes = bytes
    }

    /// The pixels of a level in the memory of a whole pyramid; nil when the memory does not hold them.
    public init?(_ level: PyramidLayout.Level, in memory: UnsafeRawBufferPointer) {
        guard level.offset >= 0, level.byteCount >= 0, level.offset <= memory.count - level.byteCount else {
            return nil
        }
        unsafe self.init(
            UnsafeRawBufferPointer(rebasing: memory[level.offset..<level.offset + level.byteCount]), size: level.size,
            bytesPerRow: level.bytesPerRow)
    }

    /// Where a pixel that lies inside the level begins.
    func pointer(toX x: Int, y: Int) -> UnsafeRawPointer? {
        unsafe bytes.baseAddress.map { unsafe $0 + (y * bytesPerRow + x * PyramidLayout.bytesPerPixel) }
    }
}
