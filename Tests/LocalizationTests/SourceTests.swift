import Foundation
import Localization
import Testing

@Suite("The sources")
struct SourceTests {
    /// The lines of all Swift files of some modules, without comments.
    private func lines(_ modules: String...) throws -> [(place: String, line: String)] {
        try modules.flatMap { module in
            let folder = Strings.package.appending(path: "Sources/\(module)")
            let files =
                FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)?.compactMap { $0 as? URL }
                ?? []
            return try files.filter { $0.pathExtension == "swift" }.flatMap { file in
                try String(contentsOf: file, encoding: .utf8).split(separator: "\n", omittingEmptySubsequences: false)
                    .enumerated().map { ("\(module)/\(file.lastPathComponent):\($0 + 1)", String($1)) }
                    .filter { !$0.1.drop(while: \.isWhitespace).hasPrefix("//") }
            }
        }
    }

    @Test("have phrases where the window speaks: no card, notice, remark or drawn text is a literal")
    func literals() throws {
        // The debug overlay speaks English, as logs do.
        let speaking =
            /\.remark\("|\.noticed\(\s*"|\.noticed\(\["|OverlayCard\([^)]*(title|reason|advice): "|\.request\(\s*"[^"]*[A-Za-z]{2}|(title|reason|advice|hint): "[A-Z]/
        let all = try lines("Viewing", "Scene", "VitrineApp", "Imaging")
        #expect(all.count > 5000)
        let found = all.filter { !$0.place.contains("Debug") && $0.line.contains(speaking) }
        #expect(found.map { "\($0.place): \($0.line)" } == [])
    }

    @Test("give decoders no words of ours that languages do not know")
    func decoders() throws {
        let words = /(?:\.damaged\(detail: |detail: |\.other\(|name: |other: )"([^"\\]+)"/
        // Faults of the conversation between our own programs are for those who repair them.
        let known = try lines("Codecs", "DecoderHost").filter {
            !$0.line.contains("helperFault") && !$0.line.contains("isPicture: true")
        }
        let found = known.flatMap { $0.line.matches(of: words).map { String($0.1) } }
        #expect(found.count > 20)
        #expect(found.filter { Phrasebook.english.decoderWords($0) == nil } == [])
    }

    @Test("say what a decoder says in the person's language, numbers included, and leave a library's words alone")
    func words() {
        let book = Phrasebook(.german, translations: ["damage.size": "{height} mal {width}", "kind.pdf": "ein PDF"])
        #expect(book.decoderWords("it has 12 × 34 pixels, which is not what its header says") == "34 mal 12")
        #expect(book.decoderWords("a PDF") == "ein PDF")
        #expect(book.decoderWords("Premature end of JPEG file") == nil)
        #expect(book.decoderWords("it has 12") == nil)
        #expect(book.decoderWords("") == nil)
    }
}
