import Foundation

/// ICC profiles made by the tests themselves (ICC.1:2001-04), and what their colors are.
enum TestProfiles {
    /// A profile of a class and a space with some tags.
    static func profile(kind: String, space: String, connection: String, _ tags: [(String, [UInt8])]) -> [UInt8] {
        let dataStart = 128 + 4 + 12 * tags.count
        var table = number(tags.count)
        var data: [UInt8] = []
        for (name, content) in tags {
            table += Array(name.utf8) + number(dataStart + data.count) + number(content.count)
            data += content + [UInt8](repeating: 0, count: (4 - content.count % 4) % 4)
        }
        let size = dataStart + data.count
        return number(size) + number(0) + [2, 0x40, 0, 0] + Array((kind + space + connection).utf8)
            + [UInt8](repeating: 0, count: 12) + Array("acsp".utf8) + [UInt8](repeating: 0, count: 28)
            + white + [UInt8](repeating: 0, count: 48) + table + data
    }

    /// Red, green and blue by three primaries under ICC's white, and one exponent.
    static func matrix(
        _ primaries: [[Double]], gamma: Double, kind: String = "mntr", name: String? = nil
    ) -> [UInt8] {
        let colors = zip(["rXYZ", "gXYZ", "bXYZ"], primaries).map { ($0, xyz($1)) }
        let curves = ["rTRC", "gTRC", "bTRC"].map { ($0, curve(gamma)) }
        return profile(
            kind: kind, space: "RGB ", connection: "XYZ ",
            colors + curves + [("wtpt", xyz(d50))] + (name.map { [description($0)] } ?? []))
    }

    /// A tag with a name in ASCII: its text, and no other forms of it.
    static func description(_ name: String) -> (String, [UInt8]) {
        let text = Array(name.utf8) + [0]
        return ("desc", Array("desc".utf8) + number(0) + number(text.count) + text + [UInt8](repeating: 0, count: 78))
    }

    /// Adobe RGB's primaries under ICC's white.
    static let adobePrimaries = [
        [0.60974, 0.31111, 0.01947], [0.20528, 0.62567, 0.06087], [0.14919, 0.06322, 0.74457],
    ]
    /// sRGB's.
    static let sRGBPrimaries = [
        [0.43607, 0.22249, 0.01392], [0.38515, 0.71687, 0.09708], [0.14307, 0.06061, 0.71410],
    ]
    static let adobe = matrix(adobePrimaries, gamma: 2.19921875)
    /// Gray by one exponent.
    static let gray = profile(
        kind: "mntr", space: "GRAY", connection: "XYZ ", [("kTRC", curve(1.0)), ("wtpt", xyz(d50))])

    /// Inks whose colors lie between those of full and no ink. `lab(inks)` says L, a and b of each of the 16 corners.
    static func inks(_ lab: ([Double]) -> (Double, Double, Double)) -> [UInt8] {
        var table: [UInt8] = Array("mft1".utf8) + [0, 0, 0, 0, 4, 3, 2, 0]
        for index in 0..<9 { table += fixed(index % 4 == 0 ? 1 : 0) }
        for _ in 0..<4 { table += (0...255).map { UInt8($0) } }
        for corner in 0..<16 {
            let (lightness, a, b) = lab((0..<4).map { Double(corner >> (3 - $0) & 1) })
            table += [lightness * 2.55, a + 128, b + 128].map { UInt8(min(max($0.rounded(), 0), 255)) }
        }
        for _ in 0..<3 { table += (0...255).map { UInt8($0) } }
        return profile(kind: "prtr", space: "CMYK", connection: "Lab ", [("A2B0", table), ("wtpt", xyz(d50))])
    }

    /// The sRGB color (0...255) of a color whose numbers (0...255) are powers of the light of some primaries.
    static func sRGB(_ color: [Double], _ primaries: [[Double]], gamma: Double) -> [Double] {
        let light = color.map { pow($0 / 255, gamma) }
        return sRGB(xyz: (0..<3).map { axis in (0..<3).reduce(0) { $0 + light[$1] * primaries[$1][axis] } })
    }

    /// The sRGB color of a color in Lab under ICC's white.
    static func sRGB(lab: (Double, Double, Double)) -> [Double] {
        let y = (lab.0 + 16) / 116
        let axes = [y + lab.1 / 500, y, y - lab.2 / 200]
        return sRGB(
            xyz: zip(axes, d50).map { $1 * ($0 > 6.0 / 29 ? $0 * $0 * $0 : ($0 - 16.0 / 116) * 108 / 841) })
    }

    private static func sRGB(xyz: [Double]) -> [Double] {
        let rows = [
            [3.1338561, -1.6168667, -0.4906146], [-0.9787684, 1.9161415, 0.0334540],
            [0.0719453, -0.2289914, 1.4052427],
        ]
        return rows.map { row in encoded(zip(row, xyz).reduce(0) { $0 + $1.0 * $1.1 }) }
    }

    /// sRGB's number (0...255) of light (0...1).
    static func encoded(_ light: Double) -> Double {
        let light = min(max(light, 0), 1)
        return 255 * (light <= 0.0031308 ? light * 12.92 : 1.055 * pow(light, 1 / 2.4) - 0.055)
    }

    private static let d50 = [0.9642, 1, 0.8249]
    private static let white = d50.flatMap(fixed)

    static func number(_ value: Int) -> [UInt8] { (0..<4).map { UInt8(truncatingIfNeeded: value >> (24 - 8 * $0)) } }
    private static func fixed(_ value: Double) -> [UInt8] { number(Int((value * 65536).rounded())) }
    private static func xyz(_ value: [Double]) -> [UInt8] {
        Array("XYZ ".utf8) + [0, 0, 0, 0] + value.flatMap(fixed)
    }
    private static func curve(_ gamma: Double) -> [UInt8] {
        let value = Int((gamma * 256).rounded())
        return Array("curv".utf8) + [0, 0, 0, 0] + number(1) + [UInt8(value >> 8), UInt8(value & 255)]
    }
}
