internal import Glibc
internal import Wire

/// A thumbnail that the desktop made of a picture (freedesktop.org, Thumbnail Managing Standard). It is opened here and read by a helper, which
/// also checks that it is of this picture as it is now.
struct DesktopThumbnail: Sendable {
    let descriptor: OwnedDescriptor
    let claim: ThumbnailClaim

    /// The folder of thumbnails of this person; nil when the environment does not say.
    static var cacheFolder: String? {
        if let folder = unsafe getenv("XDG_CACHE_HOME"), unsafe folder.pointee == 0x2F {
            return unsafe String(cString: folder) + "/thumbnails"
        }
        return unsafe getenv("HOME").map { unsafe String(cString: $0) + "/.cache/thumbnails" }
    }

    /// The best first. A large one takes longer than it saves.
    private static let glimpses: [ThumbnailSize] = [.extraLarge, .large, .huge, .normal]
    /// Nobody makes thumbnails of more bytes.
    private static let mostBytes = 4 << 20
    /// Smaller pictures are there before a thumbnail would be seen.
    private static let smallestPicture = 256 << 10

    /// The thumbnail of a picture, as a first glimpse of it; nil when there is none, or when it would not help. May wait for the disk.
    init?(of path: [UInt8], _ file: OpenedFile, in cache: String) {
        guard file.byteCount >= Self.smallestPicture, let uri = FileURI.of(path) else { return nil }
        self.init(uri: uri, file, in: Self.glimpses.map { "\(cache)/\($0.folder)" })
    }

    /// The thumbnail of an address that is in the first of some folders which has one; nil when none has. May wait for the disk.
    init?(uri: String, _ file: OpenedFile, in folders: [String]) {
        claim = ThumbnailClaim(uri: uri, modified: file.modified)
        let name = Self.fileName(of: uri)
        let found = folders.lazy.compactMap { folder in
            try? OpenedFile(path: Array("\(folder)/\(name)".utf8))
        }.first { $0.byteCount <= Self.mostBytes }
        guard let found else { return nil }
        descriptor = found.descriptor
    }

    /// How the thumbnail of an address is called, whatever its size.
    static func fileName(of uri: String) -> String { MD5.hexadecimal(Array(uri.utf8)) + ".png" }
}
