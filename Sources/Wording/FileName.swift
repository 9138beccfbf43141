/// File names as people read them. A name is bytes; it need not be text.
public enum FileName {
    /// The last part of a path, made fit to be shown: see `VisibleText`. A lone dash is called `standardInput`.
    public static func readable(_ path: [UInt8], standardInput: String = "standard input") -> String {
        if path == [UInt8(ascii: "-")] { return standardInput }
        let slash = UInt8(ascii: "/")
        var end = path.endIndex
        while end > 1, path[end - 1] == slash { end -= 1 }
        let trimmed = path[..<end]
        let start = trimmed.count == 1 ? nil : trimmed.lastIndex(of: slash)
        return VisibleText.repairing(start.map { trimmed[($0 + 1)...] } ?? trimmed)
    }
}
