import CPointerGestures
import CWayland
import Testing

/// A stand-in for a compositor (see `WaylandWire`), with one seat, and what the watch says about it.
private final class Bench {
    enum Said: Equatable {
        case pinch(cpg_phase, [Double])
        case swipe(cpg_phase, [Double])
        case scroll(byFingers: Bool)
    }

    let wire: WaylandWire
    private(set) var said: [Said] = []
    private var watch: OpaquePointer?
    private var registry: UInt32 = 0
    /// Ids of the client's objects, by the interfaces' names or what they are.
    private(set) var objects: [String: UInt32] = [:]

    init?() {
        guard let wire = WaylandWire() else { return nil }
        self.wire = wire
        var listener = cpg_listener(
            pinch: { context, phase, dx, dy, scale, turn in
                Bench.of(context)?.said.append(.pinch(phase, [dx, dy, scale, turn]))
            },
            swipe: { context, phase, dx, dy in Bench.of(context)?.said.append(.swipe(phase, [dx, dy])) },
            scroll: { context, byFingers in Bench.of(context)?.said.append(.scroll(byFingers: byFingers)) })
        watch = cpg_start(wire.display, &listener, Unmanaged.passUnretained(self).toOpaque())
        // wl_display.get_registry
        registry = wire.requests().first { $0.object == 1 && $0.number == 1 }?.word(0) ?? 0
    }

    deinit { stop() }

    func stop() {
        if let watch { cpg_stop(watch) }
        watch = nil
    }

    var tellsGestures: Bool { watch.map { cpg_tells_gestures($0) } ?? false }

    /// Announces something and returns the version that the client asked for, nil when it asked for none.
    func announce(name: UInt32, _ interface: String, version: UInt32) -> UInt32? {
        wire.announce(registry, name: name, interface, version: version)
        // wl_registry.bind: name, interface, version, id. A text is its length, then its bytes, filled up to words.
        guard let bind = wire.requests().first(where: { $0.object == registry && $0.number == 0 }) else { return nil }
        let words = 2 + (Int(bind.word(1)) + 3) / 4
        objects[interface] = bind.word(words + 1)
        return bind.word(words)
    }

    /// The seat says whether it has a pointer; notes which objects the client makes.
    func setPointer(_ isThere: Bool) -> [WaylandWire.Request] {
        wire.tell(objects["wl_seat"] ?? 0, 0, [isThere ? 1 : 0])
        let requests = wire.requests()
        note(requests)
        return requests
    }

    func note(_ requests: [WaylandWire.Request]) {
        for request in requests {
            if request.object == objects["wl_seat"], request.number == 0 { objects["pointer"] = request.word(0) }
            if request.object == objects["zwp_pointer_gestures_v1"], request.number < 2 {
                objects[request.number == 0 ? "swipe" : "pinch"] = request.word(0)
            }
        }
    }

    private static func of(_ context: UnsafeMutableRawPointer?) -> Bench? {
        context.map { Unmanaged<Bench>.fromOpaque($0).takeUnretainedValue() }
    }
}

@Suite("A trackpad's gestures on Wayland")
struct PointerGestureProtocolTests {
    /// A bench on which the pointer's gestures have been asked for.
    private func ready() throws -> (bench: Bench, surface: UInt32) {
        let bench = try #require(Bench())
        #expect(bench.announce(name: 4, "zwp_pointer_gestures_v1", version: 3) == 2)
        #expect(bench.announce(name: 5, "wl_seat", version: 9) == 5)
        _ = bench.setPointer(true)
        #expect(bench.tellsGestures)
        let surface = cwayland_make_surface(bench.wire.display, 1)
        _ = bench.wire.requests()
        return (bench, surface)
    }

    @Test("A pinch is told with its ways, its scale and its turns")
    func pinch() throws {
        let (bench, surface) = try ready()
        let pinch = try #require(bench.objects["pinch"])
        bench.wire.tell(pinch, 0, [7, 1000, surface, 2])
        bench.wire.tell(pinch, 1, [1008] + [3.5, -4, 1.25, -2.5].map(WaylandWire.fixed))
        bench.wire.tell(pinch, 2, [8, 1016, 0])
        bench.wire.tell(pinch, 0, [9, 1100, surface, 3])
        bench.wire.tell(pinch, 2, [10, 1116, 1])
        #expect(
            bench.said == [
                .pinch(CPG_BEGAN, [0, 0, 1, 0]), .pinch(CPG_MOVED, [3.5, -4, 1.25, -2.5]),
                .pinch(CPG_ENDED, [0, 0, 1, 0]), .pinch(CPG_BEGAN, [0, 0, 1, 0]), .pinch(CPG_CANCELLED, [0, 0, 1, 0]),
            ])
    }

    @Test("A swipe is told with its ways")
    func swipe() throws {
        let (bench, surface) = try ready()
        let swipe = try #require(bench.objects["swipe"])
        bench.wire.tell(swipe, 0, [7, 1000, surface, 3])
        bench.wire.tell(swipe, 1, [1008] + [-30, 0.5].map(WaylandWire.fixed))
        bench.wire.tell(swipe, 2, [8, 1016, 1])
        #expect(
            bench.said == [
                .swipe(CPG_BEGAN, [0, 0]), .swipe(CPG_MOVED, [-30, 0.5]), .swipe(CPG_CANCELLED, [0, 0]),
            ])
    }

    @Test(
        "Of each scroll it is told whether fingers or a wheel made it",
        arguments: [(0, false), (1, true), (2, true), (3, false)])
    func scroll(source: UInt32, byFingers: Bool) throws {
        let (bench, _) = try ready()
        let pointer = try #require(bench.objects["pointer"])
        bench.wire.tell(pointer, 6, [source])
        bench.wire.tell(pointer, 4, [1000, 0, WaylandWire.fixed(4)])
        bench.wire.tell(pointer, 5, [])
        #expect(bench.said == [.scroll(byFingers: byFingers)])
    }

    @Test("A compositor without the protocol is asked for nothing, and still tells what scrolls")
    func without() throws {
        let bench = try #require(Bench())
        #expect(bench.announce(name: 5, "wl_seat", version: 5) == 5)
        _ = bench.setPointer(true)
        #expect(!bench.tellsGestures)
        #expect(bench.objects["pinch"] == nil)
        bench.wire.tell(try #require(bench.objects["pointer"]), 6, [1])
        #expect(bench.said == [.scroll(byFingers: true)])
    }

    @Test("Pointers that go and come, and a protocol that comes late, are followed")
    func changes() throws {
        let bench = try #require(Bench())
        _ = bench.announce(name: 5, "wl_seat", version: 2)
        _ = bench.setPointer(true)
        #expect(bench.announce(name: 6, "zwp_pointer_gestures_v1", version: 1) == 1)
        #expect(bench.tellsGestures)
        _ = bench.setPointer(false)
        #expect(!bench.tellsGestures)
        _ = bench.setPointer(true)
        #expect(bench.tellsGestures)
        // wl_registry.global_remove
        bench.wire.tell(2, 1, [6])
        #expect(!bench.tellsGestures)
    }

    @Test("All that was asked for is given back")
    func stop() throws {
        let (bench, _) = try ready()
        bench.stop()
        let requests = bench.wire.requests()
        for (name, number) in [
            ("swipe", 0), ("pinch", 0), ("zwp_pointer_gestures_v1", 2), ("pointer", 1), ("wl_seat", 3),
        ] {
            #expect(requests.contains { $0.object == bench.objects[name] && $0.number == number }, "\(name)")
        }
    }
}
