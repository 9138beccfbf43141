internal import Glibc

/// A folder that is open for reading its names.
@safe final class OpenFolder {
    // Open as long as this object lives, and used by one thread.
    private let stream: OpaquePointer

    /// Opens the folder whose files' paths begin with something; nil and `errno` when that fails.
    init?(_ prefix: [UInt8]) {
        guard !prefix.contains(0) else {
            errno = ENOENT
            return nil
        }
        guard let stream = unsafe opendir(FileStatus.terminated(FileStatus.path(ofFolder: prefix))) else { return nil }
        unsafe self.stream = stream
    }

    deinit { unsafe closedir(stream) }

    /// The descriptor, to look at files by their names.
    var number: Int32 { unsafe dirfd(stream) }

    /// The next name but `.` and `..`, with its kind as the folder tells it (DT_REG and the like); nil at the end.
    func next() -> (name: [UInt8], kind: Int32)? {
        while let item = unsafe readdir(stream) {
            let name = unsafe Self.name(of: item)
            if name == [0x2E] || name == [0x2E, 0x2E] { continue }
            return unsafe (name, Int32(item.pointee.d_type))
        }
        return nil
    }

    /// An entry is shorter than its type says: only as much as there is may be read.
    private static func name(of item: UnsafeMutablePointer<dirent>) -> [UInt8] {
        guard let offset = MemoryLayout<dirent>.offset(of: \.d_name) else { return [] }
        let start = unsafe UnsafeRawPointer(item) + offset
        return unsafe Array(
            UnsafeRawBufferPointer(start: start, count: strlen(start.assumingMemoryBound(to: CChar.self))))
    }
}
