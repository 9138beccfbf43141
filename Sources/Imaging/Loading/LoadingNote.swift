/// Something about helpers that belongs into a log.
public enum LoadingNote: Hashable, Sendable {
    /// A helper is ready. What it is not kept from although it should be, a line each.
    case ready(processID: Int32, lacking: [String])
    /// A helper died, hung or said something impossible. Whether another one tries.
    case fault(processID: Int32, fileName: String, what: String, isTriedAgain: Bool)
}
