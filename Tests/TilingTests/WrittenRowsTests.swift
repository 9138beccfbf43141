import TestSupport
import Testing
import Tiling

@Suite("Rows that are written")
struct WrittenRowsTests {
    @Test("Ranges in any order add up to the rows that they name, and nothing more")
    func addUp() throws {
        try forAll(cases: 500, seed: 501) { random in
            var written = WrittenRows()
            var rows: Set<Int> = []
            for _ in 0..<random.int(in: 0...12) {
                let start = random.int(in: 0...60)
                let range = start..<random.int(in: start...60)
                written.insert(range, level: 2)
                rows.formUnion(range)
            }
            try hold(written.count(ofLevel: 2) == rows.count, "\(written) counts \(written.count(ofLevel: 2))")
            for _ in 0..<30 {
                let start = random.int(in: 0...60)
                let range = start..<random.int(in: start...60)
                try hold(written.contains(range, level: 2) == rows.isSuperset(of: range), "\(range) in \(written)")
            }
        }
    }

    @Test("Levels are apart")
    func levels() {
        var written = WrittenRows()
        written.insert(0..<10, level: 1)
        #expect(written.contains(2..<9, level: 1))
        #expect(!written.contains(2..<9, level: 0))
        #expect(written.contains(4..<4, level: 0))
    }
}
