import JSONText
import Navigation
import Settings
import Viewing

/// The clients that wait for something to come about.
struct WaitList {
    /// How a wait stands.
    enum Outcome {
        case pending
        case met
        case failed(String)
    }

    private struct Wait {
        let request: ControlRequest.ID
        let goal: WaitGoal
        let deadline: Double
    }

    private var waits: [Wait] = []

    /// When the next one has waited long enough, ms.
    var nextDeadline: Double? { waits.map(\.deadline).min() }

    mutating func add(_ request: ControlRequest.ID, goal: WaitGoal, deadline: Double) {
        waits.append(Wait(request: request, goal: goal, deadline: deadline))
    }

    /// The waits that are over at a time, and how.
    mutating func takeEnded(
        at now: Double, outcome: (WaitGoal) -> Outcome
    ) -> [(request: ControlRequest.ID, error: String?)] {
        var ended: [(request: ControlRequest.ID, error: String?)] = []
        waits.removeAll { wait in
            switch outcome(wait.goal) {
            case .met: ended.append((wait.request, nil))
            case .failed(let why): ended.append((wait.request, why))
            case .pending:
                guard now >= wait.deadline else { return false }
                ended.append((wait.request, "the time for \"\(wait.goal.rawValue)\" is over"))
            }
            return true
        }
        return ended
    }
}
