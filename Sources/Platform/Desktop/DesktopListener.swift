import Glibc
internal import Threading

/// The thread of a `DesktopWatch`.
struct DesktopListener: ~Copyable {
    private let inbox: DesktopInbox
    private let connection: XConnection
    private let resources: UInt32
    private let settings: UInt32
    private let settingsSelection: UInt32
    /// Who keeps the desktop's settings.
    private var keeper: UInt32?

    /// Listens until the inbox is closed or the X server is gone.
    static func run(_ inbox: DesktopInbox) {
        guard let connection = XConnection() else { return }
        var listener = DesktopListener(inbox, connection)
        listener.listen()
    }

    private init(_ inbox: DesktopInbox, _ connection: XConnection) {
        self.inbox = inbox
        self.connection = connection
        resources = connection.atom("RESOURCE_MANAGER")
        settings = connection.atom("_XSETTINGS_SETTINGS")
        settingsSelection = connection.atom("_XSETTINGS_S\(connection.screen)")
    }

    private mutating func listen() {
        connection.listen(to: connection.root)
        tell(DesktopNews(settings: findSettings()))
        while !inbox.isOver, !connection.isBroken {
            var news = DesktopNews()
            // What follows asks the server, whose answer may bring more events along: only when none is left may it wait.
            while let event = connection.nextEvent() { take(event, &news) }
            tell(news)
            wait()
        }
    }

    private mutating func take(_ event: XConnection.Event, _ news: inout DesktopNews) {
        switch event {
        case .resized(connection.root): news.hasNewScreen = true
        case .property(resources, connection.root):
            news.resources = connection.bytes(of: resources, window: connection.root)
        case .property(settings, _): news.settings = findSettings() ?? news.settings
        case .message: news.settings = findSettings() ?? news.settings
        case .resized, .property, .other: break
        }
    }

    /// The settings, from the window that keeps them now.
    private mutating func findSettings() -> [UInt8]? {
        let owner = connection.owner(of: settingsSelection)
        if let owner, owner != keeper { connection.listen(to: owner) }
        keeper = owner
        return owner.flatMap { connection.bytes(of: settings, window: $0) }
    }

    private func tell(_ news: DesktopNews) {
        if news != DesktopNews() { inbox.add(news) }
    }

    private func wait() {
        var requests = [connection.descriptor, inbox.bell.descriptor].map {
            pollfd(fd: $0, events: Int16(POLLIN), revents: 0)
        }
        _ = unsafe poll(&requests, nfds_t(requests.count), -1)
    }
}
