import Drawing
import Geometry
import Scene
import Testing

@Suite("Cross-fades")
struct CrossFadeSceneTests {
    private static let key = TileKey(picture: PictureID(1), level: 0, column: 0, row: 0)

    private func tile(_ x: Double, _ y: Double, _ width: Double, _ height: Double, opacity: Double = 1) -> DrawCommand {
        .tile(
            TileQuad(
                key: Self.key, source: Rect(x: 0, y: 0, width: width, height: height),
                topLeft: DevicePoint(x: x, y: y), topRight: DevicePoint(x: x + width, y: y),
                bottomLeft: DevicePoint(x: x, y: y + height), bottomRight: DevicePoint(x: x + width, y: y + height),
                sampling: .smooth, isOpaque: true, opacity: opacity))
    }

    /// What a pixel shows when the former picture is 0, the new one 1 and the background 0.5: by the commands' own blending.
    private func shade(_ commands: [DrawCommand], x: Double, y: Double, formerCount: Int) -> Double {
        var value = 0.5
        for (index, command) in commands.enumerated() {
            switch command {
            case .tile(let quad):
                guard x >= quad.topLeft.x, x < quad.bottomRight.x, y >= quad.topLeft.y, y < quad.bottomRight.y else {
                    continue
                }
                value += ((index < formerCount ? 0.0 : 1.0) - value) * quad.opacity
            case .mesh(let mesh):
                let (xs, ys) = (mesh.vertices.map(\.position.x), mesh.vertices.map(\.position.y))
                guard let left = xs.min(), let right = xs.max(), let top = ys.min(), let bottom = ys.max(),
                    x >= left, x < right, y >= top, y < bottom, let color = mesh.vertices.first?.color
                else { continue }
                value += (0.5 - value) * Double(color.alpha) / 255
            case .bitmap, .clip: break
            }
        }
        return value
    }

    @Test(
        "Every pixel is the mean of the former and the new frame, also where only one of them has a picture",
        arguments: [1.0, 0.75, 0.2, 0])
    func mean(opacity: Double) {
        let former = [tile(-20, 10, 70, 40)]
        let now = [tile(30, 20, 40, 60), tile(70, 20, 10, 60)]
        let commands = CrossFadeScene.commands(
            from: former, to: now, opacity: opacity, output: PixelSize(width: 100, height: 90))
        for (x, y, old, new) in [
            (40.0, 30.0, 0.0, 1.0), (10, 20, 0, 0.5), (60, 70, 0.5, 1), (5, 5, 0.5, 0.5), (75, 30, 0.5, 1),
            (95, 85, 0.5, 0.5),
        ] {
            let seen = shade(commands, x: x, y: y, formerCount: former.count)
            #expect(abs(seen - (old * opacity + new * (1 - opacity))) < 0.01, "at \(x), \(y)")
        }
    }
}
