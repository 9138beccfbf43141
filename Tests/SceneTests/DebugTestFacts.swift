import Geometry
import Navigation
import TestSupport
import Viewing

/// Facts of the debug overlay, drawn by lot.
enum DebugTestFacts {
    /// All parts, with numbers of everyday sizes; what is there is always the same.
    static func typical(_ generator: inout SeededGenerator) -> DebugFacts {
        func point() -> ViewPoint {
            ViewPoint(x: generator.double(in: 400...1200), y: generator.double(in: 100...700))
        }
        var facts = DebugFacts()
        let (one, two) = (point(), point())
        facts.touches = DebugTouches(
            fingers: [.init(name: "12", position: one, resampled: point()), .init(name: "3", position: two)],
            trails: [[.init(position: point(), freshness: 0.2), .init(position: one, freshness: 1)]],
            group: .init([one, two], base: [point(), point()]))
        facts.gesture = DebugGesture(
            activity: .transform, fingerCount: 2, pending: .init("tap", distance: generator.double(in: 0...300)),
            recent: [.init("doubleTap", distance: generator.double(in: 0...3000))])
        facts.camera = DebugCamera(
            camera: Camera(zoom: generator.double(in: 0.1...8), offset: point()), limits: ZoomLimits(min: 0.1, max: 8),
            legalOffsets: ViewRect(x: -900, y: -400, width: 900, height: 400),
            content: ContentSize(width: 3000, height: 2000), velocity: ViewVector(dx: 0.5, dy: -0.25))
        facts.tiles = DebugTiles(
            textures: .init(resident: generator.int(in: 0...500), bytes: generator.int(in: 0...300_000_000), uploads: 3)
        )
        facts.frames = DebugFrames(
            timings: (0..<120).map {
                FrameTiming(presented: Double($0) * generator.double(in: 15...18), work: 2, latency: 12)
            }, presented: generator.int(in: 0...100_000))
        return facts
    }

    /// Anything, most of it senseless.
    static func wild(_ generator: inout SeededGenerator) -> DebugFacts {
        func number() -> Double {
            generator.chance(0.1)
                ? generator.pick(.nan, .infinity, -.infinity, 0, 1e300, -1e300)
                : generator.double(in: -3000...3000)
        }
        func point() -> ViewPoint { ViewPoint(x: number(), y: number()) }
        var facts = DebugFacts()
        let points = (0..<generator.int(in: 0...5)).map { _ in point() }
        facts.touches = DebugTouches(
            fingers: points.map { .init(name: "1", position: $0, resampled: point(), isParked: generator.chance(0.3)) },
            trails: [points.map { .init(position: $0, freshness: number()) }],
            group: .init(points, base: points.map { _ in point() }))
        facts.gesture = DebugGesture(activity: .idle, pending: .init("tap", distance: number()))
        facts.camera = DebugCamera(
            camera: Camera(zoom: number(), offset: point(), rotation: Rotation(degrees: number())),
            limits: ZoomLimits(min: number(), max: number()),
            legalOffsets: ViewRect(x: number(), y: number(), width: number(), height: number()),
            content: ContentSize(width: number(), height: number()), velocity: ViewVector(dx: number(), dy: number()))
        let tile = TileKey(picture: PictureID(1), level: generator.int(in: 0...9), column: 1, row: 2)
        facts.tiles = DebugTiles(
            pieces: (0..<5).map { _ in
                .init(
                    tile: tile, corners: (0..<4).map { _ in DevicePoint(x: number(), y: number()) },
                    isCoarse: generator.chance(0.5))
            })
        facts.frames = DebugFrames(
            timings: (0..<30).map { _ in FrameTiming(presented: number(), work: number(), latency: number()) })
        return facts
    }
}
