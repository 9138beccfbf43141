import Geometry
import JSONText

extension FieldKind where Value == Double {
    /// A coordinate; null stands for one that is not finite.
    static var coordinate: Self { Self("a number or null") { JSONValue.coordinate($0) } }
}

extension FieldKind where Value == ViewPoint {
    /// A place in the view.
    static var viewPoint: Self { Self("a pair of numbers [x,y]") { $0.pair.map { ViewPoint(x: $0, y: $1) } } }
}

extension FieldKind where Value == ContentPoint {
    /// A place in the picture.
    static var contentPoint: Self { Self("a pair of numbers [x,y]") { $0.pair.map { ContentPoint(x: $0, y: $1) } } }
}

extension FieldKind where Value == ViewVector {
    /// A displacement, either part of which may be null.
    static var viewVector: Self {
        Self("a pair [dx,dy]") { json in
            guard let parts = json.array, parts.count == 2 else { return nil }
            guard let dx = JSONValue.coordinate(parts[0]), let dy = JSONValue.coordinate(parts[1]) else { return nil }
            return ViewVector(dx: dx, dy: dy)
        }
    }
}

extension FieldKind where Value == ViewSize {
    /// The size of a view; a minimized one has none.
    static var viewSize: Self {
        Self("a size [width,height] that is not negative") { json in
            guard let (width, height) = json.pair, width >= 0, height >= 0 else { return nil }
            return ViewSize(width: width, height: height)
        }
    }
}

extension FieldKind where Value == PixelSize? {
    /// The size of a picture, or null for none.
    static var picture: Self {
        Self("a size [width,height] in whole pixels, or null") { json in
            if json == .null { return .some(nil) }
            guard let (w, h) = json.pair, let width = Int(exactly: w), let height = Int(exactly: h) else { return nil }
            let size = PixelSize(width: width, height: height)
            // `.none` means "of another kind" here; a plain nil would mean "no picture".
            return size.hasArea ? .some(size) : .none
        }
    }
}

extension JSONValue {
    /// Two numbers, or nil when this is something else.
    fileprivate var pair: (Double, Double)? {
        guard let parts = array, parts.count == 2, let x = parts[0].number, let y = parts[1].number else { return nil }
        return (x, y)
    }

    fileprivate static func coordinate(_ json: JSONValue) -> Double? { json == .null ? .nan : json.number }
}
