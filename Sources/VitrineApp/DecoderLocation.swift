import Glibc
import Wording

/// Where the helper program is.
enum DecoderLocation {
    /// The path of `vitrine-decode`: what VITRINE_DECODER names, else beside this program.
    static var path: String {
        if let named = unsafe getenv("VITRINE_DECODER") { return unsafe String(cString: named) }
        return folder + "/vitrine-decode"
    }

    /// The program's name without its folders, to be read by people.
    static var name: String { FileName.readable(Array(path.utf8)) }

    /// The folder of this program.
    static var folder: String {
        var buffer = [UInt8](repeating: 0, count: Int(PATH_MAX))
        let count = unsafe buffer.withUnsafeMutableBytes { bytes in
            unsafe bytes.baseAddress.map { unsafe readlink("/proc/self/exe", $0, bytes.count) } ?? -1
        }
        guard count > 0 else { return "." }
        let path = buffer.prefix(count)
        guard let slash = path.lastIndex(of: UInt8(ascii: "/")) else { return "." }
        return String(decoding: path[..<slash], as: UTF8.self)
    }
}
