import Foundation
import Geometry
import Settings
import Testing
import Viewing

@Suite("--print-config")
struct PrintedSettingsTests {
    @Test("What is printed reads back as the same settings, wherever it is read")
    func roundTrip() throws {
        let arguments = [
            "--policy=point", "--min-zoom=0.25", "--double-tap-zoom=3", "--fullscreen", "--size=640x480", "--wheel=pan",
            "--debug=tiles,camera", "--control=/run/a \"b\"", "--texture-budget=64", "--scale=1.5", "--sort=time",
        ]
        let keys = #"{"keys": {"q": null, "ctrl+o": "next", "f": "quit"}, "recursive": true, "enlarge": false}"#
        let printed = try SettingsFile.printed(arguments, keys)
        #expect(try SettingsFile.settings([], printed) == SettingsFile.settings(arguments, keys))
    }

    @Test("Without settings all of them are behind comment signs, and without the signs they still say what is usual")
    func usual() throws {
        let printed = try SettingsFile.printed([])
        #expect(try SettingsFile.settings([], printed) == ViewerSettings())
        let bare = printed.split(separator: "\n").map { line in
            let text = line.drop { $0 == " " }
            return text.hasPrefix("// \"") ? String(text.dropFirst(3)) : String(line)
        }
        let uncommented = bare.joined(separator: "\n")
        for option in Option.viewer where option.isSetting {
            #expect(uncommented.contains("\n\"\(option.name)\": "), "\(option.name) is not printed")
        }
        var settings = try SettingsFile.settings([], uncommented)
        // These are usual when they are not said, and the same when they are.
        #expect(settings.windowSize == PixelSize(width: 1280, height: 800))
        #expect(settings.decoding.maximumPixels == 2_147_000_000 && settings.decoding.decoderMemory == 2 << 30)
        #expect(settings.decoding.decodeTime == 60_000)
        #expect(settings.network.cacheLimit == 1 << 30 && settings.network.largestDownload == 1 << 30)
        settings.network.cacheLimit = nil
        settings.network.largestDownload = nil
        settings.windowSize = nil
        settings.decoding = DecodingOptions()
        #expect(settings == ViewerSettings())
    }

    @Test("What a file turns off stays off below another file")
    func off() throws {
        let printed = try SettingsFile.printed(["--fullscreen=no"], #"{"fullscreen": true, "size": null}"#)
        let settings = try SettingsFile.settings([], printed, #"{"fullscreen": true, "size": "9x9"}"#)
        #expect(settings == ViewerSettings())
    }

    @Test("A file that the command line names is the same file when the settings are read from elsewhere")
    func names() throws {
        let printed = try SettingsFile.printed(["--log=a.log", "--files-from=-"])
        let settings = try SettingsFile.settings([], printed)
        #expect(settings.logPath == Array("/home/ada/a.log".utf8) && settings.listPath == Array("-".utf8))
    }
}
