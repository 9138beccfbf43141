import CX11
import TestSupport

/// A program that pastes: reads the clipboard of an X server, also what comes in pieces.
@MainActor
final class SelectionReader {
    private let display: OpaquePointer
    private let window: Window

    init(display name: String) throws {
        guard let display = XOpenDisplay(name) else { throw Trouble("No X server answers at \(name).") }
        self.display = display
        window = XCreateSimpleWindow(display, XDefaultRootWindow(display), 0, 0, 1, 1, 0, 0, 0)
        XSelectInput(display, window, Int(PropertyChangeMask))
    }

    isolated deinit { XCloseDisplay(display) }

    /// The names of the forms in which there is something on the clipboard; none when there is nothing.
    func forms() throws -> [String] {
        guard let bytes = try read("TARGETS") else { return [] }
        return bytes.withUnsafeBytes { Array($0.bindMemory(to: Atom.self)) }.compactMap { atom in
            guard let name = XGetAtomName(display, atom) else { return nil }
            defer { XFree(name) }
            return String(cString: name)
        }
    }

    /// What is on the clipboard in one form; nil when there is nothing in it. Of `TARGETS` the numbers are as long as C's.
    func read(_ form: String) throws -> [UInt8]? {
        let property = atom("VITRINE_TEST")
        XConvertSelection(display, atom("CLIPBOARD"), atom(form), property, window, Time(CurrentTime))
        let answer = try next { $0.type == SelectionNotify }.xselection
        guard answer.property != 0 else { return nil }
        let first = take(property)
        guard first.type == atom("INCR") else { return first.bytes }
        var all: [UInt8] = []
        while true {
            _ = try next { event in
                event.type == PropertyNotify && event.xproperty.atom == property
                    && event.xproperty.state == PropertyNewValue
            }
            let piece = take(property).bytes
            if piece.isEmpty { return all }
            all += piece
        }
    }

    /// Reads a property and takes it away, which asks for the next piece.
    private func take(_ property: Atom) -> (type: Atom, bytes: [UInt8]) {
        var type: Atom = 0
        var format: Int32 = 0
        var (count, left): (UInt, UInt) = (0, 0)
        var data: UnsafeMutablePointer<UInt8>?
        XGetWindowProperty(
            display, window, property, 0, 1 << 24, 1, Atom(AnyPropertyType), &type, &format, &count, &left, &data)
        defer { if let data { XFree(data) } }
        // Numbers of 32 bits come as C's long.
        let size = format == 32 ? MemoryLayout<Int>.size : Int(format) / 8
        return (type, Array(UnsafeBufferPointer(start: data, count: Int(count) * size)))
    }

    private func atom(_ name: String) -> Atom { XInternAtom(display, name, 0) }

    private func next(where isWanted: (XEvent) -> Bool) throws -> XEvent {
        let event = poll(within: 5000) { () -> XEvent? in
            while XPending(display) > 0 {
                var event = XEvent()
                XNextEvent(display, &event)
                if isWanted(event) { return event }
            }
            return nil
        }
        guard let event else { throw Trouble("Nobody answered for the clipboard.") }
        return event
    }
}
