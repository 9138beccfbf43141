import Geometry
import Gestures
import JSONText
import Navigation
import Recording
import TestSupport
import Testing

@Suite("Lines of a recording")
struct InputLineTests {
    private static func touch(_ phase: TouchPhase, device: Int64 = 0) -> InputLine {
        let finger = FingerID(device: device, finger: 1)
        return InputLine(
            time: 120, event: .input(.touch(Touch(finger: finger, phase: phase, position: ViewPoint(x: 160, y: 240)))))
    }

    private static func at300(_ input: NavigationInput) -> InputLine { InputLine(time: 300, event: .input(input)) }

    @Test(
        "Each line of the documentation means what it says there",
        arguments: [
            (#"{"t":120,"finger":1,"phase":"began","x":160,"y":240}"#, touch(.began)),
            (#"{"t":120,"finger":1,"device":3,"phase":"cancelled","x":160,"y":240}"#, touch(.cancelled, device: 3)),
            (
                #"{"t":300,"mouse":"down","button":1,"x":160,"y":240}"#,
                at300(.mouse(MouseEvent(phase: .down, button: 1, position: ViewPoint(x: 160, y: 240))))
            ),
            (
                #"{"t":300,"mouse":"move","x":1,"y":2}"#,
                at300(.mouse(MouseEvent(phase: .move, button: 0, position: ViewPoint(x: 1, y: 2))))
            ),
            (
                #"{"t":300,"wheel":[0,1],"x":10,"y":10}"#,
                at300(.wheel(WheelEvent(delta: ViewVector(dx: 0, dy: 1), position: ViewPoint(x: 10, y: 10))))
            ),
            (
                #"{"t":300,"wheel":[3,-2],"precise":true,"ctrl":true,"x":10,"y":10}"#,
                at300(
                    .wheel(
                        WheelEvent(
                            delta: ViewVector(dx: 3, dy: -2), isPrecise: true, isControlDown: true,
                            position: ViewPoint(x: 10, y: 10))))
            ),
            (#"{"t":300,"key":"plus"}"#, at300(.command(.plus))), (#"{"t":300,"key":"0"}"#, at300(.command(.home))),
            (#"{"t":300,"key":"1"}"#, at300(.command(.actual))), (#"{"t":300,"key":"left"}"#, at300(.command(.left))),
            (#"{"t":300,"do":"fill"}"#, at300(.command(.fill))),
            (#"{"t":300,"do":"home","animated":false}"#, at300(.command(.home, isAnimated: false))),
            (#"{"t":300,"cancel":true}"#, at300(.cancel)),
            (#"{"t":300,"picture":[64,32]}"#, at300(.picture(PixelSize(width: 64, height: 32)))),
            (#"{"t":300,"picture":null}"#, at300(.picture(nil))),
            (
                #"{"t":300,"resize":[480,320]}"#,
                InputLine(time: 300, event: .resizeKeepingScale(ViewSize(width: 480, height: 320)))
            ),
            (
                #"{"t":300,"resize":[480,320.5],"scale":2}"#,
                at300(.resize(ViewSize(width: 480, height: 320.5), scale: 2))
            ),
            (
                #"{"t":300,"zoomTo":{"zoom":1,"point":[80,120]}}"#,
                at300(.zoomTo(ZoomRequest(zoom: 1, place: .point(ViewPoint(x: 80, y: 120)))))
            ),
            (
                #"{"t":300,"zoomTo":{"zoom":2,"center":[8,9],"animated":false}}"#,
                at300(.zoomTo(ZoomRequest(zoom: 2, place: .center(ContentPoint(x: 8, y: 9))), isAnimated: false))
            ),
            (#"{"t":316.7,"frame":true}"#, InputLine(time: 316.7, event: .frame)),
            (#"{"sample":true,"t":500}"#, InputLine(time: 500, event: .sample)),
        ])
    func reads(text: String, line: InputLine) throws {
        #expect(try InputLine(parsing: Array(text.utf8)) == line)
    }

    @Test(
        "A line that means nothing is refused with its reason",
        arguments: [
            (#"{"t":1}"#, "what happened"), (#"[1]"#, "JSON object"), (#"{"t":1"#, "too early"),
            (#"{"finger":1,"phase":"began","x":1,"y":1}"#, "\"t\" is missing"),
            (#"{"t":-1,"frame":true}"#, "\"t\" must be"), (#"{"t":"1","frame":true}"#, "\"t\" must be"),
            (#"{"t":1,"frame":true,"z":1}"#, "\"z\" is not known"),
            (#"{"t":1,"frame":true,"sample":true}"#, "\"sample\" is not known"), (#"{"t":1,"frame":false}"#, "be true"),
            (#"{"t":1,"finger":1,"phase":"begun","x":1,"y":1}"#, "one of began, moved, ended, cancelled"),
            (#"{"t":1,"finger":1.5,"phase":"began","x":1,"y":1}"#, "whole number"),
            (#"{"t":1,"finger":1,"phase":"began","y":1}"#, "\"x\" is missing"),
            (#"{"t":1,"mouse":"click","x":1,"y":1}"#, "down, move, up"),
            (#"{"t":1,"wheel":[1],"x":1,"y":1}"#, "[dx,dy]"),
            (#"{"t":1,"key":"Q"}"#, "one of plus"), (#"{"t":1,"do":"dance"}"#, "one of home, fill, actual"),
            (#"{"t":1,"picture":[0,5]}"#, "whole pixels"), (#"{"t":1,"picture":[1.5,5]}"#, "whole pixels"),
            (#"{"t":1,"resize":[-1,5]}"#, "not negative"), (#"{"t":1,"resize":[1,5],"scale":0}"#, "above 0"),
            (#"{"t":1,"zoomTo":{"point":[1,2]}}"#, "\"zoom\" is missing"),
            (#"{"t":1,"zoomTo":{"zoom":1,"point":[1,2],"center":[1,2]}}"#, "another place"),
            (#"{"t":1,"zoomTo":{"zoom":1,"where":1}}"#, "\"where\" is not known"),
            (#"{"t":1,"pinch":"begun","scale":1,"rotation":0,"x":1,"y":1}"#, "one of began, changed, ended, cancelled"),
            (#"{"t":1,"do":"rotate","degrees":45}"#, "multiple of 90"),
            (#"{"t":1,"do":"rotate"}"#, "\"degrees\" is missing"),
            (#"{"t":1,"swipe":"began"}"#, "\"way\" is missing"),
            (#"{"t":1,"pages":{"left":true}}"#, "\"left\" is not known"),
            (#"{"vitrine":1,"view":[1,1]}"#, "first line"),
        ])
    func refuses(text: String, reason: String) {
        let error = #expect(throws: LineError.self) { try InputLine(parsing: Array(text.utf8)) }
        #expect(error?.sentence.contains(reason) == true, "\(text): \(error?.sentence ?? "accepted")")
    }

    @Test("A null coordinate stands for one that is not finite, and is written for it")
    func nullCoordinates() throws {
        let text = #"{"t":1,"finger":1,"phase":"moved","x":null,"y":2}"#
        let line = try InputLine(parsing: Array(text.utf8))
        guard case .input(.touch(let touch)) = line.event else {
            Issue.record("\(line)")
            return
        }
        #expect(touch.position.x.isNaN && touch.position.y == 2)
        #expect(line.json.text == text)
    }

    @Test("Whatever is written reads back to the same line")
    func survives() throws {
        try forAll(cases: 20_000, seed: 99) { generator in
            let line = generator.inputLine()
            let text = line.json.text
            let read = try InputLine(parsing: Array(text.utf8))
            try hold(read == line, "\(line) became \(read) by \(text)")
        }
    }
}
