internal import Geometry
internal import Glibc

/// The thumbnails that all programs of a desktop share (freedesktop.org, Thumbnail Managing Standard 0.9).
///
/// Everything here may wait for the disk, and belongs on a thread that may.
public struct ThumbnailCache: Sendable {
    /// Turns pixels into a PNG file; nil when that fails.
    public typealias Encoder = @Sendable (ThumbnailImage) -> [UInt8]?

    private let folder: String
    private let program: String
    private let encode: Encoder?

    /// The cache in a folder. `program` names this program with its version; without an encoder nothing is written.
    public init(folder: String, program: String, encode: Encoder?) {
        self.folder = folder
        self.program = program
        self.encode = encode
    }

    /// Where failures are remembered: each program has a folder of its own, as another version may do better.
    private var failFolder: String { "\(folder)/fail/\(program)" }

    /// What is there of a picture in a size, or what says that there can be none.
    func find(_ wish: ThumbnailWish, _ file: OpenedFile) -> (thumbnail: DesktopThumbnail, isFailure: Bool)? {
        guard let uri = address(of: wish.path) else { return nil }
        let folders = wish.size.substitutes.map { "\(folder)/\($0.folder)" }
        if let found = DesktopThumbnail(uri: uri, file, in: folders) { return (found, false) }
        return DesktopThumbnail(uri: uri, file, in: [failFolder]).map { ($0, true) }
    }

    /// Keeps a thumbnail.
    func keep(_ image: ThumbnailImage, as size: ThumbnailSize, of facts: ThumbnailFacts) {
        guard let uri = address(of: facts.path), facts.isWorthKeeping(as: size) else { return }
        write(image, texts: facts.texts(uri: uri, program: program), to: "\(folder)/\(size.folder)", uri)
    }

    /// Remembers that there is no thumbnail of a picture as it is now.
    func keepFailure(of facts: ThumbnailFacts) {
        guard let uri = address(of: facts.path) else { return }
        let dot = ThumbnailImage(size: PixelSize(width: 1, height: 1), pixels: [0, 0, 0, 0])
        write(dot, texts: facts.texts(uri: uri, program: program), to: failFolder, uri)
    }

    /// The address of a picture that may have a thumbnail here: a file, and none of the thumbnails themselves.
    private func address(of path: [UInt8]) -> String? {
        guard let uri = FileURI.of(path), let own = FileURI.of(Array(folder.utf8)), !uri.hasPrefix(own + "/") else {
            return nil
        }
        return uri
    }

    private func write(_ image: ThumbnailImage, texts: [PNGText], to folder: String, _ uri: String) {
        guard let encode, let file = encode(image).flatMap({ PNGText.adding(texts, to: $0) }) else { return }
        _ = PrivateFile.write(file, to: DesktopThumbnail.fileName(of: uri), in: folder)
    }
}
