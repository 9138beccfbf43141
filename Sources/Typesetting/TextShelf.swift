public import Drawing
public import Geometry

/// Keeps, on the main thread, which text has become which bitmap.
///
/// A text that could not be set counts as one clear pixel, so that what waits for it (a card, for one) is still shown.
public struct TextShelf {
    private var places: [TextRequest: (BitmapID, PixelSize)] = [:]
    private var nextNumber: UInt64

    /// An empty shelf that numbers its bitmaps from `firstNumber` on.
    public init(firstNumber: UInt64 = 1) { nextNumber = firstNumber }

    /// The bitmap of a text, if it has come.
    public func bitmap(of request: TextRequest) -> (BitmapID, PixelSize)? { places[request] }

    /// Puts results on the shelf; returns the bitmaps that Platform must keep from now on.
    public mutating func receive(_ results: [Typesetter.Result]) -> [(BitmapID, Bitmap)] {
        var bitmaps: [(BitmapID, Bitmap)] = []
        for result in results where places[result.request] == nil {
            guard let bitmap = (try? result.outcome.get()) ?? Self.clearPixel else { continue }
            let id = BitmapID(nextNumber)
            nextNumber += 1
            places[result.request] = (id, bitmap.size)
            bitmaps.append((id, bitmap))
        }
        return bitmaps
    }

    /// Forgets the texts that are not among those now used, once there are more than `room`; returns the bitmaps that Platform may
    /// drop.
    public mutating func clear(except used: some Sequence<TextRequest>, room: Int = 64) -> [BitmapID] {
        guard places.count > room else { return [] }
        let used = Set(used)
        let dropped = places.filter { !used.contains($0.key) }
        for request in dropped.keys { places[request] = nil }
        return dropped.values.map(\.0).sorted { $0.number < $1.number }
    }

    private static let clearPixel = Bitmap(size: PixelSize(width: 1, height: 1), pixels: [0, 0, 0, 0])
}
