import Glibc
import TestSupport

/// What this process holds, by /proc.
struct Holdings {
    let descriptors: Int
    let threads: Int
    let children: Int
    let kilobytes: Int

    init() {
        descriptors = Self.count("/proc/self/fd")
        threads = Self.count("/proc/self/task")
        children = ProcessTable.all().count { $0.parent == getpid() }
        let fields = String(decoding: FileBytes.read("/proc/self/statm") ?? [], as: UTF8.self).split(separator: " ")
        kilobytes = fields.count > 1 ? (Int(fields[1]) ?? 0) * Int(getpagesize()) / 1024 : 0
    }

    /// What it holds when the threads that wait for the last helpers' ends have had a moment.
    static func settled() -> Holdings {
        var holdings = Holdings()
        for _ in 0..<300 where holdings.threads > 1 || holdings.children > 0 {
            usleep(10_000)
            holdings = Holdings()
        }
        return holdings
    }

    private static func count(_ path: String) -> Int {
        guard let folder = opendir(path) else { return 0 }
        defer { closedir(folder) }
        var count = 0
        while readdir(folder) != nil { count += 1 }
        return count
    }
}
