public import Geometry
internal import Glibc
internal import Synchronization
internal import Threading
internal import Wire
internal import Wording

/// Reads what stands beside pictures, each on a thread of its own, so that a share that does not answer costs that thread and nothing else.
///
/// `read`, `drain` and `close` belong to the main thread and never wait.
public final class SidecarReader: Sendable {
    private struct State {
        var found: [(PictureID, Sidecar)] = []
        /// Threads that have not come back.
        var running = 0
        var isOpen = true
    }

    /// Longer files are no captions.
    private static let mostKilobytes = 64
    /// So many threads may hang on dead shares before no more are sent there.
    private static let mostThreads = 16

    private let state = Mutex(State())
    private let wake: @Sendable () -> Void

    /// A reader; `wake` is called from any thread when there is something to drain.
    public init(wake: @escaping @Sendable () -> Void) { self.wake = wake }

    /// Looks for files beside a picture, in the language of a person. What was found comes out of `drain`, even if it is nothing.
    public func read(_ id: PictureID, picture path: [UInt8], language: String) {
        let mayStart = state.withLock { state in
            guard state.isOpen, state.running < Self.mostThreads else { return false }
            state.running += 1
            return true
        }
        guard mayStart else { return }
        let started = DetachedThread.start { [self] in
            let sidecar = Self.sidecar(of: path, language: language)
            let isOpen = state.withLock { state in
                state.running -= 1
                if state.isOpen { state.found.append((id, sidecar)) }
                return state.isOpen
            }
            if isOpen { wake() }
        }
        if !started { state.withLock { $0.running -= 1 } }
    }

    /// What has been found since the last time.
    public func drain() -> [(PictureID, Sidecar)] {
        state.withLock { state in
            defer { state.found.removeAll() }
            return state.found
        }
    }

    /// From now on nobody is woken.
    public func close() {
        state.withLock { state in
            state.isOpen = false
            state.found.removeAll()
        }
    }

    /// What stands beside a picture: JSON first, then what it lacks from a text. May wait for the disk.
    static func sidecar(of picture: [UInt8], language: String) -> Sidecar {
        let names = SidecarNames(of: picture, language: language)
        var sidecar = Sidecar()
        for path in names.json {
            guard let found = read(path, { SidecarParser.json($0, file: $1) }) else { continue }
            sidecar = found
            break
        }
        for (path, language) in names.texts {
            guard let found = read(path, { SidecarParser.text($0, language: language, file: $1) }) else { continue }
            sidecar.complete(with: found)
            break
        }
        return sidecar
    }

    /// What a file says; nil when there is none.
    private static func read(_ path: [UInt8], _ parse: ([UInt8], String) -> Sidecar) -> Sidecar? {
        let name = FileName.readable(path)
        var sidecar = Sidecar()
        do throws(PictureFailure) {
            let file = try OpenedFile(path: path)
            guard file.byteCount <= mostKilobytes << 10 else {
                sidecar.troubles = [.tooLong(file: name, kilobytes: mostKilobytes)]
                return sidecar
            }
            var bytes = [UInt8](repeating: 0, count: file.byteCount)
            let count = unsafe Glibc.read(file.descriptor.number, &bytes, bytes.count)
            guard count >= 0 else { throw PictureFailure.unreadable(errno: errno) }
            return parse(Array(bytes.prefix(count)), name)
        } catch {
            switch error {
            // A folder of that name, or an empty file, says nothing.
            case .missing, .folder, .notAFile, .empty: return nil
            default:
                sidecar.troubles = [.unreadable(file: name)]
                return sidecar
            }
        }
    }
}
