import CSDL2
import Foundation
import Geometry
import Platform
import Testing

@MainActor
@Suite("Waking and waiting", .serialized, .enabled(Stage.missing) { await Stage.isAvailable })
struct WakerTests {
    private func screen(_ waker: Waker) throws -> Platform.Screen {
        try Platform.Screen(
            ScreenOptions(
                title: "waker", size: ViewSize(width: 40, height: 30), videoDrivers: "offscreen",
                renderDrivers: ["software"]), waker: waker)
    }

    @Test("Many wakes between two drains are one")
    func coalesced() throws {
        let waker = Waker()
        let screen = try screen(waker)
        _ = screen.drain()
        for _ in 0..<1000 { waker.wake() }
        #expect(screen.drain() == [.woken])
        #expect(screen.drain().isEmpty)
        waker.wake()
        #expect(screen.drain() == [.woken])
    }

    @Test(
        "SDL puts no marks of its own into the queue, which pile up where a driver must look for events each millisecond"
    )
    func leavesNothing() throws {
        let screen = try screen(Waker())
        #expect(SDL_EventState(SDL_POLLSENTINEL.rawValue, SDL_QUERY) == UInt8(SDL_IGNORE))
        withExtendedLifetime(screen) {}
    }

    @Test("A wake before the screen opens is seen by its first drain")
    func early() throws {
        let waker = Waker()
        waker.wake()
        #expect(try screen(waker).drain().contains(.woken))
    }

    @Test("A wake after the screen has closed does nothing, and the next screen sees it")
    func late() throws {
        let waker = Waker()
        do { _ = try screen(waker).drain() }
        waker.wake()
        #expect(try screen(waker).drain().contains(.woken))
    }

    @Test("A wake from another thread ends a wait that would last for ever", .timeLimit(.minutes(1)))
    func otherThread() throws {
        let waker = Waker()
        let screen = try screen(waker)
        _ = screen.drain()
        let thread = Thread {
            for _ in 0..<200 { waker.wake() }
        }
        thread.start()
        screen.wait(until: nil)
        #expect(screen.drain().contains(.woken))
    }

    @Test("A wait ends at its deadline, not before; one that has passed does not wait")
    func deadline() throws {
        let screen = try screen(Waker())
        _ = screen.drain()
        let clock = Clock()
        let deadline = clock.now + 30
        screen.wait(until: deadline)
        #expect(clock.now >= deadline)
        screen.wait(until: clock.now - 1000)
    }

    @Test("Without a display the error says what to do")
    func noDisplay() throws {
        var sentence = ""
        do throws(PlatformError) {
            _ = try Platform.Screen(
                ScreenOptions(title: "none", size: ViewSize(width: 40, height: 30), videoDrivers: "no-such-driver"))
        } catch { sentence = error.sentence }
        #expect(sentence.contains("Wayland or X11"))
    }
}
