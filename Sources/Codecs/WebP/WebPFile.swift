internal import CCodecs
internal import DecoderHost
internal import Geometry
internal import Wire

/// A WebP file in memory, as libwebp wants it for animations: all of it, and whole. Of a file that ends too early, the frames that are there.
@safe final class WebPFile {
    /// The bytes; libwebp keeps pointers to them.
    private let bytes: UnsafeMutableRawBufferPointer
    private(set) var count: Int
    /// Whether something is missing at the end.
    private(set) var isTruncated = false

    /// A file that is larger would not fit into a helper.
    private static let mostBytes = 1 << 30
    private static let headerBytes = 12

    /// Reads a file.
    init(_ input: InputFile) throws(DecodeFailure) {
        input.waitForAll()
        guard input.count <= Self.mostBytes else { throw .outOfMemory }
        unsafe bytes = UnsafeMutableRawBufferPointer.allocate(byteCount: max(input.count, 1), alignment: 16)
        input.rewind()
        count = unsafe input.read(into: UnsafeMutableRawBufferPointer(rebasing: bytes[..<input.count]))
        keepWholeChunks()
    }

    deinit { unsafe bytes.deallocate() }

    /// Valid as long as this object lives.
    var data: WebPData {
        unsafe WebPData(bytes: bytes.baseAddress?.assumingMemoryBound(to: UInt8.self), size: count)
    }

    /// Cuts the file behind the last chunk that is all there, and makes its header say so.
    private func keepWholeChunks() {
        var end = Self.headerBytes
        guard count >= end else { return }
        let claimed = min(number(at: 4) + 8, count)
        isTruncated = number(at: 4) + 8 > count
        while end + 8 <= claimed {
            let next = end + 8 + number(at: end + 4)
            let padded = next + next % 2
            guard next <= claimed else { break }
            end = min(padded, claimed)
        }
        if end < claimed { isTruncated = true }
        guard isTruncated else { return }
        count = end
        let size = UInt32(clamping: end - 8)
        for index in 0..<4 { unsafe bytes[4 + index] = UInt8(truncatingIfNeeded: size >> (8 * UInt32(index))) }
    }

    private func number(at position: Int) -> Int {
        guard position + 4 <= count else { return 0 }
        return unsafe Int(bytes.loadUnaligned(fromByteOffset: position, as: UInt32.self).littleEndian)
    }
}
