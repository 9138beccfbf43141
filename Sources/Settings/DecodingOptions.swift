/// How much decoders are allowed, as far as the command line says. Nil is the usual amount.
public struct DecodingOptions: Hashable, Sendable {
    /// The most pixels of one picture.
    public var maximumPixels: Int?
    /// Whether pictures are opened that claim far more pixels than their files could hold.
    public var trustsHeaders = false
    /// The bytes that a decoder may take beside the pixels.
    public var decoderMemory: Int?
    /// The milliseconds that a decoder may take for a picture.
    public var decodeTime: Double?

    /// The usual amounts.
    public init() {}

    /// What a command line says.
    init(_ parsed: ParsedArguments) throws(UsageError) {
        maximumPixels = try Self.product(parsed, .maxPixels, 1_000_000)
        trustsHeaders = parsed.has(.trustHeaders)
        decoderMemory = try Self.product(parsed, .decoderMemory, 1 << 20)
        decodeTime = try Self.product(parsed, .decodeTime, 1000).map { Double($0) }
    }

    /// A whole number of units, at least one.
    private static func product(
        _ parsed: ParsedArguments, _ option: Option, _ unit: Int
    ) throws(UsageError) -> Int? {
        guard let count = parsed.count(option) else { return nil }
        guard count > 0 else { throw .badValue(option: option.name, value: "\(count)", expected: "at least 1") }
        let (product, overflow) = count.multipliedReportingOverflow(by: unit)
        if overflow { throw .badValue(option: option.name, value: "\(count)", expected: "less than that") }
        return product
    }
}
