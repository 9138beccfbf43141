internal import CSDL2
internal import Geometry

/// What the devices of an X server can do, asked when it is needed first.
struct XInputDevices {
    private struct Facts {
        var isScreen = false
        var scrolling: ScrollSource?
    }

    private var known: [Int32: Facts] = [:]

    /// Devices have come or gone.
    mutating func forget() { known = [:] }

    /// Whether a device is a screen that is touched where the picture is.
    mutating func isScreen(_ device: Int32, _ display: OpaquePointer) -> Bool {
        unsafe facts(device, display).isScreen
    }

    /// How one scrolls on a device; nil when one does not.
    mutating func scrollSource(_ device: Int32, _ display: OpaquePointer) -> ScrollSource? {
        unsafe facts(device, display).scrolling
    }

    private mutating func facts(_ device: Int32, _ display: OpaquePointer) -> Facts {
        if let facts = known[device] { return facts }
        let facts = unsafe Self.ask(device, display)
        known[device] = facts
        return facts
    }

    /// Asks about all devices, because to ask about one that has just gone is an error that ends the program.
    private static func ask(_ device: Int32, _ display: OpaquePointer) -> Facts {
        var facts = Facts()
        var count: Int32 = 0
        guard let list = unsafe XIQueryDevice(display, XIAllDevices, &count) else { return facts }
        defer { unsafe XIFreeDeviceInfo(list) }
        var scales: [ScrollSource.Scale] = []
        for place in 0..<Int(max(count, 0)) where unsafe list[place].deviceid == device {
            guard let classes = unsafe list[place].classes else { continue }
            for index in unsafe 0..<Int(max(list[place].num_classes, 0)) {
                guard let part = unsafe UnsafeRawPointer(classes[index]) else { continue }
                switch unsafe classes[index]?.pointee.type {
                case XITouchClass:
                    facts.isScreen = unsafe part.load(as: XITouchClassInfo.self).mode == XIDirectTouch
                case XIScrollClass:
                    scales.append(ScrollSource.Scale(unsafe part.load(as: XIScrollClassInfo.self)))
                default:
                    break
                }
            }
        }
        if !scales.isEmpty {
            let isTrackpad = unsafe csdl2_xinput_is_trackpad(display, device) != 0
            facts.scrolling = ScrollSource(isTrackpad: isTrackpad, scales: scales)
        }
        return facts
    }
}

extension ScrollSource.Scale {
    fileprivate init(_ info: XIScrollClassInfo) {
        self.init(
            number: Int(info.number), axis: info.scroll_type == XIScrollTypeVertical ? .vertical : .horizontal,
            increment: info.increment)
    }
}
