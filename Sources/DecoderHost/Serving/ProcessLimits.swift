internal import CSystem
internal import Confinement
internal import Glibc
internal import Synchronization
internal import Wire

/// What the helper may take of the machine.
enum ProcessLimits {
    /// Address space beside the shared pixels, until the viewer says otherwise: libraries, stacks, and a picture as its codec unpacks it.
    private static let usualBytes: UInt64 = 2 << 30
    private static let ownBytes = Atomic<UInt64>(usualBytes)
    private static let descriptors: UInt64 = 64
    /// All threads together. The largest picture allowed takes about a minute; a slow machine may take five times as long. A decoder
    /// that does nothing for half a minute is killed by the viewer long before: this is for one that pretends to be busy.
    private static let processorSeconds: UInt64 = 300

    /// Sets all limits; notes which of them the system accepted.
    static func apply(_ report: inout ProtectionReport) {
        report.note(.addressSpace, system_limit_address_space(usualBytes, .max))
        report.note(.processorTime, system_limit_processor_time(processorSeconds, .max))
        report.note(.fewDescriptors, system_limit_descriptors(descriptors))
    }

    /// From now on the shared pixels may take no more than a budget, and everything else no more than another one.
    static func limit(sharedPixels budget: Int, own: Int) {
        let own = UInt64(clamping: own)
        ownBytes.store(own, ordering: .relaxed)
        let (sum, overflow) = own.addingReportingOverflow(UInt64(clamping: budget))
        _ = system_limit_address_space(own, overflow ? .max : sum)
    }

    /// A picture that stays still is decoded once: from now on the limit of processor time cannot be raised any more.
    static func fixProcessorTime() {
        _ = system_limit_processor_time(processorSeconds, processorSeconds)
    }

    /// An animation may play for hours. To be called only when the viewer has taken a frame: it sees to it that there is one.
    static func renewProcessorTime() {
        var used = timespec()
        guard unsafe clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &used) == 0 else { return }
        _ = system_limit_processor_time(UInt64(clamping: used.tv_sec) + processorSeconds, .max)
    }

    /// Makes room for the shared pixels.
    static func makeRoom(forSharedPixels byteCount: Int) {
        let wanted = ownBytes.load(ordering: .relaxed) &+ UInt64(clamping: byteCount)
        // The hard limit was set when the budget became known; asking for more keeps it.
        _ = system_limit_address_space(wanted, .max)
    }
}
