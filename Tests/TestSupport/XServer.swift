internal import Glibc

/// A real X server without a screen, with a touchscreen and a trackpad that tests can touch and, if wanted, a window manager.
public final class XServer {
    /// The screen's width in pixels.
    public static let width = 1280
    /// The screen's height in pixels.
    public static let height = 800
    private static let program = "/usr/lib/xorg/Xorg"
    private static let drivers = "/usr/lib/xorg/modules"

    /// Its display, as the variable DISPLAY names it.
    public let display: String
    /// Its touchscreen.
    public let touch: TouchDevice
    /// Its trackpad.
    public let trackpad: TrackpadDevice
    private let folder: TemporaryFolder
    private let server: ChildProcess
    private let windowManager: ChildProcess?

    /// What is missing to run one here, in words; nil when nothing is.
    public static var obstacle: String? {
        if geteuid() != 0 { return "only root can start an X server without a screen" }
        let files = [program, "\(drivers)/drivers/dummy_drv.so", "\(drivers)/input/inputtest_drv.so"]
        if let missing = files.first(where: { access($0, R_OK) != 0 }) { return "\(missing) is missing" }
        return nil
    }

    /// Starts a server on a free display, waits until it serves, then starts the window manager.
    ///
    /// Without one, windows stay where they put themselves, and nothing tells them to fill the screen.
    public init(hasWindowManager: Bool = true) throws(Trouble) {
        folder = try TemporaryFolder()
        let socket = folder.file("touch")
        let log = folder.file("log")
        let trackpadSocket = folder.file("trackpad")
        let configuration = XServerConfiguration(
            width: Self.width, height: Self.height, touchSocket: socket, trackpadSocket: trackpadSocket)
        try folder.write(Array(configuration.text.utf8), to: "xorg.conf")
        let answer = try PipeEnds()
        server = try ChildProcess(
            [
                Self.program, "-displayfd", "3", "-config", folder.file("xorg.conf"), "-logfile", log, "-ac",
                "-noreset",
                "-nolisten", "tcp", "-novtswitch", "-sharevts", "vt7",
            ], descriptors: [3: answer.write.number])
        display = try Self.readDisplay(answer.read, of: server)
        touch = try Self.connect("touchscreen") {
            try? TouchDevice(socketPath: socket, screenWidth: Self.width, screenHeight: Self.height)
        }
        trackpad = try Self.connect("trackpad") { try? TrackpadDevice(socketPath: trackpadSocket) }
        windowManager = hasWindowManager ? try Self.startWindowManager(display: display, home: folder.path) : nil
    }

    /// The environment in which a program shows its windows here.
    public var environment: [String: String?] {
        [
            "DISPLAY": display, "SDL_VIDEODRIVER": "x11", "WAYLAND_DISPLAY": nil, "HOME": folder.path,
            "XDG_RUNTIME_DIR": folder.path,
        ].merging(Self.noDesktop) { mine, _ in mine }
    }

    /// Variables by which programs would find the desktop of whoever runs the tests.
    public static let noDesktop: [String: String?] = [
        "DBUS_SESSION_BUS_ADDRESS": nil, "XDG_CONFIG_HOME": nil, "XDG_CURRENT_DESKTOP": nil,
        // The settings of this machine are not those of a test.
        "XDG_CONFIG_DIRS": "/nonexistent",
    ]

    private static func readDisplay(_ descriptor: borrowing Descriptor, of server: ChildProcess) throws(Trouble)
        -> String
    {
        var text = ""
        while !text.hasSuffix("\n") {
            let bytes: [UInt8]
            do {
                bytes = try descriptor.read(atMost: 16, within: 15_000)
            } catch {
                throw Trouble("The X server did not start: \(server.standardError)")
            }
            text += String(decoding: bytes, as: UTF8.self)
            if bytes.isEmpty { throw Trouble("The X server ended: \(server.standardError)") }
        }
        return ":" + text.dropLast()
    }

    private static func connect<Device>(_ name: String, _ connect: () -> Device?) throws(Trouble) -> Device {
        guard let device = poll(within: 5000, connect) else { throw Trouble("The X server has no \(name).") }
        return device
    }

    private static func startWindowManager(display: String, home: String) throws(Trouble) -> ChildProcess {
        let environment: [String: String?] = ["DISPLAY": display, "HOME": home, "XDG_CONFIG_HOME": home]
        let flag = "\(home)/manages"
        // Windows that are mapped while openbox starts can stay hidden; it runs this command when it has started.
        let manager = try ChildProcess(
            ["openbox", "--sm-disable", "--startup", "touch \(flag)"], environment: environment)
        guard eventually(within: 10_000, { access(flag, F_OK) == 0 }) else {
            throw Trouble("The window manager did not start: \(manager.standardError)")
        }
        return manager
    }
}
