internal import CSeccomp

/// What an argument of a system call must be for the call to be allowed: some of its lower 32 bits have given values. (The upper ones
/// are never looked at: for arguments of type int they mean nothing.)
public struct CallCondition: Sendable {
    private let argument: UInt32
    private let mask: UInt32
    private let value: UInt32

    /// The argument is this number.
    public static func argument(_ index: UInt32, is value: Int32) -> Self {
        Self(argument: index, mask: .max, value: UInt32(bitPattern: value))
    }

    /// The argument has these bits, whatever others it has.
    public static func argument(_ index: UInt32, has bits: Int32) -> Self {
        Self(argument: index, mask: UInt32(bitPattern: bits), value: UInt32(bitPattern: bits))
    }

    /// The argument has none of these bits.
    public static func argument(_ index: UInt32, lacks bits: Int32) -> Self {
        Self(argument: index, mask: UInt32(bitPattern: bits), value: 0)
    }

    /// The condition as libseccomp has it.
    var comparison: scmp_arg_cmp {
        scmp_arg_cmp(arg: argument, op: SCMP_CMP_MASKED_EQ, datum_a: UInt64(mask), datum_b: UInt64(value))
    }
}
