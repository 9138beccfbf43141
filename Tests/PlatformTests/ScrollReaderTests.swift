import Geometry
import Platform
import Testing

@Suite("Scrolling on X11")
struct ScrollReaderTests {
    private let trackpad = ScrollSource(
        isTrackpad: true,
        scales: [
            .init(number: 2, axis: .horizontal, increment: 120), .init(number: 3, axis: .vertical, increment: 120),
        ])
    private let mouse = ScrollSource(isTrackpad: false, scales: [.init(number: 3, axis: .vertical, increment: 15)])

    /// What each of a row of numbers of the third axis means.
    private func read(_ values: [Double], _ source: ScrollSource) -> [ScrollReader.Scroll?] {
        var reader = ScrollReader()
        return values.map { reader.read([3: $0], of: 1, source) }
    }

    private func points(_ dx: Double, _ dy: Double) -> ScrollReader.Scroll { .points(ViewVector(dx: dx, dy: dy)) }
    private func notches(_ dy: Double) -> ScrollReader.Scroll { .notches(ViewVector(dx: 0, dy: dy)) }

    @Test("Fingers scroll by points, 40 for a notch, down being negative; the first number only says where they are")
    func fingers() {
        #expect(read([1000, 1120, 1090, 1090], trackpad) == [nil, points(0, -40), points(0, 10), nil])
        var reader = ScrollReader()
        _ = reader.read([2: 0, 3: 0], of: 1, trackpad)
        #expect(reader.read([2: 60, 3: -30], of: 1, trackpad) == points(20, 10))
        #expect(reader.read([0: 500, 1: 400], of: 1, trackpad) == nil, "the pointer's place")
        #expect(reader.read([2: .nan], of: 1, trackpad) == nil)
    }

    @Test("A wheel's whole notches are left to the presses of its buttons")
    func wheel() {
        #expect(read([0, 15, 30, 0], mouse) == [nil, nil, nil, nil])
    }

    @Test("A wheel finer than notches is told in parts of them, and then its whole notches are too")
    func fineWheel() {
        #expect(read([0, 3, 15, 30], mouse) == [nil, notches(-0.2), notches(-0.8), notches(-1)])
    }

    @Test("Presses are told already of trackpads and of fine wheels only")
    func presses() {
        var reader = ScrollReader()
        #expect(reader.tells(1, trackpad))
        #expect(!reader.tells(2, mouse))
        _ = reader.read([3: 0], of: 2, mouse)
        _ = reader.read([3: 3], of: 2, mouse)
        #expect(reader.tells(2, mouse))
        reader.forgetDevices()
        #expect(!reader.tells(2, mouse))
        #expect(!reader.tells(3, ScrollSource(isTrackpad: true, scales: [])))
    }

    @Test("What was scrolled while the pointer was over another window does not count")
    func elsewhere() {
        var reader = ScrollReader()
        _ = reader.read([3: 0], of: 1, trackpad)
        reader.forgetValues()
        #expect(reader.read([3: 6000], of: 1, trackpad) == nil)
        #expect(reader.read([3: 6012], of: 1, trackpad) == points(0, -4))
    }

    @Test("A device that scrolls the other way round does so by a negative increment")
    func natural() {
        let source = ScrollSource(isTrackpad: true, scales: [.init(number: 3, axis: .vertical, increment: -120)])
        #expect(read([0, 120], source) == [nil, points(0, 40)])
    }

    @Test("A press that was announced is recognized once, by its button and its time")
    func announced() {
        var presses = MadePresses()
        presses.announce(button: 5, stamp: 100)
        #expect(presses.takes(button: 4, stamp: 100) == false)
        #expect(presses.takes(button: 5, stamp: 101) == false)
        #expect(presses.takes(button: 5, stamp: 100) == true)
        #expect(presses.takes(button: 5, stamp: 100) == false)
    }

    @Test("On Wayland the compositor's word counts; without it parts of SDL's units mean fingers")
    func kinds() {
        #expect(!WheelKind.wheel.isPrecise(dx: 0, dy: 0.4))
        #expect(!WheelKind.either(isByFingers: nil).isPrecise(dx: 0, dy: -1))
        #expect(WheelKind.either(isByFingers: nil).isPrecise(dx: 0, dy: 0.4))
        #expect(WheelKind.either(isByFingers: true).isPrecise(dx: 1, dy: 0))
        #expect(!WheelKind.either(isByFingers: false).isPrecise(dx: 0, dy: 0.25))
    }
}
