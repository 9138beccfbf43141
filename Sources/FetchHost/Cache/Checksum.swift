internal import CSystem
internal import Glibc
internal import Wire

/// Checksums of files.
enum Checksum {
    private static let pieceBytes = 256 * 1024

    /// How many bytes can still be read from a file, and their checksum; nil when reading fails.
    static func ofRest(of file: OwnedDescriptor) -> (count: Int, checksum: UInt32)? {
        var piece = [UInt8](repeating: 0, count: pieceBytes)
        var count = 0
        var checksum: UInt32 = 0
        while true {
            let length = unsafe read(file.number, &piece, piece.count)
            if length < 0, errno == EINTR { continue }
            guard length >= 0 else { return nil }
            if length == 0 { return (count, checksum) }
            checksum = unsafe system_checksum(checksum, piece, length)
            count += length
        }
    }
}
