import CX11
import TestSupport

/// A file manager's part in dragging a file onto a window: the source's side of the XDND protocol, version 5.
@MainActor
final class FileDrop {
    private let display: OpaquePointer
    private let source: Window
    private let target: Window

    /// A drag that will end on a window.
    init(display name: String, target: Window) throws {
        guard let display = XOpenDisplay(name) else { throw Trouble("No X server answers at \(name).") }
        self.display = display
        self.target = target
        source = XCreateSimpleWindow(display, XDefaultRootWindow(display), 0, 0, 1, 1, 0, 0, 0)
    }

    isolated deinit { XCloseDisplay(display) }

    /// Drags a file over the window, at a place on the screen, and lets go of it.
    func drop(path: String, x: Int, y: Int) throws { try drop(addresses: ["file://\(path)"], x: x, y: y) }

    /// Drags addresses of any kind over the window, at a place on the screen, and lets go of them.
    func drop(addresses: [String], x: Int, y: Int) throws {
        XSetSelectionOwner(display, atom("XdndSelection"), source, Time(CurrentTime))
        send("XdndEnter", [5 << 24, Int(atom("text/uri-list")), 0, 0])
        send("XdndPosition", [0, x << 16 | y, Int(CurrentTime), Int(atom("XdndActionCopy"))])
        let status = try next { $0.type == ClientMessage && $0.xclient.message_type == atom("XdndStatus") }
        guard status.xclient.data.l.1 & 1 == 1 else { throw Trouble("The window accepts no files.") }
        send("XdndDrop", [0, Int(CurrentTime), 0, 0])
        let request = try next { $0.type == SelectionRequest }.xselectionrequest
        answer(request, with: addresses.map { "\($0)\r\n" }.joined())
        _ = try next { $0.type == ClientMessage && $0.xclient.message_type == atom("XdndFinished") }
    }

    private func atom(_ name: String) -> Atom { XInternAtom(display, name, 0) }

    /// Tells the target something; the first of the five numbers is always the source.
    private func send(_ kind: String, _ numbers: [Int]) {
        var event = XEvent()
        event.xclient.type = ClientMessage
        event.xclient.window = target
        event.xclient.message_type = atom(kind)
        event.xclient.format = 32
        event.xclient.data.l = (Int(source), numbers[0], numbers[1], numbers[2], numbers[3])
        XSendEvent(display, target, 0, 0, &event)
        XFlush(display)
    }

    private func answer(_ request: XSelectionRequestEvent, with text: String) {
        let bytes = Array(text.utf8)
        XChangeProperty(
            display, request.requestor, request.property, request.target, 8, PropModeReplace, bytes, Int32(bytes.count))
        var event = XEvent()
        event.xselection.type = SelectionNotify
        event.xselection.requestor = request.requestor
        event.xselection.selection = request.selection
        event.xselection.target = request.target
        event.xselection.property = request.property
        event.xselection.time = request.time
        XSendEvent(display, request.requestor, 0, 0, &event)
        XFlush(display)
    }

    /// The next event of a kind; others are passed over.
    private func next(where isWanted: (XEvent) -> Bool) throws -> XEvent {
        let event = poll(within: 3000) { () -> XEvent? in
            while XPending(display) > 0 {
                var event = XEvent()
                XNextEvent(display, &event)
                if isWanted(event) { return event }
            }
            return nil
        }
        guard let event else { throw Trouble("The window did not answer the drag.") }
        return event
    }
}
