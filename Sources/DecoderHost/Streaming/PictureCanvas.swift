public import Geometry
internal import Threading
public import Wire

/// What a codec decodes onto, row by row: another thread makes the levels and tells the viewer meanwhile, where the system has one.
///
/// Rows are those of the picture as stored, from the top down, once in each pass. A codec takes the places of the next rows, writes
/// them, and says how many it has written. It belongs to the thread that decodes.
@safe public final class PictureCanvas {
    /// The size of the picture as stored.
    public let size: PixelSize
    /// The stored row that is to be decoded next.
    public private(set) var nextRow = 0
    /// The number of the pass that is being decoded; passes are numbered from 0 on, previews included.
    public private(set) var pass = 0
    /// What the person might want to know.
    public private(set) var notices: PictureNotices = []

    /// How the colors of rows become sRGB; nil when they are. To be set before the first row is finished. The conversion runs beside the
    /// decoding.
    public var colors: (any RowColors)? {
        get { worker.colors }
        set { worker.colors = newValue }
    }

    private let memory: PyramidMemory
    private let orientation: Orientation
    private let levels: StreamedLevels
    private let queue: BandQueue
    /// Takes the first band here, which is the quickest, then goes on in a thread of its own.
    private var worker: BandWorker
    private var hasThread = false
    private let wishedSide: Int
    private let send: @Sendable (RowsWritten) -> Void
    private let rows: UnsafeMutablePointer<UnsafeMutablePointer<UInt32>?>
    /// Whether a place was taken for the band that is being decoded.
    private var hasRoom = false
    private var firstOfBand = 0

    /// A canvas for a picture of a stored size, whose levels go to the memory; nil when that is for another size.
    ///
    /// A codec that writes rows again in later passes says so: then it finds in their places what it wrote before.
    init?(
        memory: PyramidMemory, size: PixelSize, orientation: Orientation, rewritesRows: Bool, largestSideFirst: Int,
        send: @escaping @Sendable (RowsWritten) -> Void
    ) {
        let order = RowOrder(orientation, stored: size)
        guard let levels = StreamedLevels(memory: memory, order: order, rewritesRows: rewritesRows) else { return nil }
        let queue = BandQueue(room: levels.isDirect ? nil : StreamedLevels.ringBands)
        let announcer = RowAnnouncer(memory.layout, order: order, largestSideFirst: largestSideFirst, send: send)
        worker = BandWorker(levels: levels, announcer: announcer)
        self.memory = memory
        self.size = size
        self.orientation = orientation
        self.levels = levels
        self.queue = queue
        self.send = send
        wishedSide = largestSideFirst
        unsafe rows = .allocate(capacity: StreamedLevels.bandRows)
    }

    deinit {
        queue.put(.end)
        unsafe rows.deallocate()
    }

    /// Whether all rows of this pass have been written.
    public var isComplete: Bool { nextRow == size.height }

    /// The places of the next rows, at least one unless the pass is complete: each has room for the width, one number a pixel with R in its
    /// lowest byte. They are to be written in their order and to be reported by `finishRows`; the pointers are valid until then.
    public func nextRows() -> UnsafeBufferPointer<UnsafeMutablePointer<UInt32>?> {
        if !hasRoom {
            queue.waitForRoom()
            hasRoom = true
            firstOfBand = nextRow
        }
        let count = bandEnd - nextRow
        for index in 0..<count { unsafe rows[index] = unsafe levels.target(stored: nextRow + index) }
        return unsafe UnsafeBufferPointer(start: rows, count: count)
    }

    /// So many of the next rows are written.
    public func finishRows(_ count: Int) {
        let end = bandEnd
        nextRow = min(nextRow + max(count, 0), end)
        guard hasRoom, nextRow == end, nextRow > firstOfBand else { return }
        hasRoom = false
        if hasThread {
            queue.put(.band(firstOfBand..<end, pass: pass))
        } else {
            worker.take(firstOfBand..<end, pass: pass)
            queue.makeRoom()
            startThread()
        }
    }

    private func startThread() {
        let queue = queue
        let start = worker
        hasThread = DetachedThread.start {
            var worker = start
            worker.work(queue)
        }
    }

    /// Ends the pass: waits until the viewer has been told of all of it. Rows that were not written are as in the pass before.
    public func endPass() {
        while !isComplete { finishRows(unsafe nextRows().count) }
        if hasThread {
            queue.put(.endOfPass)
            queue.waitForAnswer()
        } else {
            worker.endPass()
        }
        nextRow = 0
        pass += 1
    }

    /// What missing rows of an opaque picture are filled with: the gray that libjpeg takes.
    public static let missingGray: UInt32 = 0xFF80_8080

    /// Writes one color to all rows of this pass that are left.
    public func fillRest(_ color: UInt32) {
        while !isComplete {
            let places = unsafe nextRows()
            for index in 0..<places.count { unsafe places[index]?.update(repeating: color, count: size.width) }
            finishRows(places.count)
        }
    }

    /// Writes one color to the rows of this pass up to one that is left.
    public func fillRows(upTo end: Int, with color: UInt32) {
        while nextRow < min(end, size.height) {
            unsafe writeRow { unsafe $0.update(repeating: color, count: size.width) }
        }
    }

    /// Writes the next row of this pass, if there is one.
    public func writeRow(_ write: (UnsafeMutablePointer<UInt32>) -> Void) {
        guard !isComplete, let place = unsafe nextRows().first ?? nil else { return }
        unsafe write(place)
        finishRows(1)
    }

    /// Writes all rows of this pass that are left, out of a picture of the same size.
    public func write(_ picture: some Raster) {
        guard picture.size == size else { return }
        while !isComplete { unsafe writeRow { unsafe picture.copy(row: nextRow, columns: 0..<size.width, to: $0) } }
    }

    /// Notes something that the person might want to know.
    public func note(_ notice: PictureNotices) { notices.insert(notice) }

    /// Shows a small version of the whole picture as a pass, before any row: where it is not too coarse, and on the coarsest level.
    public func show(_ preview: Preview) {
        if preview.resembles(size) { show(upright: preview.turned(orientation)) }
    }

    /// The same with one that is upright already; whether it has the shape of the picture.
    @discardableResult
    func show(upright: Preview) -> Bool {
        guard nextRow == 0, upright.resembles(orientation.upright(size)) else { return false }
        let layout = memory.layout
        for level in layout.levels(first: wishedSide)
        where level.index >= layout.wantedLevel(wishedSide)
            && (upright.suffices(for: level.size) || level.index == layout.levelCount - 1)
        {
            unsafe upright.scale(to: level.size) { unsafe memory.row($0, level: level.index) }
            send(RowsWritten(level: level.index, rows: 0..<level.size.height, pass: pass))
        }
        pass += 1
        return true
    }

    /// One past the last stored row of the band that the next row belongs to. Bands keep together what is turned together.
    private var bandEnd: Int {
        let side = StreamedLevels.bandRows
        let row = levels.order.row(nextRow)
        return min(nextRow + (levels.order.reversesRows ? row % side + 1 : side - row % side), size.height)
    }
}
