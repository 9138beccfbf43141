public import Geometry
public import Navigation

/// What a session wants done; the app does it, in order.
public enum ViewingEffect: Hashable, Sendable {
    /// Load a file; its events come back with this id.
    case load(PictureID, path: [UInt8], wishes: LoadingWishes)
    /// Nobody wants the levels of a picture finer than this one any more: forget their pixels and their textures.
    case reduce(PictureID, firstLevel: Int)
    /// Find out what these names stand for: folders for the pictures in them; a single file for all pictures of its folder.
    case list(number: UInt64, paths: [[UInt8]])
    /// Look for files beside a picture that say something about it, in a language.
    case readSidecar(PictureID, path: [UInt8], language: String)
    /// Try again what could not be shown: the person asks for it.
    case forgetFailures
    /// Stop loading a picture at once; what there is of it stays on the screen until another one comes.
    case stopLoading(PictureID)
    /// Nobody wants this picture any more: stop loading it, forget its pixels and its textures.
    case abandon(PictureID)
    /// The frame in this slot of a picture's frames is not needed any more.
    case releaseFrame(PictureID, slot: Int)
    /// Of a picture's frames this one is needed next, then those after it; of those that are there only the one in the kept slot.
    case seekFrame(PictureID, frame: Int, keptSlot: Int?)
    /// Nobody wants the frames of a picture any more but the first one.
    case stopPlaying(PictureID)
    /// The window's title.
    case retitle(String)
    /// Fill the screen, or no longer.
    case setFullscreen(Bool)
    /// This went to the navigator now, to be recorded.
    case navigated(NavigationInput)
    /// The end.
    case quit
}
