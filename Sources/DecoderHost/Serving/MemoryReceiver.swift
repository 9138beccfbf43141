internal import Geometry
internal import Synchronization
internal import Threading
internal import Wire

/// A thread that listens to the viewer while the picture is being decoded: it takes the memory for the levels, makes its pages
/// present meanwhile, hands on what the viewer wants of frames and how the file grows, and ends the process as soon as the viewer is gone.
final class MemoryReceiver: Sendable {
    /// What the viewer wants of frames.
    let orders = FrameOrders()
    private let connection: ViewerConnection
    private let growth: FileGrowth?
    private let size = Mutex<PixelSize?>(nil)
    private let memory = Mutex<PyramidMemory?>(nil)
    private let arrived = Signal()
    private let mayPopulate = Atomic<Bool>(true)

    /// A thread for a file that grows, or does not.
    init(_ connection: ViewerConnection, growth: FileGrowth?) {
        self.connection = connection
        self.growth = growth
    }

    /// Begins to listen.
    func start() {
        guard DetachedThread.start({ self.listen() }) else {
            // A thread needs some memory for its stack, and here nothing else is scarce.
            connection.fail(.outOfMemory)
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
            guard take(connection.receive()) else {
                connection.fail(.helperFault(detail: "the viewer's message came at a wrong time"))
            }
        }
    }

    /// Takes a message; false when it cannot come now.
    private func take(_ arrival: (message: ViewerMessage, descriptor: OwnedDescriptor?)) -> Bool {
        switch (arrival.message, arrival.descriptor) {
        case (.map(let firstLevel), let descriptor?):
            guard let size = size.withLock({ $0 }), let layout = PyramidLayout(size: size, firstLevel: firstLevel)
            else { return false }
            take(descriptor, layout)
            return true
        case (.mapFrames(let slots), let descriptor?):
            guard let layout = memory.withLock({ $0 })?.layout else { return false }
            return takeFrames(descriptor, layout, slots)
        case (.release(let slot), _):
            return orders.release(slot)
        case (.seek(let request), _):
            orders.seek(request)
            return true
        case (.grown(let bytes, let isComplete), _):
            growth?.note(bytes, isComplete: isComplete)
            return growth != nil
        case (.open, _), (.map, _), (.mapFrames, _), (.thumbnail, _):
            return false
        }
    }

    private func takeFrames(_ descriptor: OwnedDescriptor, _ layout: PyramidLayout, _ slots: Int) -> Bool {
        let (byteCount, overflow) = layout.byteCount.multipliedReportingOverflow(by: slots + 1)
        guard !overflow else { return false }
        ProcessLimits.makeRoom(forSharedPixels: byteCount)
        do {
            return orders.take(try FrameSlab(descriptor, layout: layout, slots: slots))
        } catch {
            connection.fail(error)
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
