import Glibc
import TestSupport

/// All processes of a program: those of its group, and whom they started.
struct ProcessFamily {
    let first: pid_t

    /// The numbers of those that run now.
    var members: [pid_t] {
        let group = ProcessTable.all().filter { $0.group == first }.map(\.number)
        return Array(Set(group + ProcessTable.descendants(of: first).map(\.number)))
    }

    /// The memory of all of them in kilobytes; what several share is counted once (the kernel's "proportional set size").
    var memory: Int { members.map(Self.memory).reduce(0, +) }

    /// How often any of their threads went to sleep by itself so far, which is as often as they woke up.
    var sleeps: Int {
        members.flatMap { process in
            Self.entries(of: "/proc/\(process)/task").map { "/proc/\(process)/task/\($0)/status" }
        }.map { Self.number(after: "voluntary_ctxt_switches:", in: $0) }.reduce(0, +)
    }

    private static func memory(of process: pid_t) -> Int { number(after: "Pss:", in: "/proc/\(process)/smaps_rollup") }

    private static func number(after key: String, in path: String) -> Int {
        let text = String(decoding: FileBytes.read(path) ?? [], as: UTF8.self)
        let line = text.split(separator: "\n").first { $0.hasPrefix(key) }
        return line?.split { $0 == " " || $0 == "\t" }.compactMap { Int($0) }.first ?? 0
    }

    private static func entries(of path: String) -> [String] {
        guard let folder = opendir(path) else { return [] }
        defer { closedir(folder) }
        var names: [String] = []
        while let item = readdir(folder) {
            let name = withUnsafeBytes(of: item.pointee.d_name) { bytes in
                String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
            }
            if !name.hasPrefix(".") { names.append(name) }
        }
        return names
    }
}
