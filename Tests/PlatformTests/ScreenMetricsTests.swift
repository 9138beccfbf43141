import Geometry
import Platform
import Testing

@Suite("Pixels and points")
struct ScreenMetricsTests {
    private func metrics(
        output: (Int, Int), window: (Int, Int), desktop: Double = 1, chosen: Double? = nil
    ) -> ScreenMetrics {
        ScreenMetrics(
            output: PixelSize(width: output.0, height: output.1), window: PixelSize(width: window.0, height: window.1),
            desktopScale: desktop, chosenScale: chosen)
    }

    @Test("Where the window system scales, the window's size is in points")
    func wayland() {
        let metrics = metrics(output: (1920, 1200), window: (1280, 800))
        #expect(metrics.scale == 1.5)
        #expect(metrics.points == ViewSize(width: 1280, height: 800))
    }

    @Test(
        "A fractional scale is the same for every size of the window, although pixels are whole",
        arguments: [150, 140, 165])
    func fractional(in120ths: Int) {
        let scale = Double(in120ths) / 120
        for width in stride(from: 301, to: 2400, by: 7) {
            let output = [width, width * 5 / 8].map { Int((Double($0) * scale).rounded()) }
            #expect(metrics(output: (output[0], output[1]), window: (width, width * 5 / 8)).scale == scale)
        }
    }

    @Test("Sizes that no scale explains give their ratio")
    func unexplained() {
        #expect(metrics(output: (2560, 1600), window: (400, 640)).scale == 2.5)
    }

    @Test("On X11 points are pixels divided by the desktop's scale")
    func x11() {
        let metrics = metrics(output: (2560, 1600), window: (2560, 1600), desktop: 2)
        #expect(metrics.scale == 2)
        #expect(metrics.points == ViewSize(width: 1280, height: 800))
    }

    @Test("The person's scale wins everywhere")
    func chosen() {
        #expect(metrics(output: (1000, 500), window: (1000, 500), desktop: 2, chosen: 1.25).points.width == 800)
        #expect(metrics(output: (2000, 1000), window: (1000, 500), chosen: 1).points.width == 2000)
    }

    @Test("A scale that is none is 1", arguments: [0, -1, Double.nan, .infinity])
    func absurd(scale: Double) {
        #expect(metrics(output: (100, 50), window: (100, 50), desktop: scale).scale == 1)
        #expect(metrics(output: (100, 50), window: (0, 0), chosen: scale).scale == 1)
    }

    @Test(
        "Xft.dpi of the X resources gives the desktop's scale",
        arguments: [
            ("Xft.dpi:\t192\n", 2), ("Xcursor.size: 24\nXft.dpi: 144\nXft.hinting: 1\n", 1.5), ("", 1),
            ("Xft.antialias:\t1\n", 1), ("Xft.dpi:\tlarge\n", 1), ("Xft.dpi:\t0\n", 1), ("Xft.dpi:\t100000\n", 1),
            ("  Xft.dpi :  120  ", 1.25), ("MyXft.dpi: 192\n", 1), ("Xft.dpi", 1),
        ])
    func resources(text: String, scale: Double) {
        #expect(XResources.scale(in: text) == scale)
    }
}
