internal import Wire

/// What the viewer makes of the messages of a fetcher that has its order: it believes nothing, checks everything, and says what to do next.
struct FetchConversation {
    /// What to do next.
    enum Action {
        /// It has locked itself up. What it is not kept from although it should be, a line each.
        case noteProtections(lacking: [String])
        /// Tell those who asked.
        case tell(FetchNews)
        /// Nothing can be kept: what the system said.
        case noteUnusableCache(errno: Int32)
    }

    private enum State {
        case starting
        case asking
        case receiving(bytes: Int)
        case over
    }

    private let largestDownload: Int
    private var state = State.starting

    /// A conversation about a download of at most so many bytes.
    init(largestDownload: Int) { self.largestDownload = largestDownload }

    /// Takes the next message. Throws that the fetcher talks nonsense; then the conversation is over.
    mutating func handle(_ message: FetchMessage, _ descriptor: OwnedDescriptor?) throws(WireError) -> Action {
        guard message.bringsDescriptor == (descriptor != nil) else {
            throw .descriptors(expected: message.bringsDescriptor ? 1 : 0, received: descriptor == nil ? 0 : 1)
        }
        switch (state, message) {
        case (.starting, .ready(let protections, let refusals)):
            state = .asking
            return .noteProtections(
                lacking: ProtectionCheck(protections: protections, refusals: refusals, of: .fetcher).lackingLines)
        case (.asking, .started(let start)), (.receiving, .started(let start)):
            guard let descriptor, start.present <= largestDownload else { throw .invalidField("beginning") }
            state = .receiving(bytes: start.present)
            return .tell(
                .started(
                    FetchedFile(
                        descriptor: descriptor, length: start.length, present: start.present,
                        mediaType: start.mediaType, isOutdated: start.origin == .outdatedCache)))
        case (.receiving(let before), .received(let bytes)):
            guard bytes >= before, bytes <= largestDownload else { throw .invalidField("number of bytes") }
            state = .receiving(bytes: bytes)
            return .tell(.received(bytes))
        case (.asking, .waiting(let wait)), (.receiving, .waiting(let wait)):
            return .tell(.waiting(wait))
        case (.receiving(let before), .done(let end)):
            guard end.length >= before, end.length <= largestDownload else { throw .invalidField("length") }
            state = .over
            return .tell(.done(length: end.length))
        case (.starting, .failed(let failure)), (.asking, .failed(let failure)), (.receiving, .failed(let failure)):
            state = .over
            return .tell(.failed(.fetching(failure)))
        case (.asking, .cacheUnusable(let errno)), (.receiving, .cacheUnusable(let errno)):
            return .noteUnusableCache(errno: errno)
        case (.starting, _), (.asking, _), (.receiving, _), (.over, _):
            throw .unexpectedMessage
        }
    }
}
