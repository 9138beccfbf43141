public import Geometry
public import Navigation

/// A command line taken apart by a table of options. Of an option given twice the last one counts. Files of settings can be laid under it.
public struct ParsedArguments: Sendable {
    /// The values that count, by the names of their options.
    private(set) var values: [String: OptionValue] = [:]
    /// Which of them come from a file, and from where in it.
    private(set) var places: [String: SettingPlace] = [:]
    /// The arguments that are no options, in their order.
    public private(set) var operands: [[UInt8]] = []

    /// Takes the arguments after the program's name apart. `--` ends the options.
    public init(_ arguments: [[UInt8]], options: [Option]) throws(UsageError) {
        var rest = arguments[...]
        while let argument = rest.popFirst() {
            if argument == Array("--".utf8) {
                operands += rest
                return
            }
            // A lone dash is an operand, as everywhere.
            guard argument.first == UInt8(ascii: "-"), argument.count > 1 else {
                operands.append(argument)
                continue
            }
            try take(argument, &rest, options)
        }
    }

    private mutating func take(
        _ argument: [UInt8], _ rest: inout ArraySlice<[UInt8]>, _ options: [Option]
    ) throws(UsageError) {
        let parts = argument.split(separator: UInt8(ascii: "="), maxSplits: 1, omittingEmptySubsequences: false)
        let spelled = String(decoding: parts.first ?? [], as: UTF8.self)
        guard let option = options.first(where: { "--\($0.name)" == spelled }) else {
            throw .unknownOption(spelled, nearest: Spelling.nearest(to: spelled, among: options.map { "--\($0.name)" }))
        }
        let attached = parts.count > 1 ? Array(parts[1]) : nil
        if option.kind == .flag {
            values[option.name] =
                try attached.map { value throws(UsageError) in try OptionValue(value, of: option) } ?? .flag
        } else if let value = attached ?? rest.popFirst() {
            values[option.name] = try OptionValue(value, of: option)
        } else {
            throw .missingValue(option: option.name, placeholder: option.placeholder)
        }
    }

    /// Lays a file under what is there already: what is said above counts, and what is said above silences what contradicts it below.
    mutating func lay(under file: ConfigurationFile) {
        let above = values
        for (name, value) in file.values where above[name] == nil {
            let rivals = Option.rivals(of: name)
            if rivals.contains(where: { above[$0] == .flag }) { continue }
            values[name] = value
            places[name] = file.place(of: name)
        }
    }

    /// Whether the option is there.
    public func has(_ option: Option) -> Bool { values[option.name].map { $0 != .off } ?? false }

    /// The number of an option.
    public func number(_ option: Option) -> Double? {
        if case .number(let number) = values[option.name] { number } else { nil }
    }

    /// The whole number of an option.
    public func count(_ option: Option) -> Int? {
        if case .count(let count) = values[option.name] { count } else { nil }
    }

    /// The size of an option, in whole pixels.
    public func pixelSize(_ option: Option) -> PixelSize? {
        if case .pixelSize(let size) = values[option.name] { size } else { nil }
    }

    /// The size of an option, in points.
    public func viewSize(_ option: Option) -> ViewSize? {
        if case .viewSize(let size) = values[option.name] { size } else { nil }
    }

    /// The numbers of an option.
    public func numbers(_ option: Option) -> [Double]? {
        if case .numbers(let numbers) = values[option.name] { numbers } else { nil }
    }

    /// The word of an option.
    public func text(_ option: Option) -> String? {
        if case .text(let text) = values[option.name] { text } else { nil }
    }

    /// The words of an option; none without it.
    public func words(_ option: Option) -> [String] {
        if case .words(let words) = values[option.name] { words } else { [] }
    }

    /// The file's name of an option.
    public func path(_ option: Option) -> [UInt8]? {
        if case .path(let path) = values[option.name] { path } else { nil }
    }

    /// What the options of `Option.zooming` say together.
    public func zoomOptions() throws(UsageError) -> ZoomOptions {
        do {
            return try ZoomOptions(
                policy: text(.policy).flatMap(ZoomPolicy.init) ?? .photos, minZoom: number(.minZoom),
                maxZoom: number(.maxZoom), doubleTapZoom: number(.doubleTapZoom), isScrollOnly: has(.scrollOnly),
                enlargesSmallPictures: has(.enlarge),
                allowsRotation: !has(.noRotate))
        } catch {
            throw .zoom(error)
        }
    }
}
