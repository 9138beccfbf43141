/// What a helper has really taken from itself before it looks at a picture.
public struct Protections: OptionSet, Hashable, Sendable {
    /// One bit a protection; unknown bits are kept.
    public let rawValue: UInt32

    /// The protections of some bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// Its address space is limited.
    public static let addressSpace = Self(rawValue: 1 << 0)
    /// It leaves no core dump.
    public static let noCoreDumps = Self(rawValue: 1 << 1)
    /// It can hold only a few descriptors.
    public static let fewDescriptors = Self(rawValue: 1 << 2)
    /// Other processes of the same person cannot look into it.
    public static let notDumpable = Self(rawValue: 1 << 3)
    /// It cannot gain rights by starting a program.
    public static let noNewPrivileges = Self(rawValue: 1 << 4)
    /// It can use the processor only for a limited time.
    public static let processorTime = Self(rawValue: 1 << 5)
    /// It can open no file, by Landlock.
    public static let noFiles = Self(rawValue: 1 << 6)
    /// It can make only the system calls that decoding needs, by seccomp.
    public static let fewCalls = Self(rawValue: 1 << 7)

    /// All of them, one by one.
    public static let each: [Self] = [
        .addressSpace, .processorTime, .fewDescriptors, .noCoreDumps, .notDumpable, .noNewPrivileges, .noFiles,
        .fewCalls,
    ]
    /// All of them together.
    public static let all = Self(each)
}
