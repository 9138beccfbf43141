/// Rows of one level that have been written.
public struct RowsWritten: Hashable, Sendable {
    /// The level in the whole pyramid; 0 is the full size.
    public var level: Int
    /// Which rows.
    public var rows: Range<Int>
    /// 0 for the first time; a progressive picture may announce the same rows again with a higher number.
    public var pass: Int

    /// Rows of a level.
    public init(level: Int, rows: Range<Int>, pass: Int = 0) {
        self.level = level
        self.rows = rows
        self.pass = pass
    }

    func write(to packet: inout PacketWriter) {
        packet.putCount(level)
        packet.putCount(rows.lowerBound)
        packet.putCount(rows.upperBound)
        packet.putCount(pass)
    }

    init(from packet: inout PacketReader) throws(WireError) {
        level = try packet.count()
        let first = try packet.count()
        let end = try packet.count()
        pass = try packet.count()
        guard first < end else { throw .invalidField("range of rows") }
        rows = first..<end
    }
}
