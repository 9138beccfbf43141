import Foundation

/// Programs that were built with these tests.
enum Programs {
    /// The path of one.
    static func path(_ name: String) -> String {
        let beside = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath().deletingLastPathComponent()
        let root = URL(filePath: #filePath)
            .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent()
        let places = [beside, beside.deletingLastPathComponent(), root.appending(path: ".build/debug")]
        let found = places.map { $0.appending(path: name).path }
        return found.first { FileManager.default.isExecutableFile(atPath: $0) } ?? name
    }
}
