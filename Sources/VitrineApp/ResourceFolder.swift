import Glibc

/// Where the files lie that come with the program.
enum ResourceFolder {
    /// The folder that VITRINE_RESOURCES names; else `share/vitrine` beside the installed program's `libexec/vitrine` (or `bin`); else, for a program
    /// that runs where it was built, `Resources` of its sources. Nil when there is none.
    static var path: String? {
        if let named = unsafe getenv("VITRINE_RESOURCES") { return unsafe String(cString: named) }
        let program = DecoderLocation.folder
        for installed in ["\(program)/../../share/vitrine", "\(program)/../share/vitrine"]
        where exists("\(installed)/strings") { return installed }
        var folder = program[...]
        while let slash = folder.lastIndex(of: "/") {
            folder = folder[..<slash]
            if exists("\(folder)/Package.swift"), exists("\(folder)/Resources") { return "\(folder)/Resources" }
        }
        return nil
    }

    private static func exists(_ path: String) -> Bool { unsafe access(path, F_OK) == 0 }
}
