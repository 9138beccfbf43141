internal import Glibc
public import Wire

/// How large a picture may be, and how long the viewer waits.
public struct LoadingLimits: Hashable, Sendable {
    /// Limits of one picture.
    public var picture: PictureLimits
    /// A helper that gives no sign for so many milliseconds hangs.
    public var hangTime: Double
    /// A helper that has not made a whole picture after so many milliseconds is stopped, whatever signs it gives.
    public var decodeTime: Double
    /// A file that has not been opened after so many milliseconds lies on a share that does not answer.
    public var openTime: Double
    /// At most so many helpers decode at once.
    public var helpersAtOnce: Int

    /// Limits; the defaults are a quarter of the machine's memory, 30 s, 60 s, 3 s, and a helper a core.
    public init(
        picture: PictureLimits = PictureLimits(memoryBudget: Self.quarterOfMemory), hangTime: Double = 30_000,
        decodeTime: Double = Self.usualDecodeTime, openTime: Double = 3000, helpersAtOnce: Int = Self.cores
    ) {
        self.picture = picture
        self.hangTime = hangTime
        self.decodeTime = decodeTime
        self.openTime = openTime
        self.helpersAtOnce = helpersAtOnce
    }

    /// A minute is what the largest picture takes.
    public static let usualDecodeTime = 60_000.0

    /// A quarter of the machine's memory, in bytes.
    public static var quarterOfMemory: Int {
        max(Int(sysconf(Int32(_SC_PHYS_PAGES))), 0) / 4 * max(Int(sysconf(Int32(_SC_PAGESIZE))), 0)
    }

    /// The processor cores that are running, at least 1.
    public static var cores: Int { max(Int(sysconf(Int32(_SC_NPROCESSORS_ONLN))), 1) }
}
