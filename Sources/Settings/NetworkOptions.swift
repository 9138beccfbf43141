import Wording

/// How pictures come from the network, as far as the command line says. Nil is the usual.
public struct NetworkOptions: Hashable, Sendable {
    /// Whether no server may be asked for anything, and nothing be shown that came from one.
    public var isForbidden = false
    /// Whether only what was kept is shown.
    public var isOffline = false
    /// What is kept may take so many bytes.
    public var cacheLimit: Int?
    /// One download may have so many bytes.
    public var largestDownload: Int?
    /// The address of a list of pictures.
    public var list: [UInt8]?

    /// The usual.
    public init() {}

    /// What a command line says.
    init(_ parsed: ParsedArguments) throws(UsageError) {
        isForbidden = parsed.has(.noNetwork)
        isOffline = parsed.has(.offline)
        cacheLimit = try ViewerSettings.bytes(parsed, .cacheLimit)
        largestDownload = try ViewerSettings.bytes(parsed, .maxDownload)
        guard let text = parsed.path(.list) else { return }
        guard let address = WebAddress(text) else {
            let shown = String(decoding: WebAddress.shown(text), as: UTF8.self)
            throw .badValue(option: Option.list.name, value: shown, expected: "an address, as https://host/list.json")
        }
        list = address.bytes
    }
}
