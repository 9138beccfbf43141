public import Wire

extension PictureNotices {
    /// Each notice in a sentence.
    public var sentences: [String] {
        contains(.onlyFirstFrame) ? ["This is an animation; only its first frame is shown."] : []
    }
}
