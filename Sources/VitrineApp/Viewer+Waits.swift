import Geometry
import JSONText
import Navigation
import Settings
import Viewing

/// When what clients wait for has come about.
extension Viewer {
    func answerWaits(at now: Double) {
        for (request, error) in waits.takeEnded(at: now, outcome: outcome) {
            control?.reply(to: request, error.map(ControlAnswer.failure) ?? stateReport.json)
        }
    }

    private static let noPicture = "there is no picture"

    private func outcome(of goal: WaitGoal) -> WaitList.Outcome {
        switch goal {
        case .loaded:
            switch session.picture?.loading {
            case .done, .failed: return .met
            case .waiting, .opening, .decoding: return .pending
            case nil: return .failed(Self.noPicture)
            }
        case .settled:
            // The frame that shows the rest counts too.
            return session.isSettled && !isDirty ? .met : .pending
        case .painted, .sharp:
            if session.list.isOpen { return listIsPainted }
            return goal == .painted ? paintedPicture : sharpPicture
        }
    }

    /// A frame shows all thumbnails that are in sight, or that they cannot be shown.
    private var listIsPainted: WaitList.Outcome {
        guard session.list.passage == nil, !isDirty, let shown, !shown.isStale else { return .pending }
        return gallery.isComplete(session.visibleThumbnails) && !gallery.hasMoreToDo ? .met : .pending
    }

    private var paintedPicture: WaitList.Outcome {
        onScreen(if: { _ in session.showsPicture }) { $0.isCovered }
    }

    private var sharpPicture: WaitList.Outcome {
        // A picture as it was loaded ahead is never as sharp as the file.
        onScreen(if: \.hasAppeared) {
            $0.isSharp && $0.camera == session.navigator.camera && session.list.passage == nil
        }
    }

    /// Waits for a frame with the current picture in it; without one, there is nothing to wait for.
    private func onScreen(
        if isThere: (PictureSlot) -> Bool, _ isGood: (ShownFrame) -> Bool
    ) -> WaitList.Outcome {
        guard let picture = session.picture else { return .failed(Self.noPicture) }
        if let failure = picture.failure { return .failed(failure.sentence) }
        guard isThere(picture), let shown, shown.picture == session.visible?.id, !shown.isStale else { return .pending }
        return isGood(shown) ? .met : .pending
    }
}
