import Glibc
import Wording

/// Where the helper programs are.
enum HelperLocation {
    /// The path of `vitrine-decode`: what VITRINE_DECODER names, else beside this program.
    static var decoder: String { path("VITRINE_DECODER", "vitrine-decode") }

    /// The path of `vitrine-fetch`: what VITRINE_FETCHER names, else beside this program.
    static var fetcher: String { path("VITRINE_FETCHER", "vitrine-fetch") }

    private static func path(_ variable: String, _ name: String) -> String {
        if let named = unsafe getenv(variable) { return unsafe String(cString: named) }
        return folder + "/" + name
    }

    /// The decoder's name without its folders, to be read by people.
    static var decoderName: String { FileName.readable(Array(decoder.utf8)) }

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
