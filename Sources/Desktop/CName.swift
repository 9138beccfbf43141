import Glibc

/// Lends a file's name to C; names are bytes that end with a zero.
func withCName<Result>(_ path: [UInt8], _ body: (UnsafePointer<CChar>) -> Result) -> Result {
    unsafe (path.map { CChar(bitPattern: $0) } + [0]).withUnsafeBufferPointer { name in
        // A name that ends with a zero has a first byte.
        guard let start = name.baseAddress else { return unsafe body("") }
        return unsafe body(start)
    }
}

/// What stands under a name itself, links not followed; nil when there is nothing.
func status(of path: [UInt8]) -> stat? {
    var status = stat()
    return unsafe withCName(path) { unsafe lstat($0, &status) } == 0 ? status : nil
}

/// The system's word for an error.
func words(of code: Int32) -> String {
    unsafe strerror(code).map { unsafe String(cString: $0) } ?? "error \(code)"
}

/// A name without what follows the last slash: the folder.
func folder(of path: [UInt8]) -> [UInt8] {
    guard let slash = path.lastIndex(of: UInt8(ascii: "/")) else { return [UInt8(ascii: ".")] }
    return slash == 0 ? [UInt8(ascii: "/")] : Array(path[..<slash])
}

/// What follows the last slash.
func lastName(of path: [UInt8]) -> [UInt8] {
    path.lastIndex(of: UInt8(ascii: "/")).map { Array(path[($0 + 1)...]) } ?? path
}
