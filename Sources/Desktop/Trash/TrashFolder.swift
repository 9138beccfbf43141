import CSystem
import Glibc

/// One trash of the freedesktop.org specification: a folder `files` with what was thrown away, and a folder `info` with a note for each that says where
/// it was and when.
struct TrashFolder: Hashable {
    /// The folder.
    let path: [UInt8]
    /// Where names in the notes begin: the top of the file system; nil for the trash at home, whose notes have whole names.
    let top: [UInt8]?

    /// No name of a file is longer, in bytes; a note's is as long as its file's and this ending.
    private static let longestName = 255
    private static let noteEnding = Array(".trashinfo".utf8)
    /// Nobody has so many files of one name.
    private static let mostTries = 10_000

    /// Makes the folders that are not there; false when that cannot be done, or they are not what they should be.
    func prepare() -> Bool { [path, files, info].allSatisfy(Self.makePrivateFolder) }

    /// Moves a file here under a name that is free, with a note; nil when the file is on another file system.
    func take(_ file: [UInt8], at moment: String) throws(TrashError) -> TrashedFile? {
        for number in 1...Self.mostTries {
            let name = Self.name(lastName(of: file), number)
            let place = files + [UInt8(ascii: "/")] + name
            let note = info + [UInt8(ascii: "/")] + name + Self.noteEnding
            guard try write(noteText(of: file, at: moment), to: note) else { continue }
            let code = unsafe withCName(file) { from in
                unsafe withCName(place) { unsafe system_rename_anew(from, $0) }
            }
            if code == 0 { return TrashedFile(path: file, place: place, note: note) }
            _ = unsafe withCName(note) { unsafe unlink($0) }
            switch -code {
            case EEXIST: continue
            case EXDEV: return nil
            case let code: throw .refused(words(of: code))
            }
        }
        throw .noTrash
    }

    private var files: [UInt8] { path + Array("/files".utf8) }
    private var info: [UInt8] { path + Array("/info".utf8) }

    /// "photo.jpg", "photo.2.jpg", "photo.3.jpg", cut where it would be too long.
    private static func name(_ name: [UInt8], _ number: Int) -> [UInt8] {
        let dot = name.dropFirst().lastIndex(of: UInt8(ascii: "."))
        var (stem, ending) = (name[..<(dot ?? name.endIndex)], name[(dot ?? name.endIndex)...])
        let count = number == 1 ? [] : Array(".\(number)".utf8)
        let room = longestName - noteEnding.count - count.count
        if ending.count > room / 2 { (stem, ending) = (name[...], []) }
        stem = stem.prefix(room - ending.count)
        return stem + count + ending
    }

    private func noteText(of file: [UInt8], at moment: String) -> String {
        var named = file
        if let top {
            named = Array(file.dropFirst(top.count))
            if named.first == UInt8(ascii: "/") { named.removeFirst() }
        }
        return "[Trash Info]\nPath=\(FileAddress.percentEncoded(named))\nDeletionDate=\(moment)\n"
    }

    /// Writes a note; false when there is one of that name already.
    private func write(_ text: String, to note: [UInt8]) throws(TrashError) -> Bool {
        let file = unsafe withCName(note) { unsafe open($0, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600) }
        if file < 0, errno == EEXIST { return false }
        guard file >= 0 else { throw .refused(words(of: errno)) }
        let bytes = Array(text.utf8)
        let count = unsafe Glibc.write(file, bytes, bytes.count)
        let code = count < 0 ? errno : 0
        let isClosed = close(file) == 0
        guard count == bytes.count, isClosed else {
            _ = unsafe withCName(note) { unsafe unlink($0) }
            throw .refused(words(of: code == 0 ? ENOSPC : code))
        }
        return true
    }

    /// A folder that is the person's own and no link, made for them alone if there is none.
    private static func makePrivateFolder(_ path: [UInt8]) -> Bool {
        if unsafe withCName(path, { unsafe mkdir($0, 0o700) }) == 0 { return true }
        guard let status = status(of: path) else { return false }
        return status.st_mode & S_IFMT == S_IFDIR && status.st_uid == getuid()
    }
}
