import Imaging
import Platform
import Recording
import Viewing

/// What the session wants done.
extension Viewer {
    func perform(_ effect: ViewingEffect, at now: Double) {
        note(effect, at: now)
        switch effect {
        case .load(let id, let path, let wishes):
            loader.open(id, path: path, wishes: OpenWishes(wishes))
        case .list(let number, let paths):
            follow(number, paths)
        case .readSidecar(let id, let path, let language):
            sidecars.read(id, picture: path, language: language)
        case .reduce(let id, let firstLevel):
            screen.canvas.evict(tiles.reduce(id, firstLevel: firstLevel))
            tiles.frames.forgetFrames(of: id)
        case .forgetFailures:
            loader.forgetFailures()
        case .stopLoading(let id):
            loader.cancel(id)
        case .abandon(let id):
            loader.cancel(id)
            screen.canvas.evict(tiles.forget(id))
        case .releaseFrame(let id, let slot):
            tiles.frames.release(slot: slot, of: id)
        case .seekFrame(let id, let frame, let slot):
            tiles.frames.seek(to: frame, keeping: slot, of: id)
        case .stopPlaying(let id):
            loader.cancel(id)
            tiles.frames.forgetFrames(of: id)
        case .retitle(let name):
            screen.setTitle(Self.title(name))
        case .setFullscreen(let isFullscreen):
            screen.isFullscreen = isFullscreen
        case .navigated(let input):
            recorder?.record(input, at: now)
        case .quit:
            isEnding = true
        }
    }
}

extension OpenWishes {
    /// A session's wishes.
    init(_ wishes: LoadingWishes) {
        self.init(
            largestSideFirst: wishes.largestSideFirst, bounds: wishes.bounds, byteLimit: wishes.byteLimit,
            plays: wishes.plays)
    }
}
