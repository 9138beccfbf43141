import Drawing
import Synchronization
import Testing

@testable import Typesetting

@Suite("The typesetter works beside the thread that asks")
struct TypesetterTests {
    /// Waits until a typesetter has delivered so many results, at most ten seconds.
    private func results(_ count: Int, from typesetter: Typesetter) async throws -> [Typesetter.Result] {
        var results: [Typesetter.Result] = []
        for _ in 0..<1000 where results.count < count {
            try await Task.sleep(for: .milliseconds(10))
            results += typesetter.takeResults()
        }
        return results
    }

    @Test("Requests come back in their order, each with its bitmap, and the sleeper is woken")
    func ordered() async throws {
        let wakes = Mutexed(0)
        let typesetter = Typesetter { wakes.change { $0 += 1 } }
        let requests = ["a", "bb", "漢字"].map { TextRequest($0, fontSize: 20, color: Color(white: 255)) }
        for request in requests { typesetter.request(request) }
        let results = try await results(3, from: typesetter)
        #expect(results.map(\.request) == requests)
        for result in results { #expect(throws: Never.self) { try result.outcome.get() } }
        #expect(wakes.value >= 1)
    }

    @Test("A text asked for twice before it was taken is made once; afterwards it can be asked for again")
    func once() async throws {
        let typesetter = Typesetter {}
        let request = TextRequest("once", fontSize: 20, color: Color(white: 255))
        let last = TextRequest("last", fontSize: 20, color: Color(white: 255))
        typesetter.request(request)
        typesetter.request(request)
        typesetter.request(last)
        #expect(try await results(2, from: typesetter).map(\.request) == [request, last])
        typesetter.request(request)
        #expect(try await results(1, from: typesetter).map(\.request) == [request])
    }

    @Test("A typesetter that goes away with work to do ends in order")
    func leaves() {
        for count in 0..<20 {
            let typesetter = Typesetter {}
            for number in 0..<count {
                typesetter.request(TextRequest("text \(number)", fontSize: 20, color: Color(white: 255)))
            }
        }
    }

    @Test("The shelf gives one id to one text and forgets what is no longer used")
    func shelf() async throws {
        let typesetter = Typesetter {}
        let requests = ["one", "two"].map { TextRequest($0, fontSize: 20, color: Color(white: 255)) }
        for request in requests { typesetter.request(request) }
        let results = try await results(2, from: typesetter)
        var shelf = TextShelf(firstNumber: 5)
        #expect(shelf.bitmap(of: requests[0]) == nil)
        let bitmaps = shelf.receive(results)
        #expect(bitmaps.map(\.0) == [BitmapID(5), BitmapID(6)])
        #expect(shelf.receive(results).isEmpty)
        #expect(shelf.bitmap(of: requests[1])?.0 == BitmapID(6))
        #expect(shelf.bitmap(of: requests[1])?.1 == bitmaps[1].1.size)
        #expect(shelf.clear(except: [requests[0]]).isEmpty, "there is room for more")
        #expect(shelf.clear(except: [requests[0]], room: 1) == [BitmapID(6)])
        #expect(shelf.bitmap(of: requests[1]) == nil)
        #expect(shelf.bitmap(of: requests[0]) != nil)
    }

    @Test("A text that could not be set still has a place, so that a card does not wait for it")
    func failed() {
        let request = TextRequest("x", fontSize: 20, color: Color(white: 255))
        var shelf = TextShelf()
        let bitmaps = shelf.receive([Typesetter.Result(request: request, outcome: .failure(.noFonts))])
        #expect(bitmaps.first?.1.pixels == [0, 0, 0, 0])
        #expect(shelf.bitmap(of: request) != nil)
    }
}

/// A number that two threads change.
private final class Mutexed<Value: Sendable>: Sendable {
    private let mutex: Mutex<Value>
    init(_ value: Value) { mutex = Mutex(value) }
    var value: Value { mutex.withLock { $0 } }
    func change(_ body: (inout Value) -> Void) {
        mutex.withLock { value in
            var copy = value
            body(&copy)
            value = copy
        }
    }
}
