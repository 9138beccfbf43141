internal import CSystem
internal import Wire

/// What the helper may take of the machine.
enum ProcessLimits {
    /// Address space beside the shared pixels: libraries, stacks, and a picture as its codec unpacks it.
    private static let ownBytes: UInt64 = 2 << 30
    private static let descriptors: UInt64 = 64
    /// All threads together. The largest picture allowed takes about a minute; a slow machine may take five times as long. A decoder
    /// that does nothing for half a minute is killed by the viewer long before: this is for one that pretends to be busy.
    private static let processorSeconds: UInt64 = 300

    /// Sets all limits; notes which of them the system accepted.
    static func apply(_ report: inout ProtectionReport) {
        report.note(.addressSpace, system_limit_address_space(ownBytes, .max))
        report.note(.processorTime, system_limit_processor_time(processorSeconds))
        report.note(.fewDescriptors, system_limit_descriptors(descriptors))
    }

    /// From now on the shared pixels may take no more than a budget.
    static func limitSharedPixels(to budget: Int) {
        _ = system_limit_address_space(ownBytes, ownBytes + UInt64(clamping: budget))
    }

    /// Makes room for the shared pixels.
    static func makeRoom(forSharedPixels byteCount: Int) {
        let wanted = ownBytes + UInt64(clamping: byteCount)
        // The hard limit was set when the budget became known; asking for more keeps it.
        _ = system_limit_address_space(wanted, .max)
    }
}
