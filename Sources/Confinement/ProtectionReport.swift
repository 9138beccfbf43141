public import Wire

/// Which protections of a helper are in force, and why the others are not.
public struct ProtectionReport: Sendable {
    /// Those in force.
    public private(set) var protections: Protections = []
    /// What is missing.
    public private(set) var refusals: [ProtectionRefusal] = []

    /// A report of nothing yet.
    public init() {}

    /// Notes what the system answered to the wish for a protection: 0, or a negative errno.
    public mutating func note(_ protection: Protections, _ result: Int32) {
        if result == 0 {
            protections.insert(protection)
        } else {
            refusals.append(ProtectionRefusal(protection, errno: -result))
        }
    }

    /// Notes that a protection was left out because the helper was told so.
    public mutating func noteLeftOut(_ protection: Protections) {
        refusals.append(ProtectionRefusal(protection, errno: 0))
    }
}
