import Foundation
import Localization
import Testing
import Wire

@testable import Imaging

@Suite("What is believed of a fetcher")
struct FetchConversationTests {
    private func file() -> OwnedDescriptor { OwnedDescriptor(taking: open("/dev/null", O_RDONLY | O_CLOEXEC)) }

    private func begun() throws -> FetchConversation {
        var conversation = FetchConversation(largestDownload: 1000)
        _ = try conversation.handle(.ready(.all), nil)
        return conversation
    }

    @Test("A download may wait, come, begin anew and end")
    func whole() throws {
        var conversation = try begun()
        let wait = FetchWait(reason: .cut, milliseconds: 500, tries: 1)
        let steps: [(FetchMessage, OwnedDescriptor?)] = [
            (.waiting(wait), nil), (.started(FetchStart(length: 900, present: 10, origin: .server)), file()),
            (.received(10), nil), (.received(500), nil), (.waiting(wait), nil),
            (.started(FetchStart(length: nil, origin: .server)), file()), (.received(20), nil),
            (.done(FetchEnd(length: 30, origin: .server)), nil),
        ]
        for (message, descriptor) in steps {
            guard case .tell = try conversation.handle(message, descriptor) else {
                Issue.record("\(message)")
                return
            }
        }
    }

    @Test("What cannot be ends it")
    func nonsense() throws {
        let start = FetchMessage.started(FetchStart(length: nil, present: 10, origin: .server))
        let stories: [[(FetchMessage, OwnedDescriptor?)]] = [
            [(.received(1), nil)], [(.done(FetchEnd(length: 1, origin: .server)), nil)], [(.ready(.all), nil)],
            [(start, nil)], [(start, file()), (.received(9), nil)], [(start, file()), (.received(1001), nil)],
            [(start, file()), (.done(FetchEnd(length: 5, origin: .server)), nil)],
            [(start, file()), (.received(20), file())], [(.failed(.cut), nil), (.failed(.cut), nil)],
            [(.started(FetchStart(length: 2000, present: 2000, origin: .cache)), file())],
        ]
        for story in stories {
            var conversation = try begun()
            for (message, descriptor) in story.dropLast() { _ = try conversation.handle(message, descriptor) }
            let (message, descriptor) = try #require(story.last)
            #expect(throws: WireError.self, "\(story)") { try conversation.handle(message, descriptor) }
        }
    }

    @Test("Each failure has a title, a reason with its host, and no word in braces left over")
    func words() {
        let failures: [FetchFailure] = [
            .badAddress, .offline, .notCached, .hostNotFound, .refused, .connectionTimedOut, .stalled, .cut, .proxy,
            .badCertificate, .encryption, .unreachableNumber, .notAccepted, .status(401), .status(403), .status(404),
            .status(407), .status(418),
            .status(429), .status(503), .badAnswer, .tooManyRedirects, .insecureRedirect, .badRedirect,
            .tooLarge(limit: 1 << 30), .storage(errno: ENOSPC), .storage(errno: EIO), .outgrown,
            .helperFault(detail: "x"), .elsewhere(host: "other.org", .badCertificate),
        ]
        for failure in failures {
            let failure = PictureFailure.fetching(failure)
            let text = failure.text(fileName: "a.jpg", host: "example.org", in: .english)
            #expect(text.what == "“a.jpg” was not fetched.")
            #expect(!text.why.isEmpty && !text.sentence.contains("{"), "\(text)")
            #expect(!failure.title.english.isEmpty && !failure.title.english.hasSuffix("."))
        }
        #expect(
            PictureFailure.fetching(.status(404)).text(fileName: "a.jpg", host: "example.org", in: .english).sentence
                == "“a.jpg” was not fetched. example.org has nothing at this address (404). Check the address.")
        let elsewhere = PictureFailure.fetching(.elsewhere(host: "other.org", .badCertificate))
        let sentence = elsewhere.text(fileName: "a.jpg", host: "example.org", in: .english).sentence
        #expect(sentence.contains("certificate of other.org") && !sentence.contains("example.org"))
        let refused = PictureFailure.fetching(.notAccepted).text(fileName: "a.jpg", host: "example.org", in: .english)
        #expect(refused.advice.contains("not accepted") && refused.why.contains("401"))
    }
}
