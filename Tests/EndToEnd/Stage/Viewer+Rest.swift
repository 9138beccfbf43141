import TestSupport
import Testing

/// How a picture comes to rest after its window has changed.
extension Viewer {
    /// Lifts the fingers that may be down, waits for the rest and ends the viewer. Expects that nothing jumped, and a legal place.
    func expectToComeToRest(after moment: Moment, recording: String) throws {
        if moment.isHeld {
            // A finger that rests trembles.
            try stage.server.touch.nudgeAll(by: 1)
            try takeInTouches()
            pause(milliseconds: 80)
        }
        try stage.server.touch.liftAll()
        try takeInTouches()
        let rest = try settle()
        #expect(rest.isLegal, "\(rest.camera) in \(rest.view)")
        _ = try quit { try $0.control.perform("quit") }
        let recorded = try RecordedFrames(of: recording)
        #expect(recorded.largestJump < 3)
        guard moment.isHeld else {
            #expect(recorded.gestureBeforeLastChange == moment.gesture, "the window changed too late")
            return
        }
        let afterwards = recorded.afterLastChange
        for (before, after) in zip(afterwards, afterwards.dropFirst()) where !after.isSettled {
            #expect(after.shift(from: before) < 4, "under fingers that only trembled")
            #expect(abs(after.zoom / before.zoom - 1) < 0.02, "under fingers that only trembled")
        }
    }
}

extension ViewerState {
    /// Whether the picture covers its window, or lies in its middle where it is smaller.
    var isLegal: Bool {
        guard let size = picture.size else { return true }
        return (0...1).allSatisfy { axis in
            let extent = size[axis] * camera.zoom
            let room = view.size[axis] - extent
            let offset = camera.offset[axis]
            return room >= 0 ? abs(offset - room / 2) < 0.01 : offset < 0.01 && offset > room - 0.01
        }
    }
}
