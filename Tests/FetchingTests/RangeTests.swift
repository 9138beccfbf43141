import Fetching
import Testing

@Suite("Going on in the middle")
struct RangeTests {
    @Test("A range is read, and one that contradicts itself is none")
    func ranges() {
        #expect(ContentRange("bytes 5-9/10")?.range == 5..<10)
        #expect(ContentRange("Bytes 5-9/10")?.total == 10)
        #expect(ContentRange("bytes 5-9/*").map { $0.total == nil } == true)
        for text in [
            "", "bytes", "bytes */10", "bytes 9-5/10", "bytes 5-10/10", "items 5-9/10", "bytes 5-/10", "bytes -5-9/10",
        ] {
            #expect(ContentRange(text) == nil, "\(text)")
        }
    }

    @Test("Only what tells contents apart byte by byte allows to go on")
    func validators() {
        func validator(_ fields: [String: String]) -> String? { Validator(AnswerHeaders(fields))?.text }
        let date = ["Date": "Sun, 06 Nov 1994 08:49:37 GMT"]
        #expect(validator(["ETag": "\"a\""]) == "\"a\"")
        #expect(validator(["ETag": "W/\"a\""]) == nil)
        #expect(validator(["ETag": "a"]) == nil)
        #expect(validator(["ETag": "\"a\"", "Content-Encoding": "gzip"]) == nil)
        #expect(validator(["ETag": "\"a\"", "Accept-Ranges": "none"]) == nil)
        let old = "Sun, 06 Nov 1994 08:48:37 GMT"
        #expect(validator(date.merging(["Last-Modified": old]) { $1 }) == old)
        #expect(validator(date.merging(["Last-Modified": "Sun, 06 Nov 1994 08:49:00 GMT"]) { $1 }) == nil)
        #expect(validator(["Last-Modified": old]) == nil)
    }

    @Test("Fields of an answer are read without regard to letters and blanks")
    func fields() {
        let headers = AnswerHeaders(["content-LENGTH": " 12 ", "Content-Type": "Image/JPEG; charset=x"])
        #expect(headers["Content-Length"] == "12" && headers.length == 12 && headers.mediaType == "image/jpeg")
        #expect(AnswerHeaders(["Content-Length": "12", "Content-Encoding": "gzip"]).length == nil)
        #expect(AnswerHeaders(["Content-Length": "-1"]).length == nil)
        #expect(AnswerHeaders(["Content-Type": "a\u{1B}[2J"]).mediaType == "")
    }
}
