internal import Wire

/// What the file says beside its pixels.
extension PictureHost {
    /// Tells it once the picture is all there: nobody waits for it.
    func tellMetadata(of input: InputFile, _ format: PictureFormat, _ heading: PictureHeading?) {
        let profile = nameProfile(heading?.colors ?? .standard, input)
        let items = FileMetadata.items(of: input, format: format, profile: profile)
        for part in MetadataPart.parts(of: items) { connection.send(.metadata(part)) }
    }
}
