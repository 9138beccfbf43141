import CDBus
import Foundation
import Synchronization
import TestSupport

/// A session bus of its own, and on it a service that plays the desktop's portal.
final class FakePortal {
    /// What a setting holds.
    enum Value: Sendable {
        case bool(Bool)
        case number(UInt32)
        case text(String)
    }

    /// What is missing to run one here, in words; nil when nothing is.
    static var obstacle: String? {
        access("/usr/bin/dbus-daemon", X_OK) == 0 ? nil : "/usr/bin/dbus-daemon is missing"
    }

    /// The bus.
    let address: String
    private let daemon: ChildProcess
    private let isOver = SharedFlag()

    /// Starts bus and service; the settings' names are "group key".
    init(_ settings: [String: Value]) throws {
        let daemon = try ChildProcess(["/usr/bin/dbus-daemon", "--session", "--nofork", "--print-address"])
        let address = poll(within: 10_000) { () -> String? in
            let text = daemon.standardOutput
            return text.hasSuffix("\n") ? String(text.dropLast()) : nil
        }
        guard let address else { throw Trouble("The bus did not start: \(daemon.standardError)") }
        self.daemon = daemon
        self.address = address
        let isReady = SharedFlag()
        Thread.detachNewThread { [isOver] in Self.serve(settings, at: address, isReady, until: isOver) }
        guard eventually({ isReady.isRaised }) else { throw Trouble("The service did not start.") }
    }

    deinit { isOver.raise() }

    private static func serve(
        _ settings: [String: Value], at address: String, _ isReady: SharedFlag, until isOver: SharedFlag
    ) {
        guard let connection = cdbus_open(address) else { return }
        defer { cdbus_close(connection) }
        dbus_bus_request_name(connection, "org.freedesktop.portal.Desktop", 0, nil)
        isReady.raise()
        while !isOver.isRaised, dbus_connection_read_write(connection, 20) != 0 {
            while let message = dbus_connection_pop_message(connection) {
                answer(message, on: connection, settings)
                dbus_message_unref(message)
            }
        }
    }

    private static func answer(_ message: OpaquePointer, on connection: OpaquePointer, _ settings: [String: Value]) {
        guard dbus_message_is_method_call(message, "org.freedesktop.portal.Settings", "Read") != 0 else { return }
        var arguments = DBusMessageIter()
        dbus_message_iter_init(message, &arguments)
        let name = [text(&arguments), text(&arguments)].joined(separator: " ")
        let reply: OpaquePointer?
        if let value = settings[name] {
            reply = dbus_message_new_method_return(message)
            if let reply { append(value, to: reply) }
        } else {
            reply = dbus_message_new_error(
                message, "org.freedesktop.portal.Error.NotFound", "Requested setting not found")
        }
        dbus_connection_send(connection, reply, nil)
        dbus_connection_flush(connection)
        dbus_message_unref(reply)
    }

    private static func text(_ arguments: inout DBusMessageIter) -> String {
        var text: UnsafePointer<CChar>?
        dbus_message_iter_get_basic(&arguments, &text)
        dbus_message_iter_next(&arguments)
        return text.map { String(cString: $0) } ?? ""
    }

    /// A variant in a variant, as `Read` answers.
    private static func append(_ value: Value, to reply: OpaquePointer) {
        let signature =
            switch value {
            case .bool: "b"
            case .number: "u"
            case .text: "s"
            }
        let type = code(signature)
        var (arguments, outer, inner) = (DBusMessageIter(), DBusMessageIter(), DBusMessageIter())
        dbus_message_iter_init_append(reply, &arguments)
        dbus_message_iter_open_container(&arguments, code("v"), "v", &outer)
        dbus_message_iter_open_container(&outer, code("v"), signature, &inner)
        switch value {
        case .bool(let bool):
            var number: UInt32 = bool ? 1 : 0
            dbus_message_iter_append_basic(&inner, type, &number)
        case .number(var number):
            dbus_message_iter_append_basic(&inner, type, &number)
        case .text(let text):
            text.withCString { text in
                var pointer: UnsafePointer<CChar>? = text
                _ = dbus_message_iter_append_basic(&inner, type, &pointer)
            }
        }
        dbus_message_iter_close_container(&outer, &inner)
        dbus_message_iter_close_container(&arguments, &outer)
    }

    /// The protocol's codes of types are characters.
    private static func code(_ character: String) -> Int32 { Int32(character.utf8.first ?? 0) }
}

/// A flag that two threads share.
final class SharedFlag: Sendable {
    private let state = Mutex(false)

    var isRaised: Bool { state.withLock { $0 } }

    func raise() { state.withLock { $0 = true } }
}
