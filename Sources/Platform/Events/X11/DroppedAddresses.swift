internal import CSDL2

/// Addresses of the web that were dropped on the window. SDL hands on the files of a list that was dropped, and forgets its other lines.
enum DroppedAddresses {
    /// The addresses that an event of the X server brings, a line each; nothing when it brings none.
    static func read(_ event: UnsafePointer<XEvent>) -> [NativeInput] {
        var count: UInt = 0
        guard let data = unsafe csdl2_x11_dropped_list(event, &count) else { return [] }
        defer { unsafe XFree(data) }
        let text = unsafe Array(UnsafeBufferPointer(start: data, count: Int(clamping: count)))
        let lines = text.split { $0 == 0x0a || $0 == 0x0d }.filter(isOfTheWeb)
        return lines.isEmpty ? [] : [.dropped(text: Array(lines.joined(separator: [0x0a])))]
    }

    private static func isOfTheWeb(_ line: ArraySlice<UInt8>) -> Bool {
        let start = String(decoding: line.prefix(8), as: UTF8.self).lowercased()
        return start.hasPrefix("http://") || start == "https://"
    }
}
