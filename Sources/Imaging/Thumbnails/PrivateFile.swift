internal import Glibc
internal import Synchronization

/// Files that only this person may read, in folders that only this person may enter.
enum PrivateFile {
    private static let folderMode: mode_t = 0o700
    private static let fileMode: mode_t = 0o600
    private static let serial = Atomic<Int>(0)

    /// Writes a file into a folder, which is made if it is not there. Whoever looks sees the former file or the whole new one, whenever this
    /// process ends. Returns whether it is written.
    static func write(_ bytes: [UInt8], to name: String, in folder: String) -> Bool {
        guard make(folder) else { return false }
        let number = serial.wrappingAdd(1, ordering: .relaxed).newValue
        let unfinished = "\(folder)/.\(name).\(getpid())-\(number).part"
        guard writeAll(bytes, to: unfinished), unsafe rename(unfinished, "\(folder)/\(name)") == 0 else {
            unsafe unlink(unfinished)
            return false
        }
        return true
    }

    /// Makes a folder, and those above it, where they are not there.
    private static func make(_ folder: String) -> Bool {
        var status = stat()
        if unsafe stat(folder, &status) == 0 { return status.st_mode & S_IFMT == S_IFDIR }
        guard let slash = folder.lastIndex(of: "/"), slash > folder.startIndex, make(String(folder[..<slash])) else {
            return false
        }
        // Another program may have just made it.
        return unsafe mkdir(folder, folderMode) == 0 || errno == EEXIST
    }

    private static func writeAll(_ bytes: [UInt8], to path: String) -> Bool {
        let file = unsafe open(path, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, fileMode)
        guard file >= 0 else { return false }
        var rest = bytes[...]
        while !rest.isEmpty {
            let count = unsafe rest.withUnsafeBytes { unsafe Glibc.write(file, $0.baseAddress, $0.count) }
            if count < 0, errno == EINTR { continue }
            guard count > 0 else {
                close(file)
                return false
            }
            rest = rest.dropFirst(count)
        }
        return close(file) == 0
    }
}
