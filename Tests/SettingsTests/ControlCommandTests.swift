import Geometry
import JSONText
import Navigation
import Settings
import Testing

@Suite("Commands of the control socket")
struct ControlCommandTests {
    @Test(
        "Each command of the documentation is understood",
        arguments: [
            (#"{"do":"state"}"#, ControlCommand.state),
            (#"{"do":"wait","for":"sharp"}"#, .wait(.sharp, timeout: 10_000)),
            (#"{"do":"wait","for":"loaded","timeout":5}"#, .wait(.loaded, timeout: 5)),
            (#"{"do":"open","path":"/a/b"}"#, .open(.path(Array("/a/b".utf8)))),
            (#"{"do":"open","pathBytes":"L/8="}"#, .open(.path([0x2f, 0xff]))),
            (#"{"do":"open","url":"https://x/y"}"#, .open(.url("https://x/y"))),
            (#"{"do":"open","paths":["a","b"]}"#, .open(.paths(["a", "b"]))),
            (#"{"do":"next"}"#, .turn(.next, isAnimated: true)),
            (#"{"do":"previous","animated":false}"#, .turn(.previous, isAnimated: false)),
            (#"{"do":"goTo","index":2}"#, .turn(.to(2), isAnimated: true)),
            (#"{"do":"zoomTo","zoom":2}"#, .zoomTo(ZoomRequest(zoom: 2), isAnimated: true)),
            (
                #"{"do":"zoomTo","zoom":2,"anchor":[1,2],"animated":false}"#,
                .zoomTo(ZoomRequest(zoom: 2, place: .anchor(ViewPoint(x: 1, y: 2))), isAnimated: false)
            ),
            (#"{"do":"home"}"#, .navigate(.home, isAnimated: true)),
            (#"{"do":"fill","animated":false}"#, .navigate(.fill, isAnimated: false)),
            (#"{"do":"actual"}"#, .navigate(.actual, isAnimated: true)),
            (#"{"do":"list"}"#, .list(isOpen: true)), (#"{"do":"list","open":false}"#, .list(isOpen: false)),
            (#"{"do":"rotate","degrees":-90}"#, .rotate(degrees: -90, isAnimated: true)),
            (#"{"do":"screenshot","path":"/tmp/a.PNG"}"#, .screenshot(path: Array("/tmp/a.PNG".utf8))),
            (#"{"do":"reload"}"#, .reload), (#"{"do":"quit"}"#, .quit),
        ])
    func reads(text: String, command: ControlCommand) throws {
        #expect(try ControlCommand(JSONValue(parsing: text)) == command)
    }

    @Test(
        "A request that makes no sense is refused in one sentence",
        arguments: [
            ("[]", "JSON object"), ("{}", "\"do\" is missing"), (#"{"do":1}"#, "\"do\" must be a text"),
            (#"{"do":"dance"}"#, "\"dance\" is no command"), (#"{"do":"state","id":1}"#, "\"id\" is not known"),
            (#"{"do":"wait"}"#, "\"for\" is missing"),
            (#"{"do":"wait","for":"ever"}"#, "one of loaded, settled, painted, sharp"),
            (#"{"do":"wait","for":"sharp","timeout":-1}"#, "\"timeout\" must be"), (#"{"do":"open"}"#, "exactly one"),
            (#"{"do":"open","path":"a","url":"b"}"#, "exactly one"), (#"{"do":"open","path":""}"#, "name of a file"),
            (#"{"do":"open","path":"a\u0000b"}"#, "name of a file"), (#"{"do":"open","pathBytes":"?"}"#, "base64"),
            (#"{"do":"open","paths":[]}"#, "list of names"), (#"{"do":"open","paths":["a",1]}"#, "list of names"),
            (#"{"do":"goTo"}"#, "\"index\" is missing"), (#"{"do":"goTo","index":-1}"#, "not below 0"),
            (#"{"do":"zoomTo"}"#, "\"zoom\" is missing"), (#"{"do":"zoomTo","zoom":"1"}"#, "must be a number"),
            (#"{"do":"zoomTo","zoom":1,"center":[1]}"#, "\"center\" must be a pair"),
            (#"{"do":"zoomTo","zoom":1,"center":[1,2],"point":[1,2]}"#, "another place"),
            (#"{"do":"home","animated":0}"#, "true or false"), (#"{"do":"rotate","degrees":45}"#, "multiple of 90"),
            (#"{"do":"screenshot"}"#, "\"path\" is missing"), (#"{"do":"screenshot","path":"a.jpg"}"#, "ends in .png"),
        ])
    func refuses(text: String, reason: String) {
        let error = #expect(throws: ControlError.self) { try ControlCommand(JSONValue(parsing: text)) }
        #expect(error?.sentence.contains(reason) == true, "\(text): \(error?.sentence ?? "accepted")")
    }

    @Test("What this version cannot do is understood and has a reason")
    func obstacles() throws {
        #expect(try ControlCommand(JSONValue(parsing: #"{"do":"open","url":"u"}"#)).obstacle != nil)
        for text in [
            #"{"do":"next"}"#, #"{"do":"open","paths":["a"]}"#, #"{"do":"home"}"#, #"{"do":"open","path":"a"}"#,
            #"{"do":"quit"}"#, #"{"do":"rotate","degrees":90}"#,
        ] {
            #expect(try ControlCommand(JSONValue(parsing: text)).obstacle == nil)
        }
    }
}
