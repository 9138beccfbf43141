/// Writes pages as `man` reads them.
enum RoffWriter {
    /// A page of a section of the manual.
    struct Header: Hashable, Sendable {
        /// The name in capitals.
        let name: String
        /// The section.
        let section: Int
        /// What the section is called.
        let sectionName: String
        /// The program and its version.
        let source: String
    }

    private static let width = 100

    /// The text of a page.
    static func text(_ header: Header, blocks: [Block]) -> String {
        let title = ".TH \(header.name) \(header.section) \"\" \"\(header.source)\" \"\(header.sectionName)\""
        return ([title] + blocks.flatMap(lines)).joined(separator: "\n") + "\n"
    }

    private static func lines(_ block: Block) -> [String] {
        switch block {
        case .heading(let words): [".SH \(escaped(words.uppercased()))"]
        case .subheading(let words): [".SS \(escaped(words))"]
        case .paragraph(let words): [".PP"] + prose(words)
        case .code(let lines): [".PP", ".RS 4", ".nf"] + lines.map { protected(escaped($0)) } + [".fi", ".RE"]
        case .table(_, let rows): rows.flatMap(row)
        }
    }

    /// What a row is about stands as a tag, its other cells are sentences beside it.
    private static func row(_ cells: [String]) -> [String] {
        guard let tag = cells.first else { return [] }
        let rest = cells.dropFirst().filter { !$0.isEmpty }.map { $0.last == "." ? $0 : "\($0)." }
        return [".TP", protected(marked(tag))] + prose(rest.map(capitalized).joined(separator: " "))
    }

    private static func capitalized(_ words: String) -> String {
        guard let first = words.first, first.isLowercase else { return words }
        return first.uppercased() + words.dropFirst()
    }

    private static func prose(_ words: String) -> [String] {
        Wrapping.lines(marked(words), width: width).map(protected)
    }

    /// What stands between backticks is bold.
    private static func marked(_ words: String) -> String {
        words.split(separator: "`", omittingEmptySubsequences: false).enumerated()
            .map { $0.isMultiple(of: 2) ? escaped($1) : "\\fB\(escaped($1))\\fR" }.joined()
    }

    /// A backslash begins an escape; a plain dash would become a hyphen, which cannot be typed; an apostrophe would become a quotation mark.
    private static func escaped(_ words: some StringProtocol) -> String {
        words.map { character in
            switch character {
            case "\\": "\\e"
            case "-": "\\-"
            case "'": "\\(aq"
            case "`": "\\(ga"
            case "^": "\\(ha"
            case "~": "\\(ti"
            default: String(character)
            }
        }.joined()
    }

    /// A line that begins with a dot would be a request.
    private static func protected(_ line: String) -> String { line.hasPrefix(".") ? "\\&\(line)" : line }
}
