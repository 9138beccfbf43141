import Settings
import Testing

/// An option with a value that is not the usual one, as it stands on a command line and in a file of settings.
struct OptionSample: Sendable, CustomTestStringConvertible {
    let option: Option
    /// On the command line.
    let argument: String
    /// In the file.
    let setting: String
    /// What the option needs beside it to have any effect, in both forms.
    let companion: (argument: String, setting: String)?

    var testDescription: String { argument }

    /// A sample of each option that can stand in a file.
    static let all = Option.viewer.filter(\.isSetting).map(OptionSample.init)

    private static let companions = [
        "double-tap-zoom": (argument: "--policy=point", setting: #""policy": "point""#),
        "idle-first": (argument: "--idle-home=60", setting: #""idle-home": 60"#),
        "single-instance": (argument: "--control=/tmp/socket", setting: #""control": "/tmp/socket""#),
    ]

    /// Values of options that do not take any that has their form.
    private static let values = ["list": "https://host/list.json"]

    private init(_ option: Option) {
        let (argument, json) = Self.value(of: option)
        self.option = option
        self.argument = "--\(option.name)" + argument.map { "=\($0)" }.joined()
        setting = "\"\(option.name)\": \(json)"
        companion = Self.companions[option.name]
    }

    private static func value(of option: Option) -> (argument: [String], json: String) {
        switch option.kind {
        case .flag: return ([], "true")
        case .number: return (["0.75"], "0.75")
        case .limitedNumber(let range):
            let number = (range.lowerBound + min(range.upperBound, range.lowerBound + 3)) / 2
            return (["\(number)"], "\(number)")
        case .count: return (["77"], "77")
        case .pixelSize, .viewSize: return (["640x480"], "\"640x480\"")
        case .numbers(let count):
            let numbers = (1...count).map(String.init).joined(separator: ",")
            return ([numbers], "[\(numbers)]")
        case .choice(let words):
            let word = words.last { .text($0) != option.standard } ?? ""
            return ([word], "\"\(word)\"")
        case .words(let words):
            let word = words.first { .text($0) != option.standard } ?? ""
            return ([word], "[\"\(word)\"]")
        case .path:
            let value = values[option.name] ?? "/tmp/sample"
            return ([value], "\"\(value)\"")
        }
    }
}
