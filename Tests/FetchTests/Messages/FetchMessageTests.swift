import Testing
import Wire

@Suite("The messages between viewer and fetcher")
struct FetchMessageTests {
    static let failures: [FetchFailure] = [
        .badAddress, .offline, .notCached, .hostNotFound, .refused, .connectionTimedOut, .stalled, .cut, .proxy,
        .badCertificate, .encryption, .badAnswer, .tooManyRedirects, .insecureRedirect, .badRedirect, .outgrown,
        .unreachableNumber, .notAccepted, .elsewhere(host: "host:81", .badCertificate), .status(404),
        .tooLarge(limit: 1 << 40), .storage(errno: 28), .helperFault(detail: "größer"),
    ]
    static let fromFetcher: [FetchMessage] =
        failures.map { .failed($0) } + [
            .ready([.addressSpace, .notDumpable], refusals: [ProtectionRefusal(.noFiles, errno: 38)]),
            .started(FetchStart(length: nil, origin: .server)),
            .started(FetchStart(length: 1 << 40, present: 17, origin: .outdatedCache, mediaType: "image/jpeg")),
            .received(1 << 40), .done(FetchEnd(length: 0, origin: .cache)), .cacheUnusable(errno: 13),
            .waiting(FetchWait(reason: .offline, milliseconds: nil, tries: 1)),
            .waiting(FetchWait(reason: .status(503), milliseconds: 2000, tries: 2)),
        ]
    static let orders: [FetchOrder] = [
        .tryNow,
        .fetch(
            FetchRequest(
                address: Array("http://a/".utf8) + [0xFF], cacheFolder: [], cacheLimit: 1 << 40, largestDownload: 5,
                freshness: .offline,
                patience: FetchPatience(
                    connectTime: 1, stallTime: 2, firstPause: 3, longestPause: 4, retries: 0, offlinePause: 5))),
        .fetch(
            FetchRequest(
                address: [UInt8](repeating: 0x61, count: FetchRequest.longestAddress),
                cacheFolder: [UInt8](repeating: 0x62, count: FetchRequest.longestFolder), largestDownload: .max)),
    ]

    @Test("What a fetcher says comes out as it went in", arguments: fromFetcher)
    func fetcherRoundTrip(_ message: FetchMessage) throws {
        #expect(try FetchMessage(decoding: message.encoded()) == message)
    }

    @Test("What the viewer orders comes out as it went in, and the longest order is a packet", arguments: orders)
    func orderRoundTrip(_ order: FetchOrder) throws {
        #expect(try FetchOrder(decoding: order.encoded()) == order)
        #expect(order.encoded().count <= Packet.mostBytes)
    }

    @Test("A message that was cut, or has a byte too many, is refused", arguments: fromFetcher)
    func wrongLength(_ message: FetchMessage) {
        let bytes = message.encoded()
        for count in bytes.indices {
            #expect(throws: WireError.self) { try FetchMessage(decoding: Array(bytes[..<count])) }
        }
        #expect(throws: WireError.tooLong) { try FetchMessage(decoding: bytes + [0]) }
    }

    @Test("A beginning that has more than its end, and a media type that is none, are refused")
    func impossible() {
        let tooMuch = FetchMessage.started(FetchStart(length: 5, present: 6, origin: .server))
        #expect(throws: WireError.self) { try FetchMessage(decoding: tooMuch.encoded()) }
        let strange = FetchMessage.started(FetchStart(length: 5, origin: .server, mediaType: "a\u{1B}b"))
        #expect(throws: WireError.self) { try FetchMessage(decoding: strange.encoded()) }
    }
}
