internal import Geometry
internal import Synchronization
internal import Wire

/// Takes the news of a fetch for one picture: the helper that decodes it hears of new bytes at once, the main thread by the inbox.
final class FetchReceiver: Sendable {
    private struct State {
        var incoming: IncomingFile?
        var status = FetchStatus()
    }

    private let id: PictureID
    private let inbox: Inbox
    private let state = Mutex(State())

    init(id: PictureID, inbox: Inbox) {
        self.id = id
        self.inbox = inbox
    }

    /// Takes news; from one thread at a time.
    func take(_ news: FetchNews) {
        state.withLock { state in
            switch news {
            case .started(let file): begin(file, &state)
            case .received(let bytes):
                state.incoming?.note(received: bytes, isComplete: false)
                report(FetchStatus(received: bytes, expected: state.status.expected), &state)
            case .waiting(let wait):
                var status = state.status
                status.wait = wait
                report(status, &state)
            case .done(length: 0):
                state.incoming?.fail(.empty)
                put(.notFetched(.empty))
            case .done(let length):
                state.incoming?.note(received: length, isComplete: true)
                report(FetchStatus(received: length, expected: length), &state)
            case .failed(let failure):
                state.incoming?.fail(failure)
                put(.notFetched(failure))
            }
        }
    }

    private func begin(_ file: FetchedFile, _ state: inout State) {
        if file.length == 0 { return put(.notFetched(.empty)) }
        let incoming = IncomingFile(received: file.present, expected: file.length)
        if file.present == file.length { incoming.note(received: file.present, isComplete: true) }
        state.incoming = incoming
        report(FetchStatus(received: file.present, expected: file.length), &state)
        do throws(PictureFailure) {
            var opened = try OpenedFile(fetched: file.descriptor, incoming)
            opened.isOutdated = file.isOutdated
            put(.fetched(opened))
        } catch {
            put(.notFetched(error))
        }
    }

    private func report(_ status: FetchStatus, _ state: inout State) {
        state.status = status
        put(.change(.fetching(status)))
    }

    private func put(_ content: Inbox.Item.Content) { inbox.put(Inbox.Item(id: id, attempt: nil, content: content)) }
}
