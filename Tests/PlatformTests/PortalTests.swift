import Platform
import TestSupport
import Testing

@Suite(
    "The desktop's portal", .serialized,
    .enabled(if: FakePortal.obstacle == nil, "\(FakePortal.obstacle ?? "A bus can be started.")"),
    .timeLimit(.minutes(1)))
struct PortalTests {
    @Test(
        "Each of its ways to ask for less motion is understood",
        arguments: [
            ("org.freedesktop.appearance reduced-motion", FakePortal.Value.number(1), true),
            ("org.freedesktop.appearance reduced-motion", .number(0), false),
            ("org.gnome.desktop.interface enable-animations", .bool(false), true),
            ("org.gnome.desktop.interface enable-animations", .bool(true), false),
            ("org.kde.kdeglobals.KDE AnimationDurationFactor", .text("0"), true),
            ("org.kde.kdeglobals.KDE AnimationDurationFactor", .text("1.25"), false),
            ("org.gnome.desktop.interface enable-animations", .text("nonsense"), false),
        ])
    func understood(name: String, value: FakePortal.Value, reducesMotion: Bool) throws {
        let fake = try FakePortal([name: value])
        let portal = try #require(Portal(address: fake.address))
        #expect(portal.answers().reducesMotion == reducesMotion)
    }

    @Test("A bus without a portal says nothing, and no bus is no portal")
    func nobody() throws {
        let daemon = try ChildProcess(["/usr/bin/dbus-daemon", "--session", "--nofork", "--print-address"])
        let address = try #require(
            poll(within: 10_000) { daemon.standardOutput.hasSuffix("\n") ? daemon.standardOutput : nil })
        #expect(try #require(Portal(address: String(address.dropLast()))).answers() == MotionAnswers())
        #expect(Portal(address: "unix:path=/nowhere/at/all") == nil)
        #expect(Portal(address: "nonsense") == nil)
    }
}
