import Geometry
import JSONText
import Navigation
import Settings
import Testing
import Viewing

@Suite("The answer to state")
struct StateReportTests {
    private func report() -> StateReport {
        StateReport(
            camera: Camera(zoom: 0.2, offset: ViewPoint(x: 40, y: 0)), limits: ZoomLimits(min: 0.2, max: 8),
            view: ViewSize(width: 1280, height: 800), scale: 1, policy: .photos)
    }

    @Test("A shown picture is reported field by field as the documentation has it")
    func documented() {
        var report = report()
        report.picture.path = Array("/a.jpg".utf8)
        report.picture.count = 3
        report.picture.size = PixelSize(width: 6000, height: 4000)
        report.picture.format = "jpeg"
        report.picture.loading = .done
        report.picture.progress = 1
        report.frames = 132
        report.touches = 41
        report.overlay = [.caption]
        report.list = ListReport(isOpen: true, columns: 7, offset: 120.5, selection: 9, count: 61)
        report.textureCount = 26
        report.textureBytes = 27_476_384
        report.helpers = [HelperReport(pid: 4711, program: "vitrine-decode", picture: nil, residentBytes: 8_388_608)]
        let wanted =
            #"{"ok":true,"picture":{"path":"/a.jpg","index":0,"count":3,"size":[6000,4000],"format":"jpeg","#
            + #""loading":"done","progress":1,"download":null,"animation":null,"title":null,"caption":null,"date":null,"notice":null,"error":null},"#
            + #""camera":{"center":[3000,2000],"zoom":0.2,"offset":[40,0],"rotation":0,"limits":[0.2,8]},"#
            + #""view":{"size":[1280,800],"scale":1,"policy":"photos","fullscreen":false,"reducedMotion":false},"#
            + #""gesture":"idle","settled":true,"frames":132,"touches":41,"fingers":0,"overlay":["caption"],"targets":[],"focus":null,"#
            + #""slideshow":{"running":false,"seconds":0},"#
            + #""list":{"open":true,"columns":7,"offset":120.5,"selection":9,"count":61,"complete":false},"#
            + #""resident":{"textures":26,"bytes":27476384},"#
            + #""helpers":[{"pid":4711,"program":"vitrine-decode","picture":null,"rss":8388608}]}"#
        #expect(report.json.text == wanted)
    }

    @Test("Without a picture its path is null")
    func noPicture() {
        let picture = report().json["picture"]
        #expect(picture?["path"] == .null)
        #expect(picture?["loading"] == "none")
        #expect(picture?["size"] == .null)
    }

    @Test("A name that is not UTF-8 is repaired for reading and exact in base64")
    func oddName() {
        var report = report()
        report.picture.path = [0x2f, 0xff, 0x61]
        #expect(report.json["picture"]?["path"] == "/\u{fffd}a")
        #expect(report.json["picture"]?["pathBytes"] == "L/9h")
    }

    @Test("What the information panel says is told while it is open")
    func information() {
        var report = report()
        #expect(report.json["information"] == nil)
        report.information = [InformationRow("Camera", "Wonder 7")]
        #expect(report.json["information"] == [["Camera", "Wonder 7"]])
    }
}
