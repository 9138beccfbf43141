internal import Album

/// Opens what helpers are to read: files, what the desktop has of them, and the picture on standard input.
struct FileOpener: Sendable {
    let standardInput: SpooledInput?
    let thumbnailFolder: String?

    /// Begins to open a file, and what the desktop has of it. A neighbor needs no glimpse: nobody sees it yet.
    func open(_ path: [UInt8], _ wishes: OpenWishes, for process: HelperProcess) -> FileOpening {
        if let input = standardInput, path == AlbumPart.standardInput {
            return FileOpening(input) { process.isRunning }
        }
        let cache = wishes.bounds == nil ? thumbnailFolder : nil
        return FileOpening {
            Result { () throws(PictureFailure) in
                var file = try OpenedFile(path: path)
                file.thumbnail = cache.flatMap { DesktopThumbnail(of: path, file, in: $0) }
                return file
            }
        }
    }
}
