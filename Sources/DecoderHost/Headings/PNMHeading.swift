/// Reads the size of a PBM, PGM or PPM: numbers in words, with comments between them.
enum PNMHeading {
    /// A header longer than this is none.
    private static let mostBytes = 64 * 1024
    private static let mostDigits = 10

    /// The heading, or nil when there are no two numbers.
    static func read(_ source: some ByteSource) -> PictureHeading? {
        var position = 2
        guard let width = number(source, &position), let height = number(source, &position) else { return nil }
        return PictureHeading(width: width, height: height, hasAlpha: false)
    }

    private static func number(_ source: some ByteSource, _ position: inout Int) -> Int? {
        guard skipBlanks(source, &position) else { return nil }
        var value = 0
        var digits = 0
        while let byte = source.byte(at: position), (0x30...0x39).contains(byte) {
            guard digits < mostDigits else { return nil }
            value = value * 10 + Int(byte - 0x30)
            digits += 1
            position += 1
        }
        return digits > 0 ? value : nil
    }

    private static func skipBlanks(_ source: some ByteSource, _ position: inout Int) -> Bool {
        var isComment = false
        while position < mostBytes, let byte = source.byte(at: position) {
            if byte == UInt8(ascii: "#") {
                isComment = true
            } else if byte == 10 || byte == 13 {
                isComment = false
            } else if !isComment, byte != 32, !(9...12).contains(byte) {
                return true
            }
            position += 1
        }
        return false
    }
}
