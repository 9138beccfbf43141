import Geometry
import Gestures
import Navigation
import TestSupport

/// A picture in a view under a policy, and what the published rules say about it, worked out here once more.
struct Situation: CustomStringConvertible {
    var options: ZoomOptions
    var picture: PixelSize
    var view: ViewSize
    var scale: Double

    init(
        _ policy: ZoomPolicy = .photos, picture: (Int, Int), view: (Double, Double), scale: Double = 1,
        minZoom: Double? = nil, maxZoom: Double? = nil, doubleTapZoom: Double? = nil, isScrollOnly: Bool = false,
        enlarges: Bool = false, rotates: Bool = true
    ) throws {
        options = try ZoomOptions(
            policy: policy, minZoom: minZoom, maxZoom: maxZoom, doubleTapZoom: doubleTapZoom,
            isScrollOnly: isScrollOnly, enlargesSmallPictures: enlarges, allowsRotation: rotates)
        self.picture = PixelSize(width: picture.0, height: picture.1)
        self.view = ViewSize(width: view.0, height: view.1)
        self.scale = scale
    }

    /// A situation that a person can be in: icons to panoramas, phones to walls, every policy.
    init(_ random: inout SeededGenerator, policies: [ZoomPolicy] = ZoomPolicy.allCases) throws {
        let policy = random.element(of: policies) ?? .photos
        let side = { (random: inout SeededGenerator) in Int(64 * exponential(random.double(in: 0...4.5))) }
        try self.init(
            policy, picture: (side(&random), side(&random)),
            view: (random.double(in: 300...1600).rounded(), random.double(in: 300...1200).rounded()),
            scale: random.pick(1, 2, 1.5), isScrollOnly: random.chance(0.05), enlarges: random.chance(0.1),
            rotates: random.chance(0.7))
    }

    /// A picture so large that nothing here ever meets an edge or a limit.
    static func boundless() throws -> Situation {
        try Situation(picture: (60_000, 60_000), view: (1000, 800), minZoom: 0.01, maxZoom: 100)
    }

    var contentSize: ContentSize { picture.size() }

    /// The upright rectangle around the picture as a camera shows it, from its four corners.
    func outline(_ camera: Camera) -> ViewRect {
        let (width, height) = (contentSize.width, contentSize.height)
        let corners = [(0, 0), (width, 0), (0, height), (width, height)]
            .map { camera.viewPoint(of: ContentPoint(x: $0.0, y: $0.1)) }
        let (xs, ys) = (corners.map(\.x), corners.map(\.y))
        let (left, top) = (xs.min() ?? 0, ys.min() ?? 0)
        return ViewRect(x: left, y: top, width: (xs.max() ?? 0) - left, height: (ys.max() ?? 0) - top)
    }

    /// Where the outline begins on an axis, and the places where it may.
    func edge(_ axis: Axis, _ camera: Camera) -> (place: Double, legal: ClosedRange<Double>, fits: Bool) {
        if camera.rotation == .none {
            return (camera.offset[axis], legal(axis, zoom: camera.zoom), fits(axis, zoom: camera.zoom))
        }
        let outline = outline(camera)
        let room = view[axis] - outline.size[axis]
        let fits = room >= -1e-6
        return (outline.origin[axis], fits ? room / 2...room / 2 : room...0, fits)
    }

    /// Whether the picture is no larger than the view on an axis, but for what rounding makes of "exactly as large".
    func fits(_ axis: Axis, zoom: Double) -> Bool { contentSize[axis] * zoom <= view[axis] * (1 + 1e-12) }

    /// The legal offsets of an axis: one, which centers, where the picture fits; else those without a gap.
    func legal(_ axis: Axis, zoom: Double) -> ClosedRange<Double> {
        let room = view[axis] - contentSize[axis] * zoom
        return room >= 0 ? room / 2...room / 2 : room...0
    }

    /// The view nearest to a content point shown at a place.
    func legalCamera(zoom: Double, showing content: ContentPoint, at place: ViewPoint) -> Camera {
        var camera = Camera(zoom: zoom, showing: content, at: place)
        for axis in Axis.allCases {
            let range = legal(axis, zoom: zoom)
            camera.offset[axis] = min(max(camera.offset[axis], range.lowerBound), range.upperBound)
        }
        return camera
    }

    /// "Zoom to rect about q at scale z": q comes to the middle of the view as far as that is legal.
    func centered(_ content: ContentPoint, zoom: Double) -> Camera {
        legalCamera(zoom: zoom, showing: content, at: view.center)
    }

    /// Throws unless a camera is one at which the picture may rest.
    func holdLegal(_ camera: Camera, limits: ZoomLimits, _ when: String) throws {
        try hold(camera.rotation.isQuarterTurn, "\(when): turned by \(camera.rotation.degrees)")
        try hold(camera.zoom >= limits.min && camera.zoom <= limits.max, "\(when): zoom \(camera.zoom) of \(limits)")
        for axis in Axis.allCases {
            let (offset, range, fits) = edge(axis, camera)
            let slack = fits ? 0.5 / scale : 1e-6
            try hold(
                offset >= range.lowerBound - slack && offset <= range.upperBound + slack,
                "\(when): \(axis) offset \(offset) not in \(range), zoom \(camera.zoom), \(self)")
        }
    }

    var description: String {
        "\(options.policy.rawValue) \(picture.width)x\(picture.height) in \(view.width)x\(view.height) x\(scale)"
            + (options.isScrollOnly ? " scroll only" : "") + (options.allowsRotation ? "" : " no rotation")
    }
}
