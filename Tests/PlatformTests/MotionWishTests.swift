import Platform
import Testing

@Suite("What the desktop says about motion")
struct MotionWishTests {
    /// Settings in the format of XSETTINGS: whole numbers, and before them a text and a color.
    private func settings(_ numbers: [(name: String, value: Int32)], isBigEndian: Bool = false) -> [UInt8] {
        func number(_ value: UInt32) -> [UInt8] {
            withUnsafeBytes(of: isBigEndian ? value.bigEndian : value.littleEndian) { Array($0) }
        }
        func short(_ value: Int) -> [UInt8] {
            let bytes = [UInt8(value & 255), UInt8(value >> 8)]
            return isBigEndian ? bytes.reversed() : bytes
        }
        func padded(_ text: String) -> [UInt8] {
            Array(text.utf8) + [UInt8](repeating: 0, count: (4 - text.utf8.count % 4) % 4)
        }
        func head(_ kind: UInt8, _ name: String) -> [UInt8] {
            [kind, 0] + short(name.utf8.count) + padded(name) + number(7)
        }
        var bytes = [isBigEndian ? 1 : 0, 0, 0, 0] + number(3) + number(UInt32(numbers.count + 2))
        bytes += head(1, "Net/ThemeName") + number(7) + padded("Adwaita")
        bytes += head(2, "Net/Color") + [1, 2, 3, 4, 5, 6, 7, 8]
        for (name, value) in numbers { bytes += head(0, name) + number(UInt32(bitPattern: value)) }
        return bytes
    }

    @Test("A number of XSETTINGS is found among others, in both byte orders", arguments: [true, false])
    func xsettings(isBigEndian: Bool) {
        let bytes = settings([("Xft/DPI", -1), ("Gtk/EnableAnimations", 1), ("A", 300)], isBigEndian: isBigEndian)
        #expect(XSettings.integer("Gtk/EnableAnimations", in: bytes) == 1)
        #expect(XSettings.integer("Xft/DPI", in: bytes) == -1)
        #expect(XSettings.integer("A", in: bytes) == 300)
        #expect(XSettings.integer("Net/ThemeName", in: bytes) == nil)
        #expect(XSettings.integer("Gtk", in: bytes) == nil)
    }

    @Test("XSETTINGS that end too early, or lie about their lengths, say nothing of what is lost")
    func damagedXsettings() {
        let bytes = settings([("Gtk/EnableAnimations", 0)])
        for count in bytes.indices {
            #expect(XSettings.integer("Gtk/EnableAnimations", in: Array(bytes[..<count])) == nil)
        }
        for place in bytes.indices {
            for value: UInt8 in [0, 1, 127, 255] {
                var damaged = bytes
                damaged[place] = value
                _ = XSettings.integer("Gtk/EnableAnimations", in: damaged)
            }
        }
        #expect(XSettings.integer("A", in: [2] + bytes.dropFirst()) == nil)
    }

    @Test(
        "GTK's file says it in its group, by any of GTK's spellings",
        arguments: [
            ("[Settings]\ngtk-enable-animations=0\n", false), ("[Settings]\n gtk-enable-animations = true ", true),
            ("[Settings]\r\ngtk-enable-animations=false\r\n", false), ("[Other]\ngtk-enable-animations=0", nil),
            ("[Settings]\n#gtk-enable-animations=0\n", nil), ("gtk-enable-animations=0", nil), ("", nil),
            ("[Settings]\ngtk-enable-animations=maybe", nil),
            ("[Settings]\ngtk-enable-animations=1\ngtk-enable-animations=0", false),
        ] as [(String, Bool?)])
    func gtk(text: String, animations: Bool?) {
        #expect(SettingsFile.gtkAnimations(in: text) == animations)
    }

    @Test(
        "KDE's file says it by a factor of 0",
        arguments: [
            ("[KDE]\nAnimationDurationFactor=0\n", false), ("[KDE]\nAnimationDurationFactor=0.5", true),
            ("[KDE]\nSingleClick=true\n[General]\nAnimationDurationFactor=0", nil),
            ("[KDE]\nAnimationDurationFactor=x", nil),
        ] as [(String, Bool?)])
    func kde(text: String, animations: Bool?) {
        #expect(SettingsFile.kdeAnimations(in: text) == animations)
    }

    @Test("One source that tells how the desktop is now is enough to ask for less motion")
    func oneIsEnough() {
        var answers = MotionAnswers()
        #expect(!answers.reducesMotion)
        answers.gnomeAnimations = 1
        answers.reducedMotion = 0
        #expect(!answers.reducesMotion)
        for change: (inout MotionAnswers) -> Void in [
            { $0.reducedMotion = 1 }, { $0.gnomeAnimations = 0 }, { $0.kdeDurationFactor = 0 },
            { $0.xsettingsAnimations = false },
        ] {
            var changed = answers
            change(&changed)
            #expect(changed.reducesMotion)
        }
    }

    @Test("Files count only where nothing tells how the desktop is now")
    func files() {
        var answers = MotionAnswers()
        answers.fileAnimations = false
        #expect(answers.reducesMotion)
        answers.xsettingsAnimations = true
        #expect(!answers.reducesMotion)
        answers.fileAnimations = true
        answers.xsettingsAnimations = nil
        #expect(!answers.reducesMotion)
    }
}
