import CSystem
import Glibc

/// Moves files to the trash and back, by the freedesktop.org Trash specification 1.0: by renaming alone, so that nothing is ever copied or lost on the way.
/// Blocks; for threads that may wait.
public enum Trash {
    /// Moves a file to the trash: the one at home, or that of the file system on which it lies.
    public static func move(_ path: [UInt8]) throws(TrashError) -> TrashedFile {
        // A link goes itself, not what it leads to; its folder is named without links.
        guard let folder = real(folder(of: FileAddress.absolute(path))), !lastName(of: path).isEmpty else {
            throw .notAFile
        }
        let file = (folder == [slash] ? [] : folder) + [slash] + lastName(of: path)
        guard let status = status(of: file), [S_IFREG, S_IFLNK].contains(status.st_mode & S_IFMT) else {
            throw .notAFile
        }
        let moment = moment()
        for trash in trashes(for: folder) where trash.prepare() {
            if let trashed = try trash.take(file, at: moment) { return trashed }
        }
        throw .noTrash
    }

    /// Moves a file back to where it was.
    public static func restore(_ file: TrashedFile) throws(TrashError) {
        guard status(of: file.place) != nil else { throw .gone }
        let code = unsafe withCName(file.place) { from in
            unsafe withCName(file.path) { unsafe system_rename_anew(from, $0) }
        }
        switch -code {
        case 0: _ = unsafe withCName(file.note) { unsafe unlink($0) }
        case EEXIST: throw .nameTaken
        case let code: throw .refused(words(of: code))
        }
    }

    private static let slash = UInt8(ascii: "/")

    /// The trashes that a file in a folder may go to, the best first.
    private static func trashes(for folder: [UInt8]) -> [TrashFolder] {
        var trashes: [TrashFolder] = []
        if let home = homeTrash, isOnOneDevice(home, folder) { trashes.append(TrashFolder(path: home, top: nil)) }
        let top = MountTable.current.top(of: folder)
        let start = top == [slash] ? top : top + [slash]
        let shared = start + Array(".Trash".utf8)
        // One that an administrator made for everybody must not be a link, and nobody may remove what is another one's.
        if let status = status(of: shared), status.st_mode & S_IFMT == S_IFDIR, status.st_mode & S_ISVTX != 0 {
            trashes.append(TrashFolder(path: shared + Array("/\(getuid())".utf8), top: top))
        }
        trashes.append(TrashFolder(path: start + Array(".Trash-\(getuid())".utf8), top: top))
        return trashes
    }

    /// The person's own trash; its parent folders are made.
    private static var homeTrash: [UInt8]? {
        let data: [UInt8]
        if let folder = variable("XDG_DATA_HOME"), folder.first == slash {
            data = folder
        } else if let home = variable("HOME"), home.first == slash {
            data = home + Array("/.local/share".utf8)
        } else {
            return nil
        }
        makeFolders(data)
        return data + Array("/Trash".utf8)
    }

    private static func makeFolders(_ path: [UInt8]) {
        for end in path.indices.dropFirst() where path[end] == slash {
            _ = unsafe withCName(Array(path[..<end])) { unsafe mkdir($0, 0o700) }
        }
        _ = unsafe withCName(path) { unsafe mkdir($0, 0o700) }
    }

    /// Whether a rename from one to the other can succeed; the trash itself may not be there yet.
    private static func isOnOneDevice(_ trash: [UInt8], _ file: [UInt8]) -> Bool {
        guard let there = status(of: trash) ?? status(of: folder(of: trash)), let here = status(of: file) else {
            return false
        }
        // A trash that is a link leads elsewhere.
        return there.st_dev == here.st_dev || there.st_mode & S_IFMT == S_IFLNK
    }

    private static func variable(_ name: String) -> [UInt8]? {
        guard let value = unsafe getenv(name) else { return nil }
        let bytes = unsafe Array(UnsafeRawBufferPointer(start: value, count: strlen(value)))
        return bytes.isEmpty ? nil : bytes
    }

    private static func real(_ path: [UInt8]) -> [UInt8]? {
        unsafe withCName(path) { name in
            guard let found = unsafe realpath(name, nil) else { return nil }
            defer { unsafe free(found) }
            return unsafe Array(UnsafeRawBufferPointer(start: found, count: strlen(found)))
        }
    }

    /// Now, as the notes have it: local time without a zone.
    private static func moment() -> String {
        var now = time(nil)
        var parts = unsafe tm()
        unsafe localtime_r(&now, &parts)
        var text = [CChar](repeating: 0, count: 64)
        let count = unsafe strftime(&text, text.count, "%Y-%m-%dT%H:%M:%S", &parts)
        return String(decoding: text.prefix(count).map { UInt8(bitPattern: $0) }, as: UTF8.self)
    }
}
