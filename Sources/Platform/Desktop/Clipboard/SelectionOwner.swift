import Glibc
internal import Threading

/// The thread of an `XClipboard`: owns the selection CLIPBOARD and hands it out, by the X Consortium's ICCCM, section 2.
struct SelectionOwner: ~Copyable {
    /// A form that is too long for one piece, on its way to a window piece by piece.
    private struct Transfer {
        let window: UInt32
        let property: UInt32
        let type: UInt32
        var rest: ArraySlice<UInt8>
    }

    private let inbox: ClipboardInbox
    private let connection: XConnection
    private let window: UInt32
    private let clipboard: UInt32
    private let targets: UInt32
    private let timestamp: UInt32
    private let incremental: UInt32
    /// What waits for the server's time, with which it can be owned.
    private var arriving: ClipboardContent?
    /// What is handed out, by the numbers of its forms.
    private var forms: [(target: UInt32, bytes: [UInt8])] = []
    private var since: UInt32 = 0
    private var transfers: [Transfer] = []

    /// Readers that fall asleep in the middle are given up when there are so many.
    private static let mostTransfers = 16

    /// Hands out until the inbox is closed or the X server is gone.
    static func run(_ inbox: ClipboardInbox) {
        guard let connection = XConnection() else { return }
        var owner = SelectionOwner(inbox, connection)
        owner.serve()
    }

    private init(_ inbox: ClipboardInbox, _ connection: XConnection) {
        self.inbox = inbox
        self.connection = connection
        window = connection.makeHiddenWindow()
        clipboard = connection.atom("CLIPBOARD")
        targets = connection.atom("TARGETS")
        timestamp = connection.atom("TIMESTAMP")
        incremental = connection.atom("INCR")
    }

    private mutating func serve() {
        while !inbox.isOver, !connection.isBroken {
            if let content = inbox.take() {
                arriving = content
                // The change of a property tells the server's time.
                connection.write([], to: connection.atom("VITRINE_TIME"), of: window, type: timestamp)
            }
            while let event = connection.nextSelectionEvent() { take(event) }
            wait()
        }
    }

    private mutating func take(_ event: SelectionEvent) {
        switch event {
        case .written(window, let time):
            guard let content = arriving else { return }
            arriving = nil
            forms = content.forms.map { (connection.atom($0.name), $0.bytes) }
            since = time
            connection.own(clipboard, by: window, since: time)
        case .cleared:
            if connection.owner(of: clipboard) != window { forms = [] }
        case .request(let request): connection.answer(request, isThere: serve(request))
        case .taken(let property, let window): goOn(property, window)
        case .written, .other: break
        }
    }

    /// Puts what was asked for into its property; false when there is no such thing.
    private mutating func serve(_ request: SelectionRequest) -> Bool {
        guard request.selection == clipboard, !forms.isEmpty else { return false }
        switch request.target {
        case targets:
            let all = [targets, timestamp] + forms.map(\.target)
            connection.write(all, to: request.property, of: request.requestor, type: Self.atomType)
        case timestamp:
            connection.write([since], to: request.property, of: request.requestor, type: Self.integerType)
        default:
            guard let form = forms.first(where: { $0.target == request.target }) else { return false }
            hand(form.bytes, over: request)
        }
        return true
    }

    private mutating func hand(_ bytes: [UInt8], over request: SelectionRequest) {
        guard bytes.count > XConnection.pieceBytes else {
            connection.write(bytes, to: request.property, of: request.requestor, type: request.target)
            return
        }
        if transfers.count >= Self.mostTransfers { transfers.removeFirst() }
        transfers.append(
            Transfer(
                window: request.requestor, property: request.property, type: request.target, rest: bytes[...]))
        connection.followProperties(of: request.requestor)
        connection.write(
            [UInt32(clamping: bytes.count)], to: request.property, of: request.requestor, type: incremental)
    }

    /// The reader has taken a piece: the next one; one of no bytes is the end.
    private mutating func goOn(_ property: UInt32, _ window: UInt32) {
        guard let index = transfers.firstIndex(where: { $0.property == property && $0.window == window }) else {
            return
        }
        let transfer = transfers[index]
        let piece = transfer.rest.prefix(XConnection.pieceBytes)
        connection.write(piece, to: property, of: window, type: transfer.type)
        transfers[index].rest = transfer.rest.dropFirst(piece.count)
        if piece.isEmpty { transfers.remove(at: index) }
    }

    private func wait() {
        var requests = [connection.descriptor, inbox.bell.descriptor].map {
            pollfd(fd: $0, events: Int16(POLLIN), revents: 0)
        }
        _ = unsafe poll(&requests, nfds_t(requests.count), -1)
    }

    /// ATOM and INTEGER, whose numbers the protocol fixes.
    private static let atomType: UInt32 = 4
    private static let integerType: UInt32 = 19
}
