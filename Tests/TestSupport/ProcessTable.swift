public import Glibc

/// One process as the kernel lists it at one moment.
public struct ProcessEntry: Hashable, Sendable {
    /// Its number.
    public var number: pid_t
    /// Who started it.
    public var parent: pid_t
    /// Its process group.
    public var group: pid_t
    /// The program's name, at most 15 characters.
    public var name: String
    /// `R` running, `S` sleeping, `T` stopped, `Z` ended but not yet noticed by its parent.
    public var state: Character
    /// Time of the processor that it used so far, in ticks of 10 ms.
    public var ticks: Int
}

/// The processes of this machine.
public enum ProcessTable {
    /// One process; nil when there is none of that number.
    public static func entry(_ number: pid_t) -> ProcessEntry? {
        guard let bytes = FileBytes.read("/proc/\(number)/stat") else { return nil }
        let text = String(decoding: bytes, as: UTF8.self)
        // The name in parentheses may itself hold spaces and parentheses.
        guard let open = text.firstIndex(of: "("), let close = text.lastIndex(of: ")") else { return nil }
        let fields = text[text.index(after: close)...].split(separator: " ")
        guard fields.count > 12, let state = fields[0].first, let parent = pid_t(fields[1]),
            let group = pid_t(fields[2]),
            let user = Int(fields[11]), let system = Int(fields[12])
        else { return nil }
        return ProcessEntry(
            number: number, parent: parent, group: group, name: String(text[text.index(after: open)..<close]),
            state: state, ticks: user + system)
    }

    /// All processes.
    public static func all() -> [ProcessEntry] {
        guard let folder = opendir("/proc") else { return [] }
        defer { closedir(folder) }
        var entries: [ProcessEntry] = []
        while let item = readdir(folder) {
            let name = withUnsafeBytes(of: item.pointee.d_name) { bytes in
                String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
            }
            if let number = pid_t(name), let entry = entry(number) { entries.append(entry) }
        }
        return entries
    }

    /// A process's children, their children and so on.
    public static func descendants(of number: pid_t) -> [ProcessEntry] {
        let everyone = all()
        var found: [ProcessEntry] = []
        var parents: Set<pid_t> = [number]
        while !parents.isEmpty {
            let children = everyone.filter { parents.contains($0.parent) }
            found += children
            parents = Set(children.map(\.number))
        }
        return found
    }

    /// Whether a process still runs (one that has ended but was not noticed yet does not).
    public static func isRunning(_ number: pid_t) -> Bool {
        entry(number).map { $0.state != "Z" } ?? false
    }
}
