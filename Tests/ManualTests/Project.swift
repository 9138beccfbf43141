import Foundation

/// The files of this project.
enum Project {
    /// Its folder.
    static let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../..").standardized

    /// Where one of its files is.
    static func file(_ path: String) -> URL { folder.appending(path: path) }

    /// The path of a program that this build made.
    static func program(_ name: String) -> String { file(".build/debug/\(name)").path }

    /// Whether what is made is to be written instead of only compared.
    static var writes: Bool { ProcessInfo.processInfo.environment["VITRINE_WRITE_TABLES"] == "1" }
}
