public import Geometry
public import Navigation

/// What a session wants done; the app does it, in order.
public enum ViewingEffect: Hashable, Sendable {
    /// Load a file; its events come back with this id. The level wanted first is the coarsest one whose larger side is not below
    /// `largestSideFirst` pixels.
    case load(PictureID, path: [UInt8], largestSideFirst: Int)
    /// Stop loading a picture at once; what there is of it stays on the screen until another one comes.
    case stopLoading(PictureID)
    /// Nobody wants this picture any more: stop loading it, forget its pixels and its textures.
    case abandon(PictureID)
    /// The window's title.
    case retitle(String)
    /// Fill the screen, or no longer.
    case setFullscreen(Bool)
    /// This went to the navigator now, to be recorded.
    case navigated(NavigationInput)
    /// The end.
    case quit
}
