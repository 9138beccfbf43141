import Foundation
import Geometry
import Imaging
import Testing
import Wire

@Suite("Files that no helper copes with", .serialized, .timeLimit(.minutes(4)))
struct StubbornFileTests {
    private let wishes = OpenWishes(largestSideFirst: 0)

    @Test("A file that two helpers died of is not tried again until it changes, or the person wants it")
    func remembered() throws {
        let folder = try ScratchFolder()
        let path = try TroubleTests.slowPicture(in: folder)
        let bench = Bench()
        var number: UInt64 = 0
        func open(killing: Bool) -> Bench.Story {
            number += 1
            return bench.open(path, number: number, wishes: wishes) { change in
                guard killing, case .opened = change, let process = TroubleTests.helper(of: PictureID(number), bench)
                else {
                    return
                }
                kill(process, SIGKILL)
            }
        }
        #expect(open(killing: true).openings == 2)
        let again = open(killing: false)
        #expect(again.failure == .crashed && again.openings == 1 && again.info == nil)
        bench.loader.forgetFailures()
        #expect(open(killing: true).openings == 2)
        #expect(open(killing: false).failure == .crashed)
        // Another time of change is another content.
        let file = String(decoding: path, as: UTF8.self)
        try FileManager.default.setAttributes([.modificationDate: Date(timeIntervalSince1970: 1)], ofItemAtPath: file)
        #expect(open(killing: false).isDone)
    }

    @Test("A picture that is given up has not failed, however often")
    func givenUp() throws {
        let folder = try ScratchFolder()
        let path = try TroubleTests.slowPicture(in: folder)
        let bench = Bench()
        for number in 1...4 {
            let id = PictureID(UInt64(number))
            bench.loader.open(id, path: path, wishes: wishes)
            bench.wait(patience: 20) { if case .opened = $0.change { true } else { false } }
            bench.loader.cancel(id)
        }
        #expect(bench.open(path, number: 9).isDone)
    }

    @Test(
        "A helper that the system has stopped, as one that reads from a dead share, is given up; the next picture opens"
    )
    func stopped() throws {
        let folder = try ScratchFolder()
        let path = try TroubleTests.slowPicture(in: folder)
        var limits = LoadingLimits()
        limits.hangTime = 1000
        let bench = Bench(limits: limits)
        let story = bench.open(path, wishes: wishes) { change in
            guard case .opened = change, let process = TroubleTests.helper(of: PictureID(1), bench) else { return }
            kill(process, SIGSTOP)
        }
        #expect(story.failure == .hung(milliseconds: 1000))
        let small = try folder.file("small", TestPictures.ppm(width: 2, height: 2) { _, _ in (1, 2, 3) })
        #expect(bench.open(small, number: 2).isDone)
    }
}
