internal import Glibc
internal import Wording

extension LoadingNote {
    /// What the end of a helper that worked on a file has to say; nil when it did what it should. `isTriedAgain` is said of a helper that died.
    init?(_ outcome: Follower.Outcome, of processID: pid_t, at path: [UInt8], isTriedAgain: Bool) {
        var isDeath = false
        let what: String
        switch outcome {
        case .crashed:
            what = "died"
            isDeath = true
        case .failed(.hung(let milliseconds)): what = "gave no sign for \(Int(milliseconds)) ms"
        case .failed(.tookTooLong(let milliseconds)): what = "was not done after \(Int(milliseconds)) ms"
        case .failed(.nonsense(let detail)): what = "talked nonsense: \(detail)"
        case .done, .failed: return nil
        }
        self = .fault(
            processID: processID, fileName: FileName.readable(path), what: what, isTriedAgain: isDeath && isTriedAgain)
    }
}
