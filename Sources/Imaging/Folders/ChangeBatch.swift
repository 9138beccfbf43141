internal import Glibc

/// What has happened in watched folders within a short time, sorted out. Names are given as whole paths.
struct ChangeBatch {
    /// Files that must be looked at, by what the paths in their folder begin with.
    private(set) var touched: [[UInt8]: Set<[UInt8]>] = [:]
    /// Files and folders that got another name. Those of folders end with a slash.
    private(set) var moves: [(from: [UInt8], to: [UInt8])] = []
    /// Files that somebody has finished writing, or put in another's place.
    private(set) var rewritten: Set<[UInt8]> = []
    /// Files that have changed somehow.
    private(set) var growing: Set<[UInt8]> = []
    /// Files into which somebody writes.
    private(set) var written: Set<[UInt8]> = []
    /// Folders to be read anew.
    private(set) var changedFolders: Set<[UInt8]> = []
    /// Folders that are gone.
    private(set) var goneFolders: Set<[UInt8]> = []
    /// Events were lost: everything must be looked at.
    private(set) var hasLostEvents = false
    /// What has left one name and not come to another yet, by its cookie.
    private var leaving: [UInt32: [UInt8]] = [:]

    var isEmpty: Bool {
        touched.isEmpty && moves.isEmpty && rewritten.isEmpty && growing.isEmpty && written.isEmpty
            && changedFolders.isEmpty && goneFolders.isEmpty && !hasLostEvents
    }

    /// Notes an event of a folder; nil for events of no folder.
    mutating func note(_ event: FolderEvent, in prefix: [UInt8]?) {
        if event.has(IN_Q_OVERFLOW) { hasLostEvents = true }
        guard let prefix else { return }
        guard !event.name.isEmpty else {
            if event.has(IN_DELETE_SELF | IN_MOVE_SELF | IN_UNMOUNT | IN_IGNORED) { changedFolders.insert(prefix) }
            return
        }
        if event.has(IN_ISDIR) { return noteFolder(event, prefix + event.name + [UInt8(ascii: "/")]) }
        let path = prefix + event.name
        touched[prefix, default: []].insert(path)
        noteMove(event, path)
        if event.has(IN_CLOSE_WRITE | IN_MOVED_TO) {
            rewritten.insert(path)
            written.remove(path)
        }
        if event.has(IN_MODIFY) { written.insert(path) }
        if event.has(IN_MODIFY | IN_ATTRIB) { growing.insert(path) }
    }

    private mutating func noteFolder(_ event: FolderEvent, _ prefix: [UInt8]) {
        noteMove(event, prefix)
        if event.has(IN_CREATE | IN_MOVED_TO) { changedFolders.insert(prefix) }
        if event.has(IN_DELETE | IN_MOVED_FROM) {
            goneFolders.insert(prefix)
            changedFolders.remove(prefix)
        }
    }

    private mutating func noteMove(_ event: FolderEvent, _ path: [UInt8]) {
        if event.has(IN_MOVED_FROM) { leaving[event.cookie] = path }
        if event.has(IN_MOVED_TO), let from = leaving.removeValue(forKey: event.cookie) {
            moves.append((from, path))
        }
    }

    /// Notes a file that the kernel said nothing of but that has changed.
    mutating func noteChange(of path: [UInt8], in prefix: [UInt8]) {
        touched[prefix, default: []].insert(path)
        growing.insert(path)
        written.insert(path)
    }

    /// Notes a folder that must be read anew.
    mutating func noteChange(ofFolder prefix: [UInt8]) { changedFolders.insert(prefix) }

    /// Notes another name of a file that was found without the kernel's help.
    mutating func noteMove(from: [UInt8], to: [UInt8]) { moves.append((from, to)) }
}
