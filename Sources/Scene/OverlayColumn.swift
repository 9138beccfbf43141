import Drawing
import Geometry
import Viewing

/// Things above each other, as many as fit into a height. What is offered first has the right of way.
struct OverlayColumn {
    /// One thing and its place from above: a smaller order stands higher.
    private struct Item {
        let order: Int
        let gap: Double
        let image: OverlayImage?
        let height: Double
        var width = 0.0
        var action: CardAction?
    }

    /// Where the parts are drawn.
    struct Placed {
        let image: OverlayImage?
        let top: Double
        let height: Double
        /// Of a button.
        let width: Double
        /// What a button does; nil for what is none.
        let action: CardAction?
    }

    private let room: Double
    private var items: [Item] = []

    /// A column of at most a height, in device pixels.
    init(room: Double) { self.room = room }

    /// The height that is taken; the uppermost thing has no gap.
    var height: Double { placed(from: 0).last.map { $0.top + $0.height } ?? 0 }
    /// The width of the widest bitmap or button.
    var width: Double { items.map { max($0.image?.width ?? 0, $0.width) }.max() ?? 0 }
    /// The height that is left.
    var rest: Double { room - height }

    /// Takes a bitmap if it fits, with a gap above it.
    mutating func offer(_ image: OverlayImage?, order: Int, gap: Double) {
        if let image { add(Item(order: order, gap: gap, image: image, height: image.height)) }
    }

    /// Takes a button of a size with a bitmap in its middle, if it fits, with a gap above it.
    mutating func offerButton(
        _ action: CardAction, _ image: OverlayImage, width: Double, height: Double, order: Int, gap: Double
    ) {
        add(Item(order: order, gap: gap, image: image, height: height, width: width, action: action))
    }

    /// A lower icon, in device pixels, is only a smudge.
    private static let lowestIcon = 12.0

    /// Takes a free space for an icon, if it fits and the icon would be seen.
    mutating func offerIcon(_ height: Double, order: Int, gap: Double) {
        guard height >= Self.lowestIcon else { return }
        add(Item(order: order, gap: gap, image: nil, height: height))
    }

    /// All things from a top edge down.
    func placed(from top: Double) -> [Placed] {
        var y = top
        var result: [Placed] = []
        for item in items {
            if !result.isEmpty { y += item.gap }
            result.append(
                Placed(
                    image: item.image, top: y, height: item.height, width: item.width, action: item.action))
            y += item.height
        }
        return result
    }

    private mutating func add(_ item: Item) {
        let former = items
        let place = items.firstIndex { $0.order > item.order } ?? items.endIndex
        items.insert(item, at: place)
        if height > room { items = former }
    }
}
