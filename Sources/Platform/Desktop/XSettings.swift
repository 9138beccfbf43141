/// Reads the settings that X11 desktops keep for their programs, in the format of the XSETTINGS specification 0.5.
public enum XSettings {
    /// A whole number by its name; nil when there is none, or the bytes before it make no sense.
    public static func integer(_ wanted: String, in bytes: [UInt8]) -> Int? {
        guard var reader = Reader(bytes), let count = reader.count() else { return nil }
        for _ in 0..<count {
            guard let kind = reader.byte(), reader.skip(1), let length = reader.number(bytes: 2),
                let name = reader.text(length), reader.skip(4)
            else { return nil }
            switch kind {
            case 0:
                guard let value = reader.number(bytes: 4) else { return nil }
                if name == Array(wanted.utf8) { return Int(Int32(truncatingIfNeeded: value)) }
            case 1:
                guard let length = reader.number(bytes: 4), reader.text(length) != nil else { return nil }
            case 2:
                guard reader.skip(8) else { return nil }
            default:
                return nil
            }
        }
        return nil
    }

    /// Walks through the bytes and never beyond them.
    private struct Reader {
        private var rest: ArraySlice<UInt8>
        private let isBigEndian: Bool

        /// Begins behind the byte order; nil when that is none.
        init?(_ bytes: [UInt8]) {
            guard let order = bytes.first, order < 2 else { return nil }
            isBigEndian = order == 1
            rest = bytes.dropFirst(4)
        }

        /// The number of settings, behind their serial number. Each takes 12 bytes at least.
        mutating func count() -> Int? {
            guard skip(4), let count = number(bytes: 4), count <= rest.count / 12 else { return nil }
            return count
        }

        mutating func byte() -> UInt8? { rest.popFirst() }

        mutating func skip(_ count: Int) -> Bool {
            guard count <= rest.count else { return false }
            rest = rest.dropFirst(count)
            return true
        }

        /// An unsigned number in the settings' byte order.
        mutating func number(bytes count: Int) -> Int? {
            guard count <= rest.count else { return nil }
            let bytes = rest.prefix(count)
            rest = rest.dropFirst(count)
            return (isBigEndian ? Array(bytes) : bytes.reversed()).reduce(0) { $0 << 8 | Int($1) }
        }

        /// Bytes of a length, with what fills them up to a multiple of four.
        mutating func text(_ length: Int) -> [UInt8]? {
            guard length <= rest.count else { return nil }
            let text = Array(rest.prefix(length))
            return skip((length + 3) / 4 * 4) ? text : nil
        }
    }
}
