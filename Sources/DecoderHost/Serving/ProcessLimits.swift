internal import CSystem
internal import Wire

/// What the helper takes from itself before it looks at anything from outside.
enum ProcessLimits {
    /// Address space beside the shared pixels: libraries, stacks, and a picture as its codec unpacks it.
    private static let ownBytes: UInt64 = 2 << 30
    private static let descriptors: UInt64 = 64

    /// Sets all limits; says which of them the system accepted.
    static func apply() -> Protections {
        var applied: Protections = []
        if system_limit_address_space(ownBytes, .max) == 0 { applied.insert(.addressSpace) }
        if system_limit_core_dumps() == 0 { applied.insert(.noCoreDumps) }
        if system_limit_descriptors(descriptors) == 0 { applied.insert(.fewDescriptors) }
        if system_forbid_dumping() == 0 { applied.insert(.notDumpable) }
        if system_forbid_new_privileges() == 0 { applied.insert(.noNewPrivileges) }
        return applied
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
