import Foundation
import Manual
import Testing

@Suite("What is made from the table of options")
struct ManualFileTests {
    @Test("The files in the project are as the table makes them", arguments: ManualFile.all)
    func current(file: ManualFile) throws {
        let place = Project.file(file.path)
        if Project.writes {
            try FileManager.default.createDirectory(
                at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(file.text.utf8).write(to: place)
        }
        let text = try? String(contentsOf: place, encoding: .utf8)
        #expect(text == file.text, "\(file.path) is not current: run scripts/write-manual")
    }
}
