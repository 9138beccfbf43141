internal import Geometry
internal import Synchronization
internal import Threading
internal import Wire

/// A thread that listens to the viewer while the picture is being decoded: it takes the memory for the levels, makes its pages
/// present meanwhile, and ends the process as soon as the viewer is gone.
final class MemoryReceiver: Sendable {
    private let connection: ViewerConnection
    private let size = Mutex<PixelSize?>(nil)
    private let memory = Mutex<PyramidMemory?>(nil)
    private let arrived = Signal()
    private let mayPopulate = Atomic<Bool>(true)

    init(_ connection: ViewerConnection) { self.connection = connection }

    /// Begins to listen.
    func start() {
        guard DetachedThread.start({ self.listen() }) else {
            connection.fail(.helperFault(detail: "the system had no thread left"))
        }
    }

    /// Says what size the memory will be for; before the viewer is told.
    func expect(_ size: PixelSize) { self.size.withLock { $0 = size } }

    /// Waits for the memory. Its pages go on being made present only if that runs ahead of the writing.
    func waitForMemory(populating: Bool) -> PyramidMemory {
        mayPopulate.store(populating, ordering: .relaxed)
        arrived.wait()
        guard let memory = memory.withLock({ $0 }) else {
            connection.fail(.helperFault(detail: "the memory for the picture did not come"))
        }
        return memory
    }

    private func listen() {
        while true {
            let (message, descriptor) = connection.receive()
            guard case .map(let firstLevel) = message, let size = size.withLock({ $0 }),
                let layout = PyramidLayout(size: size, firstLevel: firstLevel)
            else { connection.fail(.helperFault(detail: "the viewer's message came at a wrong time")) }
            take(descriptor, layout)
        }
    }

    private func take(_ descriptor: OwnedDescriptor, _ layout: PyramidLayout) {
        ProcessLimits.makeRoom(forSharedPixels: layout.byteCount)
        do {
            let fresh = try PyramidMemory(descriptor, layout: layout)
            memory.withLock { $0 = fresh }
            arrived.raise()
            fresh.populate { mayPopulate.load(ordering: .relaxed) && !connection.hasNews }
        } catch {
            connection.fail(error)
        }
    }
}
