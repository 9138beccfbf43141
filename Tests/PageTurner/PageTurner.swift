import Geometry
import Glibc
import Imaging
import TestSupport

/// Opens and gives up pictures, as fast as a thumb on a key would, while helpers are killed.
struct PageTurner {
    private static let patience = 30_000
    private let loader: PictureLoader
    private let pictures: [[UInt8]]
    private var random: SeededGenerator
    private var number: UInt64 = 0

    init(decoder: String, pictures: [[UInt8]], seed: UInt64) {
        loader = PictureLoader(decoderPath: decoder, limits: LoadingLimits()) {}
        self.pictures = pictures
        random = SeededGenerator(seed: seed)
    }

    /// Turns pages until so many helpers were killed; returns how many of the pictures can be shown after that.
    func run(kills: Int) -> Int {
        var turner = self
        var killed = 0
        while killed < kills { killed += turner.step() }
        turner.giveUpAll()
        loader.forgetFailures()
        let shown = pictures.count { turner.canShow($0) }
        loader.shutDown()
        return shown
    }

    /// One page; returns how many helpers were killed on the way.
    private mutating func step() -> Int {
        number += 1
        let path = random.element(of: pictures) ?? []
        loader.open(PictureID(number), path: path, wishes: OpenWishes(largestSideFirst: 400))
        if number > 3, random.chance(0.7) { loader.cancel(PictureID(number - 3)) }
        usleep(UInt32(random.int(in: 0...6000)))
        _ = loader.drain()
        // Killed twice in a row, a file counts as one that no helper can cope with.
        if number % 10 == 0 { loader.forgetFailures() }
        guard random.chance(0.8), let victim = random.element(of: loader.helpers()) else { return 0 }
        return kill(victim.processID, random.pick(SIGKILL, SIGSEGV, SIGTERM)) == 0 ? 1 : 0
    }

    /// Gives all pictures up and waits until no helper is left but a spare one: then no death is noted any more.
    private func giveUpAll() {
        for picture in 1...number { loader.cancel(PictureID(picture)) }
        for _ in 0..<Self.patience where loader.helpers().count > 1 { usleep(1000) }
    }

    private mutating func canShow(_ path: [UInt8]) -> Bool {
        number += 1
        loader.open(PictureID(number), path: path, wishes: OpenWishes(largestSideFirst: 400))
        for _ in 0..<Self.patience {
            for event in loader.drain() where event.id == PictureID(number) {
                if case .done = event.change { return true }
                if case .failed = event.change { return false }
            }
            usleep(1000)
        }
        return false
    }
}
