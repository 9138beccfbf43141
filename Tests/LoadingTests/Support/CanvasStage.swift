import CSystem
import Geometry
import Synchronization
import Wire

@testable import DecoderHost

/// A canvas over memory of its own, and what it announces.
final class CanvasStage {
    let canvas: PictureCanvas
    private let memory: PyramidMemory
    private let announced: Announced

    private final class Announced: Sendable {
        let rows = Mutex<[RowsWritten]>([])
    }

    init(
        _ size: PixelSize, _ orientation: Orientation, firstLevel: Int, rewritesRows: Bool = false,
        largestSideFirst: Int = 0
    ) throws {
        guard let layout = PyramidLayout(size: orientation.upright(size), firstLevel: firstLevel) else {
            throw Levels.Broken.noLayout
        }
        let announced = Announced()
        self.announced = announced
        memory = try PyramidMemory(
            OwnedDescriptor(taking: system_make_sealed_memory(layout.byteCount)), layout: layout)
        let canvas = PictureCanvas(
            memory: memory, size: size, orientation: orientation, rewritesRows: rewritesRows,
            largestSideFirst: largestSideFirst
        ) { rows in announced.rows.withLock { $0.append(rows) } }
        guard let canvas else { throw Levels.Broken.noLayout }
        self.canvas = canvas
    }

    /// What was announced so far.
    var rows: [RowsWritten] { announced.rows.withLock { $0 } }

    /// Paints a pass, a few rows at a time as codecs do, up to a row; the rest is left, or filled.
    func paint(upTo end: Int = .max, fill: UInt32? = nil, _ row: (Int, UnsafeMutablePointer<UInt32>) -> Void) {
        while canvas.nextRow < min(end, canvas.size.height) {
            let places = canvas.nextRows()
            let count = min(places.count, 1 + canvas.nextRow % 5, end - canvas.nextRow)
            for index in 0..<count {
                if let place = places[index] { row(canvas.nextRow + index, place) }
            }
            canvas.finishRows(count)
        }
        if let fill { canvas.fillRest(fill) }
        canvas.endPass()
    }

    func bytes(of level: PyramidLayout.Level) -> [UInt32] {
        (0..<level.size.height).flatMap { row in
            Array(UnsafeBufferPointer(start: memory.row(row, level: level.index), count: level.size.width))
        }
    }
}
