import Glibc
import TestSupport

/// What a viewer takes from the system at one moment.
struct Footprint {
    /// Open descriptors of the viewer.
    var descriptors: Int
    /// Processes that work for it.
    var processes: Int
    var textures: Int
    /// Memory of the viewer, shared pixels included.
    var residentBytes: Int

    @MainActor
    init(of viewer: Viewer) throws {
        let number = viewer.process.number
        descriptors = Self.entries(of: "/proc/\(number)/fd")
        processes = ProcessTable.descendants(of: number).count
        textures = try viewer.control.state().resident.textures
        let fields = String(decoding: FileBytes.read("/proc/\(number)/statm") ?? [], as: UTF8.self).split(
            separator: " ")
        guard fields.count > 1, let pages = Int(fields[1]) else { throw Trouble("The viewer is gone.") }
        residentBytes = pages * Int(getpagesize())
    }

    private static func entries(of path: String) -> Int {
        guard let folder = opendir(path) else { return 0 }
        defer { closedir(folder) }
        var count = 0
        while readdir(folder) != nil { count += 1 }
        return count
    }
}
