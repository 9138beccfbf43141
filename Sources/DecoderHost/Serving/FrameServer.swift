internal import Geometry
internal import Glibc
internal import Wire

/// Writes the frames of a picture that moves into the slots that the viewer has free, ahead of their time, over and over.
///
/// The first frame lies in the picture's own memory and is never written again. Where all others have a slot, each is written once, and
/// the helper ends. Elsewhere the viewer gives slots back as it goes, and without a free one the helper waits.
struct FrameServer {
    let connection: ViewerConnection
    let orders: FrameOrders
    let orientation: Orientation
    let reporter: ProgressReporter
    private let reader: any FrameReader
    private var frameCount: Int
    /// The frame that the reader has composed; -1 before the first.
    private var position = -1
    private var known: PictureNotices

    /// Pictures of fewer pixels are not worth a second thread.
    private static let smallestForThreads = 1 << 19

    /// A server for the frames of a reader, of which the viewer knows some notices.
    init(
        connection: ViewerConnection, orders: FrameOrders, orientation: Orientation, reporter: ProgressReporter,
        reader: any FrameReader, known: PictureNotices
    ) {
        self.connection = connection
        self.orders = orders
        self.orientation = orientation
        self.reporter = reporter
        self.reader = reader
        self.known = known
        frameCount = reader.frameCount
    }

    /// Serves until the viewer has enough or all.
    mutating func serve() throws(DecodeFailure) -> Never {
        let slab = orders.waitForSlab()
        let keepsAll = frameCount - 1 <= slab.slots
        var generation = 0
        var wanted = 1
        var written = 0
        while frameCount > 1 {
            let order = orders.next()
            ProcessLimits.renewProcessorTime()
            switch order {
            case .seek(let request):
                generation = request.generation
                wanted = min(max(request.frame, 1), frameCount - 1)
            case .write(let slot):
                guard let frame = try compose(wanted) else {
                    // A wish for another frame frees the slot by itself.
                    if orders.hasSeek { continue }
                    _ = orders.release(slot)
                    shorten(to: position + 1)
                    wanted = 1
                    break
                }
                try write(slab, slot)
                connection.send(
                    .frame(
                        FrameWritten(
                            generation: generation, index: wanted, slot: slot, duration: frame.duration,
                            changed: turned(frame.changed))))
                written += 1
                wanted = wanted + 1 < frameCount ? wanted + 1 : 1
            }
            if keepsAll, written >= frameCount - 1 { break }
        }
        connection.send(.done)
        withExtendedLifetime(reader) { _exit(0) }
    }

    /// Composes a frame and all before it that it builds on; nil when it cannot be read, or when the viewer wants another one by now.
    private mutating func compose(_ wanted: Int) throws(DecodeFailure) -> ComposedFrame? {
        if position >= wanted {
            reader.rewind()
            position = -1
        }
        var frame: ComposedFrame?
        while position < wanted {
            if orders.hasSeek { return nil }
            frame = try reader.next()
            tellNotices()
            guard frame != nil else { return nil }
            position += 1
            reporter.sign()
        }
        return frame
    }

    private mutating func tellNotices() {
        let fresh = reader.notices.subtracting(known)
        guard !fresh.isEmpty else { return }
        known.formUnion(fresh)
        connection.send(.noticed(fresh))
    }

    /// A frame cannot be read: those before it are all there is.
    private mutating func shorten(to count: Int) {
        frameCount = count
        // What the reader holds is no frame any more.
        reader.rewind()
        position = -1
        connection.send(.shortened(frames: count))
        if !known.contains(.incomplete) { connection.send(.noticed(.incomplete)) }
        known.insert(.incomplete)
    }

    private func write(_ slab: FrameSlab, _ slot: Int) throws(DecodeFailure) {
        let rows = UprightRows(reader.picture, orientation)
        guard let memory = slab.memory(ofSlot: slot), let builder = PyramidBuilder(memory: memory, rows: rows) else {
            throw .helperFault(detail: "the memory does not fit the frames")
        }
        let isLarge = rows.size.area ?? 0 >= Self.smallestForThreads
        builder.build(threads: isLarge ? Int(sysconf(Int32(_SC_NPROCESSORS_ONLN))) : 1) {}
    }

    /// A part of the stored picture as a part of the upright one; all of it where it was turned.
    private func turned(_ part: PixelRect) -> PixelRect {
        guard orientation != .upright else { return part }
        let size = orientation.upright(reader.picture.size)
        return PixelRect(x: 0, y: 0, width: size.width, height: size.height)
    }
}
