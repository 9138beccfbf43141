internal import CSDL2
internal import Gestures

/// What SDL knows about touch devices.
enum TouchDevices {
    /// The id of the mouse that SDL plays with fingers: SDL_TOUCH_MOUSEID, a macro that Swift does not see.
    static let emulatedMouse = UInt32.max

    /// Whether the device is a screen that is touched where the picture is; a trackpad is none.
    static func isScreen(_ device: SDL_TouchID) -> Bool { SDL_GetTouchDeviceType(device) == SDL_TOUCH_DEVICE_DIRECT }

    /// The fingers that are down, as far as SDL knows.
    static func fingersDown() -> Set<FingerID> {
        var down: Set<FingerID> = []
        for number in 0..<max(0, SDL_GetNumTouchDevices()) {
            let device = SDL_GetTouchDevice(number)
            for index in 0..<max(0, SDL_GetNumTouchFingers(device)) {
                guard let finger = unsafe SDL_GetTouchFinger(device, index) else { continue }
                unsafe down.insert(FingerID(device: device, finger: finger.pointee.id))
            }
        }
        return down
    }
}
