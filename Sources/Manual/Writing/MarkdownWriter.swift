/// Writes pages as Markdown.
enum MarkdownWriter {
    private static let width = 150

    /// The text of a page.
    static func text(title: String, blocks: [Block]) -> String {
        (["# \(title)"] + blocks.map(text)).joined(separator: "\n\n") + "\n"
    }

    private static func text(_ block: Block) -> String {
        switch block {
        case .heading(let words): return "## \(words)"
        case .subheading(let words): return "### \(words)"
        case .paragraph(let words): return Wrapping.lines(words, width: width).joined(separator: "\n")
        case .code(let lines): return (["```"] + lines + ["```"]).joined(separator: "\n")
        case .table(let columns, let rows):
            let rule = columns.map { _ in "---" }
            return ([columns, rule] + rows.map { $0.map(cell) }).map { "| " + $0.joined(separator: " | ") + " |" }
                .joined(separator: "\n")
        }
    }

    /// A bar would end the cell, also between backticks.
    private static func cell(_ words: String) -> String {
        words.split(separator: "|", omittingEmptySubsequences: false).joined(separator: "\\|")
    }
}
