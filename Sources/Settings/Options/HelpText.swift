/// Makes the help of a program from its table of options.
public enum HelpText {
    /// How `vitrine` is called.
    public static let viewerUsage = [
        "vitrine [options] [PICTURE or FOLDER or - ...]", controlUsage,
    ]
    /// How `vitrine ctl` is called.
    public static let controlUsage = "vitrine ctl --control PATH COMMAND [key=value ...]"

    /// How `vitrine-simulate` is called.
    public static let simulatorUsage = [
        "vitrine-simulate --picture WxH --view WxH [options] < LINES", "vitrine-simulate --replay FILE",
    ]

    private static let width = 80
    private static let column = 26

    /// The usage lines, the options, each with what it does, under their headings if wanted, and a closing text.
    public static func text(
        usage: [String], options: [Option], hasSections: Bool = false, closing: String = ""
    ) -> String {
        var lines = usage.enumerated().map { ($0 == 0 ? "usage: " : "       ") + $1 }
        if hasSections {
            for (section, options) in Option.sections(of: options) {
                lines += ["", "\(section.rawValue):"] + options.flatMap(self.lines)
            }
        } else {
            lines += [""] + options.flatMap(self.lines)
        }
        if !closing.isEmpty { lines += ["", closing] }
        return lines.joined(separator: "\n") + "\n"
    }

    private static func lines(of option: Option) -> [String] {
        let name = "  --\(option.name)" + (option.placeholder.isEmpty ? "" : " \(option.placeholder)")
        let indent = String(repeating: " ", count: column)
        var lines = TextWrap.lines(option.fullHelp, width: width - column).map { indent + $0 }
        if name.count < column, let first = lines.first {
            lines[0] = name + first.dropFirst(name.count)
        } else {
            lines.insert(name, at: 0)
        }
        return lines
    }
}

extension Option {
    /// The options under their headings, in the order of the headings; headings without options are left out.
    public static func sections(of options: [Option]) -> [(section: Section, options: [Option])] {
        Section.allCases.compactMap { section in
            let members = options.filter { $0.section == section }
            return members.isEmpty ? nil : (section, members)
        }
    }
}
