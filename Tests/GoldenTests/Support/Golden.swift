import Drawing
import Foundation
import Geometry
import Localization
import Platform
import Scene
import Testing
import Typesetting

/// A window in which scenes are really drawn, with real text, and compared with pictures of how they should look (`Tests/Goldens`).
///
/// Write the pictures anew with `VITRINE_WRITE_GOLDENS=1 scripts/test GoldenTests`, look at each of them, and add them to the commit. What differs
/// is kept in the folder that `VITRINE_SHOTS` names.
@MainActor
struct Golden {
    nonisolated static let missing: Comment = "SDL's offscreen driver with OpenGL ES 2 does not work on this machine"

    /// Whether this machine can draw without a display.
    static let isAvailable: Bool = {
        guard let golden = try? Golden(width: 16, height: 16) else { return false }
        return !golden.screen.canvas.isSoftware
    }()

    /// Levels of a channel by which a pixel may differ: graphics drivers round as they like.
    private static let tolerance = 12
    /// The part of all pixels that may differ by more, as the edges of letters do with another version of a font library.
    private static let toleratedShare = 0.002

    /// The window's size in points.
    let view: ViewSize
    /// Device pixels per point.
    let scale: Double
    private let screen: Screen
    private let background: [DrawCommand]

    /// A window of a size in points over a background.
    init(
        width: Double, height: Double, scale: Double = 1, over background: GoldenBackground = .halves
    ) throws {
        // What the machine's own environment asks for is not what is tested here.
        unsetenv("SDL_VIDEODRIVER")
        unsetenv("SDL_RENDER_DRIVER")
        view = ViewSize(width: width, height: height)
        self.scale = scale
        // Scenes are drawn in device pixels, so that a window of as many points serves any scale.
        screen = try Screen(
            ScreenOptions(
                title: "golden", size: ViewSize(width: width * scale, height: height * scale), scale: 1,
                videoDrivers: "offscreen", renderDrivers: ["opengles2"]))
        _ = screen.drain()
        self.background = background.commands(width: width * scale, height: height * scale)
    }

    /// Keeps a bitmap that is no text.
    func keep(_ bitmap: Bitmap, as id: BitmapID) throws { try screen.canvas.setBitmap(bitmap, as: id) }

    /// Draws a scene until all its texts are there, and compares the frame with the golden picture of a name.
    func expect(
        _ name: String, sourceLocation: SourceLocation = #_sourceLocation,
        scene: (@escaping (TextRequest) -> (BitmapID, PixelSize)?) -> OverlayFrame
    ) throws {
        let pixels = try draw(scene)
        let file = GoldenFile(name)
        if ProcessInfo.processInfo.environment["VITRINE_WRITE_GOLDENS"] != nil {
            try file.write(pixels)
            return
        }
        guard let wanted = try file.read() else {
            try file.keep(pixels)
            Issue.record("There is no picture \(file.path)", sourceLocation: sourceLocation)
            return
        }
        guard wanted.size == pixels.size else {
            try file.keep(pixels)
            Issue.record("\(name) is of \(pixels.size), not of \(wanted.size)", sourceLocation: sourceLocation)
            return
        }
        let differing = wanted.differences(from: pixels, tolerance: Self.tolerance)
        if Double(differing) > Self.toleratedShare * Double(pixels.size.width * pixels.size.height) {
            try file.keep(pixels)
            Issue.record("\(name) differs in \(differing) pixels", sourceLocation: sourceLocation)
        }
    }

    /// The pixels of a scene when all its texts are there.
    func draw(
        _ scene: (@escaping (TextRequest) -> (BitmapID, PixelSize)?) -> OverlayFrame
    ) throws -> Bitmap {
        var shelf = TextShelf()
        let typesetter = Typesetter {}
        for _ in 0..<20 {
            let frame = scene { [shelf] in shelf.bitmap(of: $0) }
            guard frame.missing.isEmpty else {
                try fetch(frame.missing, by: typesetter, to: &shelf)
                continue
            }
            screen.canvas.show(
                DrawList(background: ViewScene.background, commands: background + frame.commands))
            #expect(screen.canvas.failedCommands == 0)
            let capture = try screen.canvas.capture()
            return try #require(Bitmap(size: capture.size, pixels: capture.pixels))
        }
        throw GoldenTrouble.textsWithoutEnd
    }

    /// Waits without giving up the thread: SDL knows one window at a time.
    private func fetch(_ texts: [TextRequest], by typesetter: Typesetter, to shelf: inout TextShelf) throws {
        for text in texts { typesetter.request(text) }
        for _ in 0..<2000 where texts.contains(where: { shelf.bitmap(of: $0) == nil }) {
            for (id, bitmap) in shelf.receive(typesetter.takeResults()) { try screen.canvas.setBitmap(bitmap, as: id) }
            usleep(5000)
        }
        guard texts.allSatisfy({ shelf.bitmap(of: $0) != nil }) else { throw GoldenTrouble.textsDoNotCome }
    }
}

/// Why nothing could be drawn.
enum GoldenTrouble: Error {
    case textsWithoutEnd
    case textsDoNotCome
    case unreadable(path: String)
}

extension Bitmap {
    /// How many pixels differ from those of a bitmap of the same size by more than some levels in a channel.
    func differences(from other: Bitmap, tolerance: Int) -> Int {
        stride(from: 0, to: min(pixels.count, other.pixels.count), by: 4).count { start in
            (start..<start + 3).contains { abs(Int(pixels[$0]) - Int(other.pixels[$0])) > tolerance }
        }
    }
}
