public import Geometry

/// The window's size in pixels and in points. Read anew for every frame: it changes with the window and with the monitor.
public struct ScreenMetrics: Hashable, Sendable {
    /// Device pixels of the frame buffer.
    public let output: PixelSize
    /// Points of the window: what fingers and the pointer are measured in.
    public let points: ViewSize
    /// Device pixels per point.
    public let scale: Double
    /// Points per unit of SDL's window coordinates: 1 on Wayland, 1 / scale on X11.
    let pointsPerUnit: Double

    /// The sizes that follow from what SDL says.
    ///
    /// - Parameters:
    ///   - output: the renderer's output.
    ///   - window: the window in SDL's units: points on Wayland, pixels on X11.
    ///   - desktopScale: device pixels per point where the window system has no scale of its own (X11).
    ///   - chosenScale: what the person set; it wins.
    public init(
        output: PixelSize, window: PixelSize, desktopScale: Double, chosenScale: Double?
    ) {
        let native = window.width > 0 && output.width > 0 ? Double(output.width) / Double(window.width) : 1
        let hasOwnScale = abs(native - 1) > 1e-6
        let wanted = chosenScale ?? (hasOwnScale ? Self.nominalScale(output, window) : desktopScale)
        scale = wanted.isFinite && wanted > 0 ? wanted : 1
        self.output = output
        points = ViewSize(width: Double(output.width) / scale, height: Double(output.height) / scale)
        pointsPerUnit = native / scale
    }

    /// Wayland's scales are multiples of 1/120, and pixels are whole: the sizes' ratio is the scale and a little more or less, another
    /// little for each size of the window. Gives the scale that explains the sizes, or else their ratio.
    private static func nominalScale(_ output: PixelSize, _ window: PixelSize) -> Double {
        let isWide = window.width >= window.height
        let ratio =
            isWide ? Double(output.width) / Double(window.width) : Double(output.height) / Double(window.height)
        let nominal = (ratio * 120).rounded() / 120
        let explains = { (pixels: Int, points: Int) in abs(Double(pixels) - Double(points) * nominal) <= 0.5 + 1e-9 }
        return explains(output.width, window.width) && explains(output.height, window.height) ? nominal : ratio
    }

    /// A place in SDL's window coordinates as a place in the view.
    public func viewPoint(x: Double, y: Double) -> ViewPoint { ViewPoint(x: x * pointsPerUnit, y: y * pointsPerUnit) }
}
