internal import Glibc
public import Wire

/// What the helpers of this machine are kept from, found by asking one.
public struct ProtectionCheck: Sendable {
    /// The protections in force.
    public let protections: Protections
    /// Why the others are not.
    public let refusals: [ProtectionRefusal]

    /// A helper loads libraries from disk before it answers.
    private static let patience = 10_000.0

    /// What a helper said about itself.
    public init(protections: Protections, refusals: [ProtectionRefusal]) {
        self.protections = protections
        self.refusals = refusals
    }

    /// Starts a helper of a program, hears what it says once it is ready, and ends it.
    public init(program: String) throws(PictureFailure) {
        let helper = try Helper(program: program)
        defer {
            helper.process.kill()
            helper.process.waitForEnd()
        }
        guard let message = try Self.firstMessage(of: helper) else { throw .crashed }
        guard case .ready(let protections, let refusals) = message else {
            throw .nonsense(detail: "it was not ready")
        }
        self.init(protections: protections, refusals: refusals)
    }

    /// What a helper says first; nil when it is gone.
    private static func firstMessage(of helper: Helper) throws(PictureFailure) -> HelperMessage? {
        guard helper.socket.waitForArrival(milliseconds: patience) else { throw .hung(milliseconds: patience) }
        do {
            guard case .packet(let bytes, _) = try helper.socket.receive() else { return nil }
            return try HelperMessage(decoding: bytes)
        } catch {
            throw .nonsense(detail: "\(error)")
        }
    }

    /// Whether all of them are there.
    public var isComplete: Bool { protections.isSuperset(of: .all) }

    /// A line for each protection: yes and what it does, or no and why.
    public var lines: [String] {
        Protections.each.map { protection in
            let name = protection.name + String(repeating: " ", count: max(0, Self.nameWidth - protection.name.count))
            return protections.contains(protection)
                ? "yes  \(name)  \(protection.effect)" : "no   \(name)  \(reason(of: protection))"
        }
    }

    /// A line for each protection that is not there, and why.
    public var lackingLines: [String] {
        Protections.each.filter { !protections.contains($0) }.map { "\($0.name): \(reason(of: $0))" }
    }

    private static let nameWidth = 17

    private func reason(of protection: Protections) -> String {
        guard let refusal = refusals.first(where: { $0.protection == protection }) else {
            return "the decoder did not say why"
        }
        return switch (protection, refusal.errno) {
        case (_, 0): "switched off by VITRINE_UNSAFE_DECODER=1"
        case (.noFiles, ENOSYS): "this kernel has no Landlock (Linux 5.13 and newer can have it)"
        case (.noFiles, EOPNOTSUPP): "Landlock is switched off in this kernel (its option lsm= must name landlock)"
        case (.fewCalls, ENOSYS), (.fewCalls, EINVAL): "this kernel has no seccomp filters"
        case (_, let errno): "the system says: \(PictureFailure.systemWords(errno))"
        }
    }
}

extension Protections {
    fileprivate var name: String {
        switch self {
        case .addressSpace: "memory"
        case .processorTime: "processor time"
        case .fewDescriptors: "descriptors"
        case .noCoreDumps: "core dumps"
        case .notDumpable: "debuggers"
        case .noNewPrivileges: "no new privileges"
        case .noFiles: "Landlock"
        case .fewCalls: "seccomp"
        default: "unknown"
        }
    }

    /// What a decoder can or cannot do when it is in force.
    fileprivate var effect: String {
        switch self {
        case .addressSpace: "a decoder may take 2 GB beside its pixels"
        case .processorTime: "a decoder may compute for 5 minutes"
        case .fewDescriptors: "a decoder may hold 64 descriptors"
        case .noCoreDumps: "a decoder that crashes leaves nothing on the disk"
        case .notDumpable: "other programs of yours cannot look into a decoder"
        case .noNewPrivileges: "a decoder can gain no rights by starting programs"
        case .noFiles: "a decoder can open no file"
        case .fewCalls: "a decoder can open no file and no connection, and start no program"
        default: ""
        }
    }
}
