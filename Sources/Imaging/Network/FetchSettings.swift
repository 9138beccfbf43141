internal import Glibc
public import Wire

/// How addresses are fetched.
public struct FetchSettings: Hashable, Sendable {
    /// The program that fetches one address.
    public var program: String
    /// The folder of what is kept, absolute; empty when nothing may be kept.
    public var cacheFolder: [UInt8]
    /// What is kept may take so many bytes.
    public var cacheLimit: Int
    /// One download may have so many bytes.
    public var largestDownload: Int
    /// Whether only what is kept is shown, and no server asked.
    public var isOffline: Bool
    /// How long to wait, and how often to try.
    public var patience: FetchPatience

    /// The usual limit of what is kept.
    public static let usualCacheLimit = 1 << 30
    /// The usual limit of one download. Pictures that are larger than this are files, not pages.
    public static let usualLargestDownload = 1 << 30

    /// Fetching by a program.
    public init(
        program: String, cacheFolder: [UInt8], cacheLimit: Int = Self.usualCacheLimit,
        largestDownload: Int = Self.usualLargestDownload, isOffline: Bool = false,
        patience: FetchPatience = FetchPatience()
    ) {
        self.program = program
        self.cacheFolder = cacheFolder
        self.cacheLimit = cacheLimit
        self.largestDownload = largestDownload
        self.isOffline = isOffline
        self.patience = patience
    }

    /// The folder in which the viewer keeps what it has fetched for this person; empty when the environment does not say where.
    public static var usualCacheFolder: [UInt8] {
        if let folder = value("XDG_CACHE_HOME") { return folder + "/vitrine".utf8 }
        return value("HOME").map { $0 + "/.cache/vitrine".utf8 } ?? []
    }

    /// An absolute path in the environment.
    private static func value(_ name: String) -> [UInt8]? {
        guard let text = unsafe getenv(name), unsafe text.pointee == 0x2F else { return nil }
        return unsafe Array(UnsafeRawBufferPointer(start: text, count: strlen(text)))
    }
}
