internal import Glibc

/// What the kernel says of a watched folder.
struct FolderEvent: Hashable, Sendable {
    /// The number of the watch; -1 when events were lost.
    let watch: Int32
    let mask: UInt32
    /// The same for both names of a file that got another one.
    let cookie: UInt32
    /// The name in the folder; empty when it is about the folder itself.
    let name: [UInt8]

    func has(_ bits: Int32) -> Bool { mask & UInt32(bitPattern: bits) != 0 }

    /// What is watched: what comes, goes, is written, and when that is over.
    static let all = UInt32(
        IN_CREATE | IN_DELETE | IN_MOVED_FROM | IN_MOVED_TO | IN_CLOSE_WRITE | IN_MODIFY | IN_ATTRIB | IN_DELETE_SELF
            | IN_MOVE_SELF | IN_EXCL_UNLINK | IN_ONLYDIR)

    /// The events in what was read from the kernel.
    static func list(in bytes: [UInt8]) -> [FolderEvent] {
        var events: [FolderEvent] = []
        var rest = bytes[...]
        let headCount = 16
        while rest.count >= headCount {
            let words = (0..<4).map { word in
                (0..<4).reduce(UInt32(0)) { $0 | UInt32(rest[rest.startIndex + word * 4 + $1]) << (8 * UInt32($1)) }
            }
            let length = Int(words[3])
            guard rest.count >= headCount + length else { break }
            let name = rest.dropFirst(headCount).prefix(length).prefix { $0 != 0 }
            events.append(
                FolderEvent(watch: Int32(bitPattern: words[0]), mask: words[1], cookie: words[2], name: Array(name)))
            rest = rest.dropFirst(headCount + length)
        }
        return events
    }
}
