internal import CSDL2
import Glibc

/// What the owner of a selection says to the X server.
extension XConnection {
    /// The most bytes that go in one piece.
    static let pieceBytes = 128 * 1024

    /// A window that is never seen, whose properties are told of.
    func makeHiddenWindow() -> UInt32 {
        let window = unsafe xcb_generate_id(connection)
        var mask = XCB_EVENT_MASK_PROPERTY_CHANGE.rawValue
        _ = unsafe xcb_create_window(
            connection, 0, window, root, 0, 0, 1, 1, 0, UInt16(XCB_WINDOW_CLASS_INPUT_ONLY.rawValue), 0,
            XCB_CW_EVENT_MASK.rawValue, &mask)
        return window
    }

    /// Lets a window own a selection from a time on.
    func own(_ selection: UInt32, by window: UInt32, since time: UInt32) {
        _ = unsafe xcb_set_selection_owner(connection, window, selection, time)
        _ = unsafe xcb_flush(connection)
    }

    /// Writes bytes into a property.
    func write(_ bytes: some Collection<UInt8>, to property: UInt32, of window: UInt32, type: UInt32) {
        let piece = Array(bytes)
        _ = unsafe xcb_change_property(
            connection, UInt8(XCB_PROP_MODE_REPLACE.rawValue), window, property, type, 8, UInt32(piece.count), piece)
        _ = unsafe xcb_flush(connection)
    }

    /// Writes numbers of 32 bits into a property.
    func write(_ numbers: [UInt32], to property: UInt32, of window: UInt32, type: UInt32) {
        _ = unsafe xcb_change_property(
            connection, UInt8(XCB_PROP_MODE_REPLACE.rawValue), window, property, type, 32, UInt32(numbers.count),
            numbers)
        _ = unsafe xcb_flush(connection)
    }

    /// Asks to be told of another program's window's properties.
    func followProperties(of window: UInt32) {
        var mask = XCB_EVENT_MASK_PROPERTY_CHANGE.rawValue
        _ = unsafe xcb_change_window_attributes(connection, window, XCB_CW_EVENT_MASK.rawValue, &mask)
    }

    /// Answers a wish: what was asked for is in its property, or cannot be had.
    func answer(_ request: SelectionRequest, isThere: Bool) {
        var event = xcb_selection_notify_event_t()
        event.response_type = UInt8(XCB_SELECTION_NOTIFY)
        event.time = request.time
        event.requestor = request.requestor
        event.selection = request.selection
        event.target = request.target
        event.property = isThere ? request.property : 0
        // An event has 32 bytes on the wire, this one 24.
        var bytes = [CChar](repeating: 0, count: 32)
        unsafe withUnsafeBytes(of: event) { event in
            unsafe bytes.withUnsafeMutableBytes { unsafe $0.copyBytes(from: event) }
        }
        _ = unsafe xcb_send_event(connection, 0, request.requestor, 0, bytes)
        _ = unsafe xcb_flush(connection)
    }

    /// The next event that is there already.
    func nextSelectionEvent() -> SelectionEvent? {
        guard let event = unsafe xcb_poll_for_event(connection) else { return nil }
        defer { unsafe free(event) }
        switch unsafe Int32(event.pointee.response_type & 0x7f) {
        case XCB_SELECTION_REQUEST:
            return unsafe event.withMemoryRebound(to: xcb_selection_request_event_t.self, capacity: 1) {
                unsafe .request(SelectionRequest($0.pointee))
            }
        case XCB_SELECTION_CLEAR: return .cleared
        case XCB_PROPERTY_NOTIFY:
            return unsafe event.withMemoryRebound(to: xcb_property_notify_event_t.self, capacity: 1) { event in
                let event = unsafe event.pointee
                return UInt32(event.state) == XCB_PROPERTY_DELETE.rawValue
                    ? .taken(property: event.atom, window: event.window)
                    : .written(window: event.window, time: event.time)
            }
        default: return .other
        }
    }
}
