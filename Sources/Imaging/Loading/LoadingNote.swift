/// Something about helpers that belongs into a log.
public enum LoadingNote: Hashable, Sendable {
    /// A helper is ready. What it is not kept from although it should be, a line each.
    case ready(processID: Int32, lacking: [String])
    /// A helper died, hung or said something impossible. Whether another one tries.
    case fault(processID: Int32, fileName: String, what: String, isTriedAgain: Bool)
    /// A fetcher hung or said something impossible.
    case fetcherFault(processID: Int32, what: String)
    /// What is fetched cannot be kept in its folder; what the system said.
    case cacheUnusable(folder: [UInt8], errno: Int32)
}
