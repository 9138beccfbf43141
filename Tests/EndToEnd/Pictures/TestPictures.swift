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
        Pixels(width: width, height: height) { x, y in
            y * 2 < height ? (x * 2 < width ? red : green) : (x * 2 < width ? blue : yellow)
        }
    }

    /// 2400 x 1600, gray with a soft pattern and two marked details.
    static let marked: Pixels = {
        var picture = Pixels(width: 2400, height: 1600) { x, y in
            let gray = UInt8(90 + (x / 40 + y / 40) % 2 * 30)
            return Pixels.RGB(gray, gray, gray)
        }
        picture.drawDisc(x: magentaMark.x, y: magentaMark.y, radius: 18, color: magenta)
        picture.drawDisc(x: cyanMark.x, y: cyanMark.y, radius: 18, color: cyan)
        return picture
    }()

    /// A picture in which every pixel differs from its neighbors, always the same for the same size.
    static func detailed(width: Int, height: Int) -> Pixels {
        Pixels(width: width, height: height) { x, y in
            var value = UInt32(truncatingIfNeeded: x &* 73_856_093 ^ y &* 19_349_663)
            value ^= value << 13
            value ^= value >> 17
            value ^= value << 5
            return Pixels.RGB(UInt8(value & 255), UInt8(value >> 8 & 255), UInt8(value >> 16 & 255))
        }
    }
}
