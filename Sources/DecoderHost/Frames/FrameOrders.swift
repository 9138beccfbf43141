internal import Synchronization
internal import Threading
internal import Wire

/// What the viewer wants of the frames, as the thread that listens to it leaves it for the one that decodes.
final class FrameOrders: Sendable {
    /// What is to be done next.
    enum Order: Sendable {
        /// Write the next frame into a free slot.
        case write(slot: Int)
        /// Go on with another frame.
        case seek(SeekRequest)
    }

    private struct State {
        var slab: FrameSlab?
        var free: [Int] = []
        var seek: SeekRequest?
    }

    private let state = Mutex(State())
    private let changed = Signal()

    /// The memory for the frames has come; all its slots are free. False when there was some already.
    func take(_ slab: FrameSlab) -> Bool {
        let isFirst = state.withLock { state in
            guard state.slab == nil else { return false }
            state.slab = slab
            state.free = Array(0..<slab.slots)
            return true
        }
        changed.raise()
        return isFirst
    }

    /// A slot is free again; false when there is no such slot, or it was free.
    func release(_ slot: Int) -> Bool {
        let isValid = state.withLock { state in
            guard let slab = state.slab, (0..<slab.slots).contains(slot), !state.free.contains(slot) else {
                return false
            }
            state.free.append(slot)
            return true
        }
        changed.raise()
        return isValid
    }

    /// Another frame is wanted next; all slots but one are free.
    func seek(_ request: SeekRequest) {
        state.withLock { state in
            state.seek = request
            state.free = (0..<(state.slab?.slots ?? 0)).filter { $0 != request.keptSlot }
        }
        changed.raise()
    }

    /// Waits for the memory.
    func waitForSlab() -> FrameSlab {
        while true {
            if let slab = state.withLock({ $0.slab }) { return slab }
            changed.wait()
        }
    }

    /// Waits until there is something to do.
    func next() -> Order {
        while true {
            let order: Order? = state.withLock { state in
                if let seek = state.seek {
                    state.seek = nil
                    return .seek(seek)
                }
                return state.free.isEmpty ? nil : .write(slot: state.free.removeFirst())
            }
            if let order { return order }
            changed.wait()
        }
    }

    /// Whether the frame that is being made is still wanted.
    var hasSeek: Bool { state.withLock { $0.seek != nil } }
}
