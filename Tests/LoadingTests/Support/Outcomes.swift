import DecoderHost
import Foundation
import Imaging
import Wire

/// What became of many files, counted by what they seem to be, as a table for people.
struct Outcomes {
    /// The ways in which an opening ends.
    enum End: Int, CaseIterable {
        case picture, pictureWithNotice, damaged, limit, unsupported, noPicture, helperFault

        var title: String {
            switch self {
            case .picture: "shown"
            case .pictureWithNotice: "shown with a notice"
            case .damaged: "refused as damaged"
            case .limit: "refused by a limit"
            case .unsupported: "not supported"
            case .noPicture: "not a picture"
            case .helperFault: "decoder died"
            }
        }

        init(_ story: Bench.Story) {
            switch story.failure {
            case nil: self = story.notices.isEmpty ? .picture : .pictureWithNotice
            case .decoding(.damaged): self = .damaged
            case .decoding(.tooLarge), .decoding(.outOfMemory): self = .limit
            case .decoding(.unsupported): self = .unsupported
            case .decoding(.notAPicture), .empty: self = .noPicture
            default: self = .helperFault
            }
        }
    }

    private var counts: [String: [End: Int]] = [:]

    /// Counts one.
    mutating func note(_ bytes: [UInt8], _ story: Bench.Story) {
        counts[Self.name(of: bytes), default: [:]][End(story), default: 0] += 1
    }

    private static func name(of bytes: [UInt8]) -> String {
        switch FileContent(of: bytes) {
        case .picture(let format): format.rawValue.uppercased()
        case .foreignPicture(let name): name.uppercased()
        case .other(let words): words
        }
    }

    /// A row for each kind of file, pictures first.
    var table: String {
        let header = ["seems to be"] + End.allCases.map(\.title)
        let names = counts.keys.sorted {
            ($0.first?.isLowercase ?? false ? 1 : 0, $0) < ($1.first?.isLowercase ?? false ? 1 : 0, $1)
        }
        let rows = names.map { name in
            [name] + End.allCases.map { counts[name]?[$0].map { "\($0)" } ?? "" }
        }
        let lines = [header, header.map { _ in "---" }] + rows
        return lines.map { "| " + $0.joined(separator: " | ") + " |" }.joined(separator: "\n") + "\n"
    }
}

/// A part of a page of documentation that a test makes.
struct DocumentPart {
    private let file: URL
    private let mark: String

    /// The part of a page in `docs` between `<!-- mark -->` and `<!-- end of mark -->`.
    init(_ page: String, mark: String) {
        file = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().deletingLastPathComponent().appending(path: "docs/\(page)")
        self.mark = mark
    }

    /// Whether it was asked for that the page be written.
    static var isToBeWritten: Bool { ProcessInfo.processInfo.environment["VITRINE_WRITE_TABLES"] == "1" }

    /// What stands there; nil when the page has no such part.
    func content() throws -> String? {
        let text = try String(contentsOf: file, encoding: .utf8)
        guard let start = text.range(of: "<!-- \(mark) -->\n"), let end = text.range(of: "<!-- end of \(mark) -->")
        else { return nil }
        return String(text[start.upperBound..<end.lowerBound])
    }

    /// Puts something else there.
    func write(_ content: String) throws {
        let text = try String(contentsOf: file, encoding: .utf8)
        guard let start = text.range(of: "<!-- \(mark) -->\n"), let end = text.range(of: "<!-- end of \(mark) -->")
        else { return }
        let page = text[..<start.upperBound] + content + text[end.lowerBound...]
        try String(page).write(to: file, atomically: true, encoding: .utf8)
    }
}
