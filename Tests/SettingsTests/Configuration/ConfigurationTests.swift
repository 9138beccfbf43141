import Geometry
import Navigation
import Settings
import Testing
import Viewing

@Suite("The settings file")
struct ConfigurationTests {
    @Test("Every kind of value is read, with comments and trailing commas")
    func reads() throws {
        let settings = try SettingsFile.settings(
            [],
            """
            // A kiosk.
            {
                "fullscreen": true, /* the whole
                screen */ "size": "640x480",
                "min-zoom": 0.5, "policy": "step", "debug": ["tiles", "touches",],
                "texture-budget": 64, "recursive": false, "sort": null,
            }
            """)
        var expected = ViewerSettings()
        expected.isFullscreen = true
        expected.windowSize = PixelSize(width: 640, height: 480)
        expected.debugParts = [.tiles, .touches]
        expected.textureBudget = 64 << 20
        expected.zoom = settings.zoom
        #expect(settings == expected)
        #expect(settings.zoom.minZoom == 0.5 && settings.zoom.policy == .step)
    }

    @Test("The command line counts more than files, and the first file more than the second")
    func order() throws {
        let settings = try SettingsFile.settings(
            ["--sort=time"], #"{"sort": "size", "wheel": "pan"}"#,
            #"{"sort": "random", "wheel": "page", "recursive": true}"#)
        #expect(settings.sort == .time && settings.wheel == .pan && settings.isRecursive)
    }

    @Test("The command line takes a flag of a file back, and a file one of a file below it")
    func undo() throws {
        #expect(try !SettingsFile.settings(["--fullscreen=no"], #"{"fullscreen": true}"#).isFullscreen)
        #expect(try !SettingsFile.settings([], #"{"fullscreen": false}"#, #"{"fullscreen": true}"#).isFullscreen)
        #expect(try SettingsFile.settings([], #"{"size": null}"#, #"{"size": "9x9"}"#).windowSize == nil)
        #expect(try SettingsFile.settings(["--fullscreen=no", "--fullscreen"]).isFullscreen)
        #expect(try SettingsFile.settings(["--no-rotate=no"], #"{"no-rotate": true}"#).zoom.allowsRotation)
    }

    @Test("What the command line wants silences its contrary in a file")
    func rivals() throws {
        #expect(try SettingsFile.settings(["--full-motion"], #"{"reduced-motion": true}"#).reducedMotion == .no)
        #expect(
            try SettingsFile.settings([], #"{"reduced-motion": true}"#, #"{"full-motion": true}"#).reducedMotion == .yes
        )
    }

    @Test("Names of files are taken from the file's folder, or from the person's")
    func names() throws {
        func log(_ name: String) throws -> String? {
            try SettingsFile.settings([], #"{"log": "\#(name)"}"#).logPath.map { String(decoding: $0, as: UTF8.self) }
        }
        #expect(try log("a/b.log") == "/etc/xdg/vitrine/a/b.log")
        #expect(try log("/tmp/b.log") == "/tmp/b.log")
        #expect(try log("~/b.log") == "/home/me/b.log")
        #expect(try SettingsFile.settings([], #"{"files-from": "-"}"#).listPath == [0x2d])
    }

    @Test("Keys are bound to other actions, or to nothing")
    func keys() throws {
        let keys = try SettingsFile.settings(
            [], #"{"keys": {"Ctrl+O": "reload", "q": null}}"#, #"{"keys": {"q": "reload", "x": "rotate-right"}}"#
        ).keys
        #expect(keys.action(for: KeyStroke("o", [.control])) == .reload)
        #expect(keys.action(for: KeyStroke("q")) == nil)
        #expect(keys.action(for: KeyStroke("x")) == .rotateRight)
        #expect(keys.action(for: KeyStroke("f")) == .fullscreen)
    }

    @Test("Files are read when a picture is to be shown, and not for help, the version or ctl")
    func notRead() throws {
        for arguments in [["--help"], ["--version"], ["--check"], ["--formats"], ["ctl", "--control=/a", "state"]] {
            _ = try SettingsFile.invocation(arguments, ["no JSON"])
        }
        #expect(throws: UsageError.self) { try SettingsFile.invocation(["a.jpg"], ["no JSON"]) }
    }

    @Test("--config names the only file, --no-config leaves all out, and both together are refused")
    func choice() throws {
        func choice(_ arguments: String...) throws -> ConfigurationChoice? {
            var asked: ConfigurationChoice?
            _ = try Invocation(arguments.map { Array($0.utf8) }, workingFolder: []) { choice in
                asked = choice
                return []
            }
            return asked
        }
        #expect(try choice() == .usual)
        #expect(try choice("--config", "a.json") == .file(Array("a.json".utf8)))
        #expect(try choice("--no-config") == ConfigurationChoice.none)
        #expect(try choice("--no-config=no") == .usual)
        #expect(throws: UsageError.self) { try choice("--config", "a.json", "--no-config") }
    }
}
