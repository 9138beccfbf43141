/// One way of turning files into pixels. A codec runs in a helper only: it may crash there.
///
/// What it can do beside that is said by `abilities`, and how, by the protocols that build on this one: `RowCodec`, `Codec`, `FrameCodec`.
public protocol PictureCodec {
    /// The formats that it reads.
    var formats: Set<PictureFormat> { get }

    /// What it can do with a picture of one of its formats.
    func abilities(for format: PictureFormat) -> CodecAbilities
}

/// What a codec can do.
public struct CodecAbilities: OptionSet, Hashable, Sendable {
    /// One bit an ability.
    public let rawValue: UInt8

    /// The abilities of some bits.
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// It gives rows as it decodes them.
    public static let rows = Self(rawValue: 1)
    /// It can decode at a part of the size, quicker than whole.
    public static let scaled = Self(rawValue: 1 << 1)
    /// It gives all frames of a picture that moves.
    public static let frames = Self(rawValue: 1 << 2)
    /// It can decode a part without the rest.
    public static let regions = Self(rawValue: 1 << 3)
    /// It decodes as it reads: the share of the file that has been read says how far it is.
    public static let fraction = Self(rawValue: 1 << 4)
    /// It can be stopped in the middle and live on. (Every codec can be stopped by ending its process.)
    public static let cancel = Self(rawValue: 1 << 5)
}
