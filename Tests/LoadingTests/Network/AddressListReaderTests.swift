import Foundation
import Imaging
import TestSupport
import Testing
import WebServer
import Wording

@Suite("Lists of pictures, from a real server", .timeLimit(.minutes(2)))
struct AddressListReaderTests {
    @Test(
        "A list that is larger than any is refused for that, and not read in part", arguments: ["[\"a\",", "a.jpg\n"])
    func largeList(start: String) throws {
        let server = try WebServer()
        let settings = FetchSettings(program: Bench.program("vitrine-fetch"), cacheFolder: [])
        let bytes = Array(start.utf8) + [UInt8](repeating: 0x20, count: 17 << 20)
        server.serve("/list", WebScript(.bytes(bytes)), WebScript(.bytes(bytes)).with { $0.length = .chunked })
        for _ in 0..<2 {
            let address = try #require(WebAddress(Array(server.address("/list").utf8)))
            let reader = AddressListReader(address: address, fetcher: Fetcher(settings)) {}
            var outcome: AddressListReader.Outcome?
            #expect(
                eventually(within: 20_000) {
                    outcome = outcome ?? reader.drain()
                    return outcome != nil
                })
            #expect(outcome?.trouble == .tooLarge(bytes: 16 << 20) && outcome?.names.isEmpty == true)
        }
    }
}
