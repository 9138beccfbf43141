/// Makes the help of a program from its table of options.
public enum HelpText {
    private static let width = 80
    private static let column = 26

    /// The usage lines, the options, each with what it does, and a closing text.
    public static func text(usage: [String], options: [Option], closing: String = "") -> String {
        var lines = usage.enumerated().map { ($0 == 0 ? "usage: " : "       ") + $1 }
        lines.append("")
        for option in options { lines += self.lines(of: option) }
        if !closing.isEmpty { lines += ["", closing] }
        return lines.joined(separator: "\n") + "\n"
    }

    private static func lines(of option: Option) -> [String] {
        let name = "  --\(option.name)" + (option.placeholder.isEmpty ? "" : " \(option.placeholder)")
        let indent = String(repeating: " ", count: column)
        var lines = wrapped(option.help).map { indent + $0 }
        if name.count < column, let first = lines.first {
            lines[0] = name + first.dropFirst(name.count)
        } else {
            lines.insert(name, at: 0)
        }
        return lines
    }

    private static func wrapped(_ text: String) -> [String] {
        var lines = [""]
        for word in text.split(separator: " ") {
            let last = lines[lines.count - 1]
            if last.isEmpty {
                lines[lines.count - 1] = String(word)
            } else if last.count + 1 + word.count <= width - column {
                lines[lines.count - 1] += " \(word)"
            } else {
                lines.append(String(word))
            }
        }
        return lines
    }
}
