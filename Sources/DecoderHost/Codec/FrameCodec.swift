public import Geometry
public import Wire

/// A codec that gives the frames of pictures that move.
public protocol FrameCodec: PictureCodec {
    /// A reader of all frames of a file of one of its formats; nil when the picture does not move. The first frame is the picture that
    /// the same codec gives for the file as a still one.
    func frames(of input: InputFile, heading: PictureHeading) throws(DecodeFailure) -> (any FrameReader)?
}

/// Reads the frames of a picture one after the other, each composed with those before it as a browser does.
public protocol FrameReader: AnyObject {
    /// How many frames there are, at least 2.
    var frameCount: Int { get }
    /// How often they are played; 0 for ever.
    var plays: Int { get }
    /// How long the first one is shown, in microseconds.
    var firstDuration: Int { get }
    /// What has turned up so far.
    var notices: PictureNotices { get }
    /// The frame that was composed last. It changes with the next one.
    var picture: any Raster { get }

    /// Composes the next frame; nil when it and all after it cannot be read.
    func next() throws(DecodeFailure) -> ComposedFrame?
    /// Begins again with the first frame.
    func rewind()
}

/// What is known of a frame that has been composed.
public struct ComposedFrame: Hashable, Sendable {
    /// How long it is shown, in microseconds.
    public var duration: Int
    /// Where it differs from the frame before it: nothing outside has changed.
    public var changed: PixelRect

    /// A frame.
    public init(duration: Int, changed: PixelRect) {
        self.duration = duration
        self.changed = changed
    }
}
