import Geometry
import JSONText
import Navigation
import Recording
import TestSupport
import Testing

@Suite("The header of a recording")
struct RecordingHeaderTests {
    @Test("A header reads back to the same header, whatever was chosen")
    func survives() throws {
        try forAll(cases: 2000, seed: 3) { generator in
            let policy = generator.element(of: ZoomPolicy.allCases) ?? .photos
            let options = try ZoomOptions(
                policy: policy, minZoom: generator.chance(0.5) ? generator.double(in: 0.01...1) : nil,
                maxZoom: generator.chance(0.5) ? generator.double(in: 1...10) : nil,
                doubleTapZoom: policy == .point && generator.chance(0.5) ? generator.double(in: 0.1...3) : nil,
                isScrollOnly: generator.chance(0.5), enlargesSmallPictures: generator.chance(0.5))
            let header = RecordingHeader(
                view: ViewSize(width: generator.double(in: 0...4000), height: 480), scale: generator.double(in: 1...3),
                options: options)
            let object = try JSONValue(parsing: header.json.text).object ?? JSONObject()
            try hold(try RecordingHeader(object) == header, header.json.text)
        }
    }

    @Test(
        "A header that cannot work is refused with its reason",
        arguments: [
            (#"{"vitrine":2,"view":[1,1]}"#, "version 2 are"), (#"{"vitrine":1}"#, "\"view\" is missing"),
            (#"{"vitrine":1,"view":[1,1],"policy":"best"}"#, "one of photos, step"),
            (#"{"vitrine":1,"view":[1,1],"minZoom":2,"maxZoom":1}"#, "above --max-zoom"),
            (#"{"vitrine":1,"view":[1,1],"zoom":2}"#, "\"zoom\" is not known"),
        ])
    func refuses(text: String, reason: String) throws {
        let object = try #require(try JSONValue(parsing: text).object)
        let error = #expect(throws: LineError.self) { try RecordingHeader(object) }
        #expect(error?.sentence.contains(reason) == true, "\(error?.sentence ?? "accepted")")
    }
}
