public import Geometry
public import Wire

/// Something that happened to one opening of a picture.
public struct PictureEvent: Sendable {
    /// Which opening.
    public let id: PictureID
    /// What happened.
    public let change: PictureChange

    /// A change of an opening.
    public init(id: PictureID, change: PictureChange) {
        self.id = id
        self.change = change
    }
}

/// What can happen to an opening, in the order in which it does. After a crash of its helper it may begin again with `opening`, once.
public enum PictureChange: Sendable {
    /// A helper has been given to it. Before this it waits for one.
    case opening
    /// Its size is known and its pixels have a place, still empty. After a crash there may be new pixels in place of these.
    case opened(PictureInfo, SharedPixels)
    /// Some rows of a level are there.
    case rows(RowsWritten)
    /// So far through its input (0...1), or nil when that cannot be told.
    case progress(Double?)
    /// Something that the person might want to know has turned up while it was decoded.
    case noticed(PictureNotices)
    /// What its file says beside its pixels; takes the place of what was said before. Texts are fit to be shown.
    case metadata([MetadataItem])
    /// It moves, and its first frame is there as a whole. The frames have a place now, still empty, if they are wished for: then this takes
    /// the place of `done`.
    case animated(AnimationInfo, SharedFrames?)
    /// A frame is there.
    case frame(FrameWritten)
    /// There are only so many frames after all, at least one.
    case shortened(frames: Int)
    /// No more frames will come, against what was said; those that are there stay. The last event.
    case stopped(PictureFailure)
    /// All rows of all levels are there. The last event.
    case done
    /// There will be no more. The last event.
    case failed(PictureFailure)
}
