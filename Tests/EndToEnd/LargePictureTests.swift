import TestSupport
import Testing

@MainActor
@Suite("A picture of 100 megapixels", .serialized, .onStage, .timeLimit(.minutes(2)))
struct LargePictureTests {
    /// 12,500 x 8,000 pixels of one bit each: bright stripes in two colors, so that the background would be seen anywhere.
    private static var picture: [UInt8] {
        let (width, height) = (12_500, 8_000)
        let rowBytes = (width + 31) / 32 * 4
        func little(_ value: Int, _ count: Int) -> [UInt8] {
            (0..<count).map { UInt8(truncatingIfNeeded: value >> (8 * $0)) }
        }
        var bytes = Array("BM".utf8) + little(62 + rowBytes * height, 4) + little(0, 4) + little(62, 4)
        bytes += little(40, 4) + little(width, 4) + little(height, 4) + little(1, 2) + little(1, 2) + little(0, 4)
        bytes += little(rowBytes * height, 4) + little(2835, 4) + little(2835, 4) + little(2, 4) + little(2, 4)
        bytes += [40, 40, 220, 0, 60, 200, 90, 0]
        bytes.reserveCapacity(62 + rowBytes * height)
        for y in 0..<height {
            bytes += [UInt8](repeating: y / 24 % 2 == 0 ? 0b1111_0000 : 0b0000_1111, count: rowBytes)
        }
        return bytes
    }

    /// Pixels of the viewer's background, which is much darker than any of the picture.
    private func holes(in screen: Pixels) -> Int {
        let background = Pixels.RGB(18, 18, 18)
        var count = 0
        for y in stride(from: 0, to: screen.height, by: 3) {
            for x in stride(from: 0, to: screen.width, by: 3) where screen[x, y].distance(to: background) < 30 {
                count += 1
            }
        }
        return count
    }

    @Test("Pinched and flung with real touch, it never shows a hole")
    func noHoles() throws {
        let viewer = try Viewer([("large.bmp", Self.picture)], options: ["--fullscreen", "--policy", "cover"])
        try viewer.control.wait(for: "painted", timeout: 30_000)
        try viewer.look(atX: 6250, y: 4000, zoom: 0.3)
        let touch = viewer.stage.server.touch
        var holes: [Int] = []
        func look() throws { holes.append(self.holes(in: try viewer.stage.screen.capture())) }

        for round in 0..<3 {
            try touch.down(1, x: 600, y: 400)
            try touch.down(2, x: 680, y: 400)
            for step in 1...20 {
                // Out to six times, and with it to finer levels.
                let reach = Double(step) * 10
                try touch.move(1, x: 600 - reach, y: 400 - reach / 3)
                try touch.move(2, x: 680 + reach, y: 400 + reach / 3)
                pause(milliseconds: Hand.interval)
                if step % 5 == 0 { try look() }
            }
            try touch.up(1)
            try touch.up(2)
            try viewer.settle()
            for target in [(300.0, 250.0), (900, 500)] {
                try Hand(on: viewer).fling(from: (620, 380), to: target, steps: 8)
                for _ in 0..<4 { try look() }
                try viewer.settle()
                try look()
            }
            try viewer.look(atX: 3000 + Double(round) * 3000, y: 4000, zoom: 0.3)
        }
        #expect(holes.allSatisfy { $0 == 0 }, "\(holes)")
        #expect(holes.count > 30)
    }
}
