import Foundation
import Glibc
import TestSupport

/// A Wayland compositor whose only output is a window that covers a whole X server. What touches the X server's screen there is real
/// `wl_touch` here, through the output's scale and rotation.
@MainActor
final class Sway {
    /// What is missing to run one here, in words; nil when nothing is.
    nonisolated static var obstacle: String? {
        let programs: [String] = ["/usr/bin/sway", "/usr/bin/swaymsg", "/usr/bin/setpriv"]
        let missing = programs.first { access($0, X_OK) != 0 }
        return missing.map { "\($0) is missing" }
    }

    /// Sway refuses to run as root: it runs as Debian's user without rights.
    private static let user: uid_t = 65534

    /// The environment in which a program shows its windows there. X11 could be reached as well: a viewer must prefer Wayland.
    let environment: [String: String?]
    private(set) var scale = 1.0
    private(set) var transform = 0
    private let folder: TemporaryFolder
    private let process: ChildProcess
    private let commands: String

    /// Starts it on an X server without a window manager, and waits until it serves.
    init(on server: XServer) throws {
        let folder = try TemporaryFolder()
        let runtime = folder.file("run")
        let configuration = try folder.write(Array(Self.configuration.utf8), to: "config")
        guard chmod(folder.path, 0o711) == 0, mkdir(runtime, 0o700) == 0, chown(runtime, Self.user, Self.user) == 0
        else { throw Trouble.system("make \(runtime)", errno) }
        let display = server.environment["DISPLAY"] ?? nil
        let process = try ChildProcess(
            [
                "/usr/bin/setpriv", "--reuid=\(Self.user)", "--regid=\(Self.user)", "--clear-groups", "/usr/bin/sway",
                "--config", configuration,
            ],
            environment: [
                "DISPLAY": display, "WAYLAND_DISPLAY": nil, "WLR_BACKENDS": "x11", "WLR_RENDERER": "pixman",
                "XDG_RUNTIME_DIR": runtime, "HOME": runtime,
            ])
        let sockets = try poll(within: 15_000, every: 20) { () throws -> (wayland: String, commands: String)? in
            if let status = process.exitStatus { throw Trouble("sway ended with \(status): \(process.standardError)") }
            let names = (try? FileManager.default.contentsOfDirectory(atPath: runtime)) ?? []
            guard let wayland = names.first(where: { $0.hasPrefix("wayland-") && !$0.hasSuffix(".lock") }),
                let commands = names.first(where: { $0.hasPrefix("sway-ipc") })
            else { return nil }
            return (wayland, "\(runtime)/\(commands)")
        }
        guard let sockets else { throw Trouble("sway did not start: \(process.standardError)") }
        self.folder = folder
        self.process = process
        commands = sockets.commands
        environment = [
            "DISPLAY": display, "WAYLAND_DISPLAY": sockets.wayland, "XDG_RUNTIME_DIR": runtime, "HOME": folder.path,
            "SDL_VIDEODRIVER": nil,
        ].merging(XServer.noDesktop) { mine, _ in mine }
        try setOutput(scale: 1, transform: 0)
    }

    /// The size of the output in points, as it is turned.
    var viewSize: [Double] {
        let sides = [XServer.width, XServer.height].map { Double($0) / scale }
        return transform % 180 == 0 ? sides : sides.reversed()
    }

    /// Where a place of a window that fills the output is on the X server's screen, in pixels.
    func screenPoint(x: Double, y: Double) -> (x: Double, y: Double) {
        let (right, down) = (x * scale, y * scale)
        let (width, height) = (Double(XServer.width), Double(XServer.height))
        return switch transform {
        case 90: (width - down, right)
        case 180: (width - right, height - down)
        case 270: (down, height - right)
        default: (right, down)
        }
    }

    /// Scales the output and turns it (clockwise, in degrees), and waits until it is so.
    func setOutput(scale: Double, transform: Int) throws {
        let turned = transform == 0 ? "normal" : "\(transform)"
        try tell("output \(Self.output) scale \(scale) transform \(turned)")
        self.scale = scale
        self.transform = transform
        let isDone = try eventually(within: 5000, every: 20) {
            let output = try outputs().first
            return output?.scale == scale && output?.transform == turned && output?.current_mode?.width == XServer.width
        }
        guard isDone else { throw Trouble("The output did not become \(scale), \(turned): \(try outputs())") }
    }

    /// Gives sway a command, in its own words.
    @discardableResult
    func tell(_ words: String...) throws -> String {
        try ChildProcess.run(["/usr/bin/swaymsg", "-s", commands, "-r"] + words)
    }

    /// The application ids of all windows.
    func applicationIDs() throws -> [String] {
        let tree = try JSONDecoder().decode(Node.self, from: Data(tell("-t", "get_tree").utf8))
        return tree.applicationIDs
    }

    private struct Node: Decodable {
        var app_id: String?
        var nodes: [Node]
        var floating_nodes: [Node]

        var applicationIDs: [String] { [app_id].compactMap { $0 } + (nodes + floating_nodes).flatMap(\.applicationIDs) }
    }

    private struct Output: Decodable {
        struct Mode: Decodable {
            var width: Int
            var height: Int
        }
        var scale: Double?
        var transform: String?
        var current_mode: Mode?
    }

    private func outputs() throws -> [Output] {
        try JSONDecoder().decode([Output].self, from: Data(tell("-t", "get_outputs").utf8))
    }

    private static let output = "X11-1"

    private static var configuration: String {
        """
        xwayland disable
        default_border none
        default_floating_border none
        output \(output) mode --custom \(XServer.width)x\(XServer.height)@60Hz
        output \(output) background #000000 solid_color

        """
    }
}
