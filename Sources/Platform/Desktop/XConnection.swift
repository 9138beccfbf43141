internal import CSDL2
import Glibc

/// A connection of its own to the X server, beside SDL's, made of a library that returns errors where Xlib ends the program. For one thread.
@safe
final class XConnection {
    /// Something that was said to everybody who listens.
    enum Event: Hashable {
        /// A window has another size.
        case resized(window: UInt32)
        /// A property of a window has another value or is gone.
        case property(UInt32, window: UInt32)
        /// A message; on the root window, that a selection has a new owner.
        case message
        /// Something else.
        case other
    }

    /// What to be told about a window.
    static let changes = XCB_EVENT_MASK_STRUCTURE_NOTIFY.rawValue | XCB_EVENT_MASK_PROPERTY_CHANGE.rawValue
    /// No property of a desktop is longer; in bytes.
    private static let longestProperty = 1 << 20

    let connection: OpaquePointer
    /// The root window of the screen that DISPLAY names.
    let root: UInt32
    /// That screen's number.
    let screen: Int

    /// Connects to the server that DISPLAY names; nil when there is none.
    init?() {
        var number: Int32 = 0
        guard let made = unsafe xcb_connect(nil, &number) else { return nil }
        unsafe connection = made
        screen = Int(number)
        guard unsafe xcb_connection_has_error(made) == 0, let root = unsafe Self.root(of: made, screen: number) else {
            unsafe xcb_disconnect(made)
            return nil
        }
        self.root = root
    }

    deinit { unsafe xcb_disconnect(connection) }

    /// What to poll for events.
    var descriptor: Int32 { unsafe xcb_get_file_descriptor(connection) }

    /// Whether the server is gone.
    var isBroken: Bool { unsafe xcb_connection_has_error(connection) != 0 }

    /// The number of a name.
    func atom(_ name: String) -> UInt32 {
        let cookie = unsafe name.withCString {
            unsafe xcb_intern_atom(connection, 0, UInt16(clamping: name.utf8.count), $0)
        }
        guard let reply = unsafe xcb_intern_atom_reply(connection, cookie, nil) else { return 0 }
        defer { unsafe free(reply) }
        return unsafe reply.pointee.atom
    }

    /// Asks to be told of a window's changes; one that is gone has none.
    func listen(to window: UInt32) {
        var mask = Self.changes
        _ = unsafe xcb_change_window_attributes(connection, window, XCB_CW_EVENT_MASK.rawValue, &mask)
        unsafe xcb_flush(connection)
    }

    /// The window that owns a selection.
    func owner(of selection: UInt32) -> UInt32? {
        let cookie = unsafe xcb_get_selection_owner(connection, selection)
        guard let reply = unsafe xcb_get_selection_owner_reply(connection, cookie, nil) else { return nil }
        defer { unsafe free(reply) }
        return unsafe reply.pointee.owner == 0 ? nil : reply.pointee.owner
    }

    /// The bytes of a property; nil when there is none.
    func bytes(of property: UInt32, window: UInt32) -> [UInt8]? {
        let cookie = unsafe xcb_get_property(connection, 0, window, property, 0, 0, UInt32(Self.longestProperty / 4))
        guard let reply = unsafe xcb_get_property_reply(connection, cookie, nil) else { return nil }
        defer { unsafe free(reply) }
        let count = unsafe Int(xcb_get_property_value_length(reply))
        guard unsafe reply.pointee.type != 0, let value = unsafe xcb_get_property_value(reply) else { return nil }
        return unsafe Array(UnsafeRawBufferPointer(start: value, count: max(count, 0)))
    }

    /// The next event that is there already.
    func nextEvent() -> Event? {
        guard let event = unsafe xcb_poll_for_event(connection) else { return nil }
        defer { unsafe free(event) }
        switch unsafe Int32(event.pointee.response_type & 0x7f) {
        case XCB_CONFIGURE_NOTIFY:
            return unsafe event.withMemoryRebound(to: xcb_configure_notify_event_t.self, capacity: 1) {
                unsafe .resized(window: $0.pointee.window)
            }
        case XCB_PROPERTY_NOTIFY:
            return unsafe event.withMemoryRebound(to: xcb_property_notify_event_t.self, capacity: 1) {
                unsafe .property($0.pointee.atom, window: $0.pointee.window)
            }
        case XCB_CLIENT_MESSAGE: return .message
        default: return .other
        }
    }

    private static func root(of connection: OpaquePointer, screen: Int32) -> UInt32? {
        guard let setup = unsafe xcb_get_setup(connection) else { return nil }
        var screens = unsafe xcb_setup_roots_iterator(setup)
        for _ in 0..<max(screen, 0) where unsafe screens.rem > 1 { unsafe xcb_screen_next(&screens) }
        return unsafe screens.rem > 0 ? screens.data.pointee.root : nil
    }
}
