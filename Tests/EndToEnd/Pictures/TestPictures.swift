/// The pictures that the tests look at.
enum TestPictures {
    static let red = Pixels.RGB(220, 30, 30)
    static let green = Pixels.RGB(30, 200, 30)
    static let blue = Pixels.RGB(30, 30, 220)
    static let yellow = Pixels.RGB(220, 220, 30)
    static let magenta = Pixels.RGB(255, 0, 255)
    static let cyan = Pixels.RGB(0, 255, 255)

    /// Where the magenta mark of `marked` is.
    static let magentaMark = (x: 900.0, y: 700.0)
    /// Where the cyan mark of `marked` is.
    static let cyanMark = (x: 1500.0, y: 900.0)

    /// Four quadrants: red, green above; blue, yellow below.
    static func quadrants(width: Int, height: Int) -> Pixels {
        func row(_ left: Pixels.RGB, _ right: Pixels.RGB) -> [UInt32] {
            [UInt32](repeating: left.word, count: width / 2)
                + [UInt32](repeating: right.word, count: width - width / 2)
        }
        let (above, below) = (row(red, green), row(blue, yellow))
        return Pixels(width: width, height: height) { y in y * 2 < height ? above[...] : below[...] }
    }

    /// 2400 x 1600, gray with a soft pattern and two marked details.
    static let marked: Pixels = {
        let grays = [UInt8](arrayLiteral: 90, 120).map { Pixels.RGB($0, $0, $0).word }
        let rows = [0, 1].map { first in (0..<2400).map { grays[($0 / 40 + first) % 2] } }
        var picture = Pixels(width: 2400, height: 1600) { y in rows[y / 40 % 2][...] }
        picture.drawDisc(x: magentaMark.x, y: magentaMark.y, radius: 18, color: magenta)
        picture.drawDisc(x: cyanMark.x, y: cyanMark.y, radius: 18, color: cyan)
        return picture
    }()

    /// A picture in which every pixel differs from its neighbors, always the same for the same size: each row is another
    /// part of one row of chance colors.
    static func detailed(width: Int, height: Int) -> Pixels {
        var random: UInt32 = 1
        let colors = (0..<(width + 1024)).map { _ -> UInt32 in
            random = random &* 1_664_525 &+ 1_013_904_223
            return 0xff00_0000 | random >> 8
        }
        return Pixels(width: width, height: height) { y in
            let start = y * 389 % 1024
            return colors[start..<(start + width)]
        }
    }
}
