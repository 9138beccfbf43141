public import JSONText
import Navigation
import Recording

extension ControlCommand {
    /// What `wait` waits at most, in milliseconds, unless it says otherwise.
    public static let standardTimeout = 10_000.0

    /// Reads a request.
    public init(_ json: JSONValue) throws(ControlError) {
        guard let object = json.object else { throw .notAnObject }
        do {
            var fields = JSONFields(object)
            let name = try fields.require("do", .text)
            guard Self.names.contains(name) else { throw ControlError.unknownCommand(name) }
            // Every command may say it; only those that move the picture mind.
            let isAnimated = try fields.take("animated", .flag) ?? true
            self = try Self.command(name, isAnimated: isAnimated, &fields)
            try fields.finish()
        } catch let error as FieldError {
            throw .field(error)
        } catch let error as ControlError {
            throw error
        } catch {
            throw .notAnObject
        }
    }

    private static func command(
        _ name: String, isAnimated: Bool, _ fields: inout JSONFields
    ) throws -> ControlCommand {
        switch name {
        case "wait":
            return .wait(
                try fields.require("for", .word), timeout: try fields.take("timeout", .notNegative) ?? standardTimeout)
        case "open": return .open(try target(&fields))
        case "next": return .turn(.next, isAnimated: isAnimated)
        case "previous": return .turn(.previous, isAnimated: isAnimated)
        case "goTo": return .turn(.to(try fields.require("index", .index)), isAnimated: isAnimated)
        case "zoomTo": return .zoomTo(try ZoomRequest(&fields), isAnimated: isAnimated)
        case "home": return .navigate(.home, isAnimated: isAnimated)
        case "fill": return .navigate(.fill, isAnimated: isAnimated)
        case "actual": return .navigate(.actual, isAnimated: isAnimated)
        case "rotate":
            return .rotate(degrees: try fields.require("degrees", .quarterTurns), isAnimated: isAnimated)
        case "screenshot": return .screenshot(path: try screenshotPath(&fields))
        case "list": return .list(isOpen: try fields.take("open", .flag) ?? true)
        case "reload": return .reload
        case "slideshow": return .slideshow(isRunning: try fields.take("running", .flag))
        case "copy": return .copy(try fields.take("what", .word) ?? .picture)
        case "openWithSystem": return .openWithSystem
        case "trash": return .trash
        case "undo": return .undo
        case "raise": return .raise
        case "quit": return .quit
        default: return .state
        }
    }

    private static func target(_ fields: inout JSONFields) throws -> OpenTarget {
        let path = try fields.take("path", .path).map { OpenTarget.path($0) }
        let exact = try fields.take("pathBytes", .pathBytes).map { OpenTarget.path($0) }
        let url = try fields.take("url", .text).map { OpenTarget.url($0) }
        let paths = try fields.take("paths", .paths).map { OpenTarget.paths($0) }
        let exactPaths = try fields.take("pathsBytes", .exactPaths).map { OpenTarget.exactPaths($0) }
        let targets = [path, exact, url, paths, exactPaths].compactMap { $0 }
        guard let target = targets.first, targets.count == 1 else { throw ControlError.notOneTarget }
        return target
    }

    private static func screenshotPath(_ fields: inout JSONFields) throws -> [UInt8] {
        // The bytes are for names that are not UTF-8.
        let path =
            if let exact = try fields.take("pathBytes", .pathBytes) { exact } else {
                try fields.require("path", .path)
            }
        guard String(decoding: path.suffix(4), as: UTF8.self).lowercased() == ".png" else {
            throw FieldError.wrong(key: "path", expected: "a file's name that ends in .png")
        }
        return path
    }
}

extension FieldKind where Value == Int {
    fileprivate static var index: Self {
        Self("a whole number that is not below 0") {
            $0.number.flatMap { Int(exactly: $0) }.flatMap { $0 >= 0 ? $0 : nil }
        }
    }
}

extension FieldKind where Value == [UInt8] {
    /// A file's name: the system has no empty ones and none with zeros.
    fileprivate static var path: Self {
        Self("the name of a file") { $0.string.map { Array($0.utf8) }.flatMap(legal) }
    }

    fileprivate static var pathBytes: Self {
        Self("the name of a file in base64") { $0.string.flatMap(Base64.decode).flatMap(legal) }
    }

    fileprivate static func legal(_ path: [UInt8]) -> [UInt8]? { path.isEmpty || path.contains(0) ? nil : path }
}

extension FieldKind where Value == [[UInt8]] {
    fileprivate static var exactPaths: Self {
        Self("a list of names of files in base64") { json in
            guard let elements = json.array, !elements.isEmpty else { return nil }
            let names = elements.compactMap { $0.string.flatMap(Base64.decode) }.compactMap(FieldKind<[UInt8]>.legal)
            return names.count == elements.count ? names : nil
        }
    }
}

extension FieldKind where Value == [String] {
    fileprivate static var paths: Self {
        Self("a list of names of files") { json in
            guard let elements = json.array, !elements.isEmpty else { return nil }
            let names = elements.compactMap(\.string).filter { !$0.isEmpty && !$0.utf8.contains(0) }
            return names.count == elements.count ? names : nil
        }
    }
}
