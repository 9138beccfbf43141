import Geometry

/// The limits and the start zoom of a picture in a view, as docs/zoom-policies.md has them.
struct ZoomRange: Hashable, Sendable {
    let limits: ZoomLimits
    let start: Double

    init(options: ZoomOptions, view: ViewSize, scale: Double, content: ContentSize) {
        let fit = Self.fit(content, in: view)
        let fill = Self.fill(content, in: view)
        let actual = 1 / scale
        var min = fit
        var max = fit
        var start = fit
        switch options.policy {
        case .photos:
            start = options.enlargesSmallPictures ? fit : Swift.min(fit, actual)
            min = start
            max = Swift.max(8 * actual, 2.5 * start, fit)
        case .step:
            max = 1.5
        case .toggle:
            max = 1
        case .point:
            max = Swift.max(4 * fit, 1)
        case .cover:
            // "0" in practice: the picture's longer side is one point.
            min = 1 / Swift.max(content.width, content.height)
            max = 2
            start = fill
        case .avatar:
            max = fill
        }
        max = Swift.max(max, min)
        // What the person sets stands; what is derived gives way.
        if let wanted = options.minZoom {
            min = wanted
            max = Swift.max(max, min)
        }
        if let wanted = options.maxZoom {
            max = wanted
            min = Swift.min(min, max)
        }
        start = Swift.min(Swift.max(start, min), max)
        limits = options.isScrollOnly ? ZoomLimits(min: start, max: start) : ZoomLimits(min: min, max: max)
        self.start = start
    }

    static func fit(_ content: ContentSize, in view: ViewSize) -> Double {
        Swift.min(view.width / content.width, view.height / content.height)
    }

    static func fill(_ content: ContentSize, in view: ViewSize) -> Double {
        Swift.max(view.width / content.width, view.height / content.height)
    }
}
