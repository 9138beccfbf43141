internal import Confinement
internal import Fetching
internal import Glibc
internal import Threading
internal import Wire

/// The program: started by the viewer, it fetches what is at one address and ends.
public enum FetchProgram {
    /// The viewer's socket, by the number that the viewer starts its helpers with.
    private static let socketNumber: Int32 = 3
    private static let usage = """
        vitrine-fetch fetches one picture of the web for the viewer, which starts it with a socket as descriptor 3.
        It is of no use on its own: run "vitrine https://..." instead.

        vitrine-fetch --clear-cache FOLDER   takes away all that is kept in a folder

        """

    /// Does what the arguments say.
    public static func run(arguments: [String]) -> Never {
        switch Array(arguments.dropFirst()) {
        case []: serve()
        case ["--help"]:
            write(usage, to: STDOUT_FILENO)
            exit(0)
        case let words where words.count == 2 && words[0] == "--clear-cache": clear(words[1])
        default:
            write(usage, to: STDERR_FILENO)
            exit(64)
        }
    }

    private static func serve() -> Never {
        guard let socket = PacketSocket.inherited(socketNumber), let link = try? ViewerLink(socket) else {
            write(usage, to: STDERR_FILENO)
            exit(64)
        }
        let request = link.receiveRequest()
        let (folder, failure) = openFolder(request.cacheFolder, link)
        let store = CacheStore(
            folder: folder, keeps: failure == nil && !request.cacheFolder.isEmpty, boot: bootName(),
            limit: request.cacheLimit)
        ReadablePlaces.loadResolvers()
        let report = FetchCage.enter(writable: folder.descriptor)
        link.send(.ready(report.protections, refusals: report.refusals))
        if let failure { link.send(.cacheUnusable(errno: failure.errno)) }
        guard let address = WebAddress(request.address) else { link.fail(.badAddress) }
        link.listen()
        Fetcher(request, address, link: link, store: store).run()
        // Threads of the session may still be busy; nothing that they do matters any more.
        _exit(0)
    }

    /// The cache's folder, or, where that cannot be used or nothing may be kept, one for temporary files.
    private static func openFolder(_ path: [UInt8], _ link: ViewerLink) -> (CacheFolder, StorageFailure?) {
        var failure: StorageFailure?
        if !path.isEmpty {
            do throws(StorageFailure) { return (try CacheFolder(making: path), nil) } catch { failure = error }
        }
        do throws(StorageFailure) {
            return (try CacheFolder.forTemporaryFiles(), failure)
        } catch {
            link.fail(.storage(errno: error.errno))
        }
    }

    /// A name for the time since the system was started.
    private static func bootName() -> String {
        var bytes = [UInt8](repeating: 0, count: 64)
        let file = unsafe open("/proc/sys/kernel/random/boot_id", O_RDONLY | O_CLOEXEC)
        // Without a name of its own, no boot is like another one, and checksums tell.
        guard file >= 0 else { return "unknown-\(UInt64.random(in: 0 ... .max))" }
        defer { close(file) }
        let count = unsafe read(file, &bytes, bytes.count)
        return String(decoding: bytes.prefix(max(count, 0)).prefix { $0 > 0x20 }, as: UTF8.self)
    }

    private static func clear(_ path: String) -> Never {
        let file = unsafe open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        if file < 0, errno == ENOENT {
            write("Nothing is kept in \(path).\n", to: STDOUT_FILENO)
            exit(0)
        }
        guard file >= 0 else {
            let reason = unsafe String(cString: strerror(errno))
            write("vitrine-fetch: \(path) cannot be opened (\(reason)).\n", to: STDERR_FILENO)
            exit(1)
        }
        let (copies, bytes) = CacheStore.clear(CacheFolder(OwnedDescriptor(taking: file)))
        write("Removed from \(path): \(copies) kept, \((bytes + 999) / 1000) kB.\n", to: STDOUT_FILENO)
        exit(0)
    }

    private static func write(_ text: String, to descriptor: Int32) {
        let bytes = Array(text.utf8)
        _ = unsafe Glibc.write(descriptor, bytes, bytes.count)
    }
}
