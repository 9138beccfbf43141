/// The answer of the control command `state`.
struct ViewerState: Decodable, Equatable {
    struct Picture: Decodable, Equatable {
        var path: String?
        var index: Int
        var count: Int
        var size: [Double]?
        var format: String?
        var loading: String
        var progress: Double?
        var download: Download?
        var animation: Animation?
        var title: String?
        var caption: String?
        var date: String?
        var notice: String?
        var error: String?
    }

    struct Download: Decodable, Equatable {
        var received: Int
        var expected: Int?
        var waiting: String?
    }

    struct Animation: Decodable, Equatable {
        var frame: Int
        var count: Int
        var playing: Bool
    }

    struct Camera: Decodable, Equatable {
        var center: [Double]
        var zoom: Double
        var offset: [Double]
        var rotation: Double
        var limits: [Double]
    }

    struct View: Decodable, Equatable {
        var size: [Double]
        var scale: Double
        var policy: String
        var fullscreen: Bool
        var reducedMotion: Bool
    }

    struct Slideshow: Decodable, Equatable {
        var running: Bool
        var seconds: Double
    }

    struct Target: Decodable, Equatable {
        var name: String
        var frame: [Double]

        /// The place in its middle.
        var center: (x: Double, y: Double) { (frame[0] + frame[2] / 2, frame[1] + frame[3] / 2) }
    }

    struct List: Decodable, Equatable {
        var open: Bool
        var columns: Int
        var offset: Double
        var selection: Int
        var count: Int
        var complete: Bool
    }

    struct Resident: Decodable, Equatable {
        var textures: Int
        var bytes: Int
    }

    struct Helper: Decodable, Equatable {
        var pid: Int32
        var program: String
        var picture: String?
    }

    var picture: Picture
    var camera: Camera
    var view: View
    var gesture: String
    var settled: Bool
    var frames: Int
    var touches: Int
    var fingers: Int
    var overlay: [String]
    var list: List
    var targets: [Target]
    var focus: String?
    var slideshow: Slideshow?
    /// What the information panel says, a label and a value each.
    var information: [[String]]?
    var resident: Resident
    var helpers: [Helper]

    /// Where a place of the picture is in the window.
    func viewPoint(x: Double, y: Double) -> (x: Double, y: Double) {
        if camera.rotation == 0 { return (camera.offset[0] + x * camera.zoom, camera.offset[1] + y * camera.zoom) }
        let way = Turn(degrees: camera.rotation).applied(toX: x - camera.center[0], y: y - camera.center[1])
        return (view.size[0] / 2 + camera.zoom * way.x, view.size[1] / 2 + camera.zoom * way.y)
    }
}
