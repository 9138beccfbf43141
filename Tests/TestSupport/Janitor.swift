internal import Glibc

/// A small process that outlives the tests by a moment: when they end, however they end, it kills the process groups
/// that they left and removes their temporary folders. It knows that they ended because its pipe from them closes.
final class Janitor: Sendable {
    static let shared = Janitor()

    private let pipe: Int32

    private static let script = """
        trap '' TERM INT HUP
        groups= folders=
        while read -r verb what; do
            case $verb in
                group) groups="$groups $what" ;;
                gone) rest=; for g in $groups; do [ "$g" = "$what" ] || rest="$rest $g"; done; groups=$rest ;;
                folder) folders="$folders $what" ;;
            esac
        done
        for g in $groups; do kill -s KILL -- "-$g"; done 2>/dev/null
        [ -z "$groups" ] || sleep 0.3
        for f in $folders; do rm -rf -- "$f"; done
        """

    /// Starts a janitor that works for this process until it ends, or until `finish()`.
    init() {
        guard let ends = try? PipeEnds() else {
            pipe = -1
            return
        }
        // The pipe stays open as long as this process lives: that is the point of it.
        pipe = fcntl(ends.write.number, F_DUPFD_CLOEXEC, 200)
        _ = try? Spawn(arguments: ["/bin/sh", "-c", Self.script], descriptors: [0: ends.read.number]).run()
    }

    /// Lets the janitor do its work now; it takes no words afterwards.
    func finish() { close(pipe) }

    /// The janitor will kill this group.
    func watch(group: pid_t) { tell("group \(group)") }

    /// The group has ended: its number may soon be somebody else's.
    func forget(group: pid_t) { tell("gone \(group)") }

    /// The janitor will remove this folder.
    func willRemove(folder: String) { tell("folder \(folder)") }

    private func tell(_ words: String) {
        let line = Array("\(words)\n".utf8)
        _ = line.withUnsafeBytes { write(pipe, $0.baseAddress, $0.count) }
    }
}
