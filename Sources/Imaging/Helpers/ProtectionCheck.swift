internal import Glibc
public import Wire

/// What the helpers of this machine are kept from, found by asking one.
public struct ProtectionCheck: Sendable {
    /// What a helper is for.
    enum Kind: String {
        case decoder
        case fetcher
    }

    /// The protections in force.
    public let protections: Protections
    /// Why the others are not.
    public let refusals: [ProtectionRefusal]
    private let kind: Kind

    /// A helper loads libraries from disk before it answers.
    private static let patience = 10_000.0

    /// What a helper said about itself.
    init(protections: Protections, refusals: [ProtectionRefusal], of kind: Kind = .decoder) {
        self.protections = protections
        self.refusals = refusals
        self.kind = kind
    }

    /// Starts a decoder, hears what it says once it is ready, and ends it.
    public init(decoder program: String) throws(PictureFailure) {
        let message = try Self.firstMessage(of: Helper(program: program)) { bytes throws(WireError) in
            try HelperMessage(decoding: bytes)
        }
        guard case .ready(let protections, let refusals) = message else { throw Self.notReady }
        self.init(protections: protections, refusals: refusals)
    }

    /// Starts a fetcher, which locks itself up when it has its order: it is ordered to fetch nothing.
    public init(fetcher program: String) throws(PictureFailure) {
        let helper = try Helper(fetcher: program)
        let order = FetchRequest(
            address: Array("http://localhost/".utf8), cacheFolder: [], largestDownload: 1, freshness: .offline)
        try? helper.socket.send(FetchOrder.fetch(order).encoded())
        let message = try Self.firstMessage(of: helper) { bytes throws(WireError) in
            try FetchMessage(decoding: bytes)
        }
        guard case .ready(let protections, let refusals) = message else { throw Self.notReady }
        self.init(protections: protections, refusals: refusals, of: .fetcher)
    }

    private static let notReady = PictureFailure.nonsense(detail: "it was not ready")

    /// What a helper says first; then it is ended.
    private static func firstMessage<Message>(
        of helper: Helper, read: ([UInt8]) throws(WireError) -> Message
    ) throws(PictureFailure) -> Message {
        defer {
            helper.process.kill()
            helper.process.waitForEnd()
        }
        guard helper.socket.waitForArrival(milliseconds: patience) else { throw .hung(milliseconds: patience) }
        var packet: [UInt8]?
        do {
            if case .packet(let bytes, _) = try helper.socket.receive() { packet = bytes }
            if let packet { return try read(packet) }
        } catch {
            throw .nonsense(detail: "\(error)")
        }
        throw .crashed
    }

    /// Whether all of them are there.
    public var isComplete: Bool { protections.isSuperset(of: .all) }

    /// A line for each protection: yes and what it does, or no and why.
    public var lines: [String] {
        Protections.each.map { protection in
            let name = protection.name + String(repeating: " ", count: max(0, Self.nameWidth - protection.name.count))
            return protections.contains(protection)
                ? "yes  \(name)  \(protection.effect(on: kind))" : "no   \(name)  \(reason(of: protection))"
        }
    }

    /// A line for each protection that is not there, and why.
    public var lackingLines: [String] {
        Protections.each.filter { !protections.contains($0) }.map { "\($0.name): \(reason(of: $0))" }
    }

    private static let nameWidth = 17

    private func reason(of protection: Protections) -> String {
        guard let refusal = refusals.first(where: { $0.protection == protection }) else {
            return "the \(kind.rawValue) did not say why"
        }
        return switch (protection, refusal.errno) {
        case (_, 0): "switched off by VITRINE_UNSAFE_\(kind.rawValue.uppercased())=1"
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

    /// What a helper can or cannot do when it is in force.
    fileprivate func effect(on kind: ProtectionCheck.Kind) -> String {
        switch (self, kind) {
        case (.addressSpace, .decoder): "a decoder may take 2 GB beside its pixels"
        case (.addressSpace, .fetcher): "a fetcher may take only so much memory"
        case (.processorTime, .decoder): "a decoder may compute for 5 minutes"
        case (.processorTime, .fetcher): "a fetcher may compute only for a time"
        case (.fewDescriptors, .decoder): "a decoder may hold 64 descriptors"
        case (.fewDescriptors, .fetcher): "a fetcher may hold only a few descriptors"
        case (.noCoreDumps, _): "a \(kind.rawValue) that crashes leaves nothing on the disk"
        case (.notDumpable, _): "other programs of yours cannot look into a \(kind.rawValue)"
        case (.noNewPrivileges, _): "a \(kind.rawValue) can gain no rights by starting programs"
        case (.noFiles, .decoder): "a decoder can open no file"
        case (.noFiles, .fetcher): "a fetcher can write nowhere but in its cache, and read little else"
        case (.fewCalls, .decoder): "a decoder can open no file and no connection, and start no program"
        case (.fewCalls, .fetcher): "a fetcher can start no program, and accept no connection"
        default: ""
        }
    }
}
