internal import Fetching
internal import Glibc
internal import Wire

extension CacheFolder {
    /// A file of the cache, as its name tells.
    struct Entry {
        let name: String
        let kind: CopyName.Kind
        let digits: String
    }

    /// The files whose names are the cache's; others are nobody's business.
    func entries() -> [Entry] {
        // A second way into the folder: reading moves a position, which is shared by copies of a descriptor.
        let number = unsafe openat(descriptor.number, ".", O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        guard number >= 0, let list = unsafe fdopendir(number) else { return [] }
        defer { unsafe closedir(list) }
        var entries: [Entry] = []
        while let item = unsafe readdir(list) {
            let name = unsafe withUnsafeBytes(of: item.pointee.d_name) { bytes in
                unsafe String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
            }
            guard let (kind, digits) = CopyName.kind(of: name) else { continue }
            entries.append(Entry(name: name, kind: kind, digits: digits))
        }
        return entries
    }
}
