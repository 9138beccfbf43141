/// The configuration of an X server with a screen in memory, which can be turned, and an emulated touchscreen and trackpad.
struct XServerConfiguration {
    var width: Int
    var height: Int
    var touchSocket: String
    var trackpadSocket: String

    /// The text of the file. The timings of the mode are free, since no monitor hangs on it.
    var text: String {
        """
        Section "ServerLayout"
            Identifier "layout"
            Screen "screen"
            InputDevice "touch" "SendCoreEvents"
            InputDevice "trackpad" "SendCoreEvents"
        EndSection
        Section "ServerFlags"
            Option "AutoAddDevices" "false"
            Option "AutoEnableDevices" "false"
            Option "DontVTSwitch" "true"
        EndSection
        Section "Device"
            Identifier "memory"
            Driver "dummy"
            VideoRam 256000
        EndSection
        Section "Monitor"
            Identifier "monitor"
            HorizSync 5.0-1000.0
            VertRefresh 5.0-200.0
            Modeline "mode" 83.46 \(width) \(width + 64) \(width + 200) \(width + 400) \(height) \(height + 1) \
        \(height + 4) \(height + 28)
            Modeline "turned" 83.46 \(height) \(height + 64) \(height + 200) \(height + 400) \(width) \(width + 1) \
        \(width + 4) \(width + 28)
        EndSection
        Section "Screen"
            Identifier "screen"
            Device "memory"
            Monitor "monitor"
            DefaultDepth 24
            SubSection "Display"
                Depth 24
                Modes "mode" "turned"
                Virtual \(max(width, height)) \(max(width, height))
            EndSubSection
        EndSection
        Section "InputDevice"
            Identifier "touch"
            Driver "inputtest"
            Option "SocketPath" "\(touchSocket)"
            Option "DeviceType" "Touch"
            Option "TouchCount" "10"
        EndSection
        Section "InputDevice"
            Identifier "trackpad"
            Driver "inputtest"
            Option "SocketPath" "\(trackpadSocket)"
            Option "DeviceType" "PointerGesture"
        EndSection

        """
    }
}
