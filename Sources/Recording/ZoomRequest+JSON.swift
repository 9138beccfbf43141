import Geometry
public import JSONText
public import Navigation

extension ZoomRequest {
    /// Reads `zoom` and at most one of `center`, `anchor` and `point`; nothing: about the view's center.
    public init(_ fields: inout JSONFields) throws(FieldError) {
        let zoom = try fields.require("zoom", .number)
        let center = try fields.take("center", .contentPoint).map { Place.center($0) }
        let anchor = try fields.take("anchor", .viewPoint).map { Place.anchor($0) }
        let point = try fields.take("point", .viewPoint).map { Place.point($0) }
        let places = [center, anchor, point].compactMap { $0 }
        if places.count > 1 {
            let key = point == nil ? "anchor" : "point"
            throw .wrong(key: key, expected: "left out, because another place is given already")
        }
        self.init(zoom: zoom, place: places.first ?? .viewCenter)
    }

    /// The fields that read back to this request.
    public var json: JSONObject {
        var object: JSONObject = JSONObject(["zoom": .number(zoom)])
        switch place {
        case .viewCenter: break
        case .center(let point): object["center"] = .numbers(point.x, point.y)
        case .anchor(let point): object["anchor"] = .numbers(point.x, point.y)
        case .point(let point): object["point"] = .numbers(point.x, point.y)
        }
        return object
    }
}
