import JSONText
import Settings
import Testing

@Suite("vitrine ctl")
struct ControlCallTests {
    private func call(_ arguments: [String]) throws(UsageError) -> ControlCall {
        try ControlCall(arguments.map { Array($0.utf8) }, workingFolder: Array("/home/me".utf8))
    }

    @Test(
        "Values are JSON where the field is no text, and paths become absolute",
        arguments: [
            (["state"], #"{"do":"state"}"#),
            (["wait", "for=painted", "timeout=500"], #"{"do":"wait","for":"painted","timeout":500}"#),
            (["open", "path=a b.jpg"], #"{"do":"open","path":"/home/me/a b.jpg"}"#),
            (["open", "path=/x=1.jpg"], #"{"do":"open","path":"/x=1.jpg"}"#),
            (["open", #"paths=["a","/b"]"#], #"{"do":"open","paths":["/home/me/a","/b"]}"#),
            (["open", "url=1"], #"{"do":"open","url":"1"}"#),
            (
                ["zoomTo", "zoom=0.5", "center=[3000,2000]", "animated=false"],
                #"{"do":"zoomTo","zoom":0.5,"center":[3000,2000],"animated":false}"#
            ),
        ])
    func builds(arguments: [String], request: String) throws {
        let call = try call(["--control", "/run/v"] + arguments)
        #expect(call.path == Array("/run/v".utf8))
        #expect(call.request.text == request)
    }

    @Test("A path that is not UTF-8 goes as its bytes")
    func oddPath() throws {
        let arguments = [Array("--control=/run/v".utf8), Array("open".utf8), Array("path=/".utf8) + [0xff, 0x61]]
        let call = try ControlCall(arguments, workingFolder: [])
        #expect(call.request.text == #"{"do":"open","pathBytes":"L/9h"}"#)
        #expect(try ControlCommand(call.request) == .open(.path([0x2f, 0xff, 0x61])))
    }

    @Test(
        "Wrong use is refused in one sentence",
        arguments: [
            (["state"], "vitrine ctl needs the socket of a running vitrine: --control PATH."),
            (["--control", "/v", "zoomTo", "zoom"], "\"zoom\" is not of the form key=value."),
            (["--control", "/v", "zoomTo", "=1"], "\"=1\" is not of the form key=value."),
            (["--control", "/v", "goTo", "index=1", "index=2"], "\"index\" is given twice."),
            (["--contrl", "/v", "state"], "--contrl is no option; did you mean --control?"),
        ])
    func refuses(arguments: [String], sentence: String) {
        let error = #expect(throws: UsageError.self) { try call(arguments) }
        #expect(error?.sentence == sentence)
    }

    @Test("A value that should be JSON and is not says what is wrong with it")
    func badValue() {
        let error = #expect(throws: UsageError.self) { try call(["--control", "/v", "zoomTo", "zoom=big"]) }
        #expect(error?.sentence.hasPrefix("The value of \"zoom\" must be JSON, but 'b' stands") == true)
    }
}
