import Geometry
import JSONText
import Localization
import Navigation
import Settings
import Testing
import Viewing

@Suite("The command line of vitrine")
struct CommandLineTests {
    private func invocation(_ arguments: [String]) throws -> Invocation {
        try Invocation(arguments.map { Array($0.utf8) }, workingFolder: Array("/home/me".utf8))
    }

    private func settings(_ arguments: String...) throws -> ViewerSettings {
        guard case .view(let settings) = try invocation(arguments) else { throw UsageError.other("no viewer") }
        return settings
    }

    @Test("Without arguments everything is as usual and there is no picture")
    func nothing() throws {
        let settings = try settings()
        #expect(settings == ViewerSettings())
        #expect(settings.textureBudget == 268_435_456)
        #expect(settings.zoom == .standard)
    }

    @Test("Every option arrives, with its value attached or in the next argument")
    func everyOption() throws {
        let settings = try settings(
            "--policy", "point", "--min-zoom=0.1", "--max-zoom", "4", "--double-tap-zoom=2", "--scroll-only",
            "--enlarge", "--scale", "1.5", "--wheel=page", "--fullscreen", "--size=1280x800", "--control", "/run/a",
            "--record=r=1", "--texture-budget", "64", "--memory-budget=1000", "--reduced-motion", "--max-pixels=5000",
            "--trust-headers", "--decoder-memory", "4096", "--decode-time=90", "--sort", "time", "--recursive",
            "--files-from=-", "--log", "l", "--verbose", "a.jpg")
        #expect(settings.zoom.policy == .point)
        #expect(settings.zoom.minZoom == 0.1 && settings.zoom.maxZoom == 4 && settings.zoom.doubleTapZoom == 2)
        #expect(settings.zoom.isScrollOnly && settings.zoom.enlargesSmallPictures && settings.isFullscreen)
        #expect(settings.scale == 1.5)
        #expect(settings.reducedMotion == .yes)
        #expect(settings.wheel == .page)
        #expect(settings.windowSize == PixelSize(width: 1280, height: 800))
        #expect(settings.controlPath == Array("/run/a".utf8))
        #expect(settings.recordPath == Array("r=1".utf8))
        #expect(settings.textureBudget == 64 << 20 && settings.memoryBudget == 1000 << 20)
        #expect(settings.decoding.maximumPixels == 5_000_000_000 && settings.decoding.trustsHeaders)
        #expect(settings.decoding.decoderMemory == 4096 << 20 && settings.decoding.decodeTime == 90_000)
        #expect(settings.sort == .time && settings.isRecursive && settings.listPath == Array("-".utf8))
        #expect(settings.logPath == Array("l".utf8) && settings.isVerbose)
        #expect(settings.pictures == [Array("a.jpg".utf8)] && !settings.readsStandardInput)
    }

    @Test("--debug takes some of the parts in any order, and twice the same")
    func debug() throws {
        #expect(try settings("--debug=tiles,touches").debugParts == [.touches, .tiles])
        #expect(try settings("--debug", "touches,gesture,camera,tiles,frames").debugParts == Set(DebugPart.allCases))
        #expect(try settings("--debug=camera,camera").debugParts == [.camera])
        #expect(try settings().debugParts.isEmpty)
    }

    @Test("A language is named by its code, and one that there is not is refused with those that there are")
    func language() throws {
        #expect(try settings().language == nil)
        #expect(try settings("--language", "ar").language == .arabic)
        for language in Language.allCases { #expect(try settings("--language=\(language.code)").language == language) }
        let error = #expect(throws: UsageError.self) { try settings("--language=pt") }
        #expect(error?.sentence == "--language must be one of en, de, fr, es, ja, zh, ar, not \"pt\".")
        for other in ["de_DE", "DE", ""] {
            #expect(throws: UsageError.self) { try settings("--language=\(other)") }
        }
    }

    @Test("Motion is the desktop's to decide, or the person's")
    func motion() throws {
        #expect(try settings().reducedMotion == .auto)
        #expect(try settings("--full-motion").reducedMotion == .no)
        #expect(throws: UsageError.self) { try settings("--full-motion", "--reduced-motion") }
    }

    @Test("A picture's name may be any bytes, and may look like an option after --")
    func names() throws {
        let bytes: [UInt8] = [0xff, 0x2d, 0xfe]
        guard case .view(let odd) = try Invocation([bytes], workingFolder: []) else { return }
        #expect(odd.pictures == [bytes])
        #expect(try settings("--", "--enlarge").pictures == [Array("--enlarge".utf8)])
        #expect(try settings("--enlarge", "-").pictures == [Array("-".utf8)])
        #expect(try settings("-", "--files-from", "list").readsStandardInput)
        #expect(try !settings("./-").readsStandardInput)
    }

    @Test("Several pictures and folders stay in their order")
    func several() throws {
        #expect(
            try settings("b.jpg", "folder/", "a.jpg").pictures == ["b.jpg", "folder/", "a.jpg"].map { Array($0.utf8) })
        #expect(try settings().pictures == [])
    }

    @Test("Of an option given twice the last one counts")
    func lastCounts() throws {
        #expect(try settings("--policy", "step", "--policy=cover").zoom.policy == .cover)
    }

    @Test(
        "A line that cannot be followed is refused in one sentence",
        arguments: [
            (["--polcy=step"], "--polcy is no option; did you mean --policy?"),
            (["--fulscreen"], "--fulscreen is no option; did you mean --fullscreen?"),
            (["--xyzzyplugh"], "--xyzzyplugh is no option; try --help."), (["-f"], "-f is no option; try --help."),
            (["--policy"], "--policy needs a value: --policy NAME."),
            (["--enlarge=1"], "--enlarge must be yes or no, not \"1\"."),
            (["--policy=best"], "--policy must be one of photos, step, toggle, point, cover, avatar, not \"best\"."),
            (["--min-zoom=big"], "--min-zoom must be a number, not \"big\"."),
            (["--min-zoom=0"], "--min-zoom must be a number above 0, not 0.0."),
            (["--max-zoom=-1"], "--max-zoom must be a number above 0, not -1.0."),
            (["--max-zoom=nan"], "--max-zoom must be a number above 0, not nan."),
            (["--max-zoom=inf"], "--max-zoom must be a number above 0, not inf."),
            (
                ["--min-zoom=2", "--max-zoom=1"],
                "--min-zoom 2.0 is above --max-zoom 1.0; the smallest zoom must not exceed the largest."
            ),
            (
                ["--double-tap-zoom=2"],
                "--double-tap-zoom works with --policy point only; the policy here is photos."
            ),
            (["--size=1280"], "--size must be a size like 1280x800, not \"1280\"."),
            (["--size=0x5"], "--size must be a size like 1280x800, not \"0x5\"."),
            (["--scale=0"], "--scale must be a number from 0.1 to 100.0, not \"0\"."),
            (["--texture-budget=1.5"], "--texture-budget must be a whole number above 0, not \"1.5\"."),
            (
                ["--memory-budget=9223372036854775807"],
                "--memory-budget must be less than that, not \"9223372036854775807\"."
            ),
            (["--sort=date"], "--sort must be one of name, time, size, random, not \"date\"."),
            (
                ["-", "--files-from", "-"],
                "Standard input cannot be both a picture (-) and a list of names (--files-from -)."
            ),
            (
                ["--debug=touches,fingers"],
                "--debug must be some of touches,gesture,camera,tiles,frames with commas between them, not \"touches,fingers\"."
            ),
            (
                ["--debug="],
                "--debug must be some of touches,gesture,camera,tiles,frames with commas between them, not \"\"."
            ), (["--control="], "--control must be the name of a file, not \"\"."),
            ([""], "The name of a picture must not be empty."),
        ])
    func refuses(arguments: [String], sentence: String) {
        let error = #expect(throws: UsageError.self) { try invocation(arguments) }
        #expect(error?.sentence == sentence)
    }

    @Test("--formats asks for no picture and no window, and a limit of nothing is refused")
    func formats() throws {
        guard case .formats = try invocation(["--formats", "a.jpg"]) else {
            Issue.record("no formats")
            return
        }
        for option in ["--max-pixels=0", "--decoder-memory=0", "--decode-time=0"] {
            #expect(throws: UsageError.self) { try invocation([option]) }
        }
    }

    @Test("--check asks for no picture and no window")
    func check() throws {
        guard case .check = try invocation(["--check", "a.jpg"]) else {
            Issue.record("no check")
            return
        }
    }

    @Test("Help and version are texts to print, and help names every option")
    func help() throws {
        guard case .print(let help) = try invocation(["--policy", "nonsense", "--help"]) else {
            Issue.record("no help")
            return
        }
        for option in Option.viewer { #expect(help.contains("--\(option.name)")) }
        #expect(help.split(separator: "\n").allSatisfy { $0.count <= 80 })
        guard case .print(let version) = try invocation(["--version"]) else {
            Issue.record("no version")
            return
        }
        #expect(version == "vitrine \(ProgramVersion.number)\n")
    }

    @Test("What is written on pictures is chosen by words; off and auto stand alone")
    func caption() throws {
        #expect(try settings().caption == .auto)
        #expect(try settings("--caption", "auto").caption == .auto)
        #expect(try settings("--caption=off").caption == .off)
        #expect(try settings("--caption=full").caption == .full)
        #expect(try settings("--caption=date,name").caption == .parts([.date, .name]))
        #expect(try settings("--caption=full,name").caption == .parts([.title, .caption, .date, .name]))
        for wrong in ["off,title", "auto,name", "off,auto", "everything", ""] {
            #expect(throws: UsageError.self, "\(wrong)") { try settings("--caption=\(wrong)") }
        }
    }
}
