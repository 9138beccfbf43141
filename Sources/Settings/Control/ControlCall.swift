import Glibc
public import JSONText
import Wording

/// One command for a running viewer, as `vitrine ctl` has it.
public struct ControlCall: Hashable, Sendable {
    /// The options of `vitrine ctl`.
    static let options = [Option("control", .path, "PATH", help: "the socket of the vitrine to talk to")]
    /// Fields that are taken as they are; all others are JSON.
    private static let texts: Set<String> = ["for", "path", "pathBytes", "url", "what"]

    /// The socket.
    public let path: [UInt8]
    /// What is sent.
    public let request: JSONValue

    /// Reads `--control PATH COMMAND [key=value ...]`; paths become absolute from the working folder.
    public init(_ arguments: [[UInt8]], workingFolder: [UInt8]) throws(UsageError) {
        let parsed = try ParsedArguments(arguments, options: Self.options)
        guard let path = parsed.path(Self.options[0]) else {
            throw .other("vitrine ctl needs the socket of a running vitrine: --control PATH")
        }
        guard let command = parsed.operands.first else {
            throw .other("vitrine ctl needs a command: one of \(ControlCommand.names.joined(separator: ", "))")
        }
        var object = JSONObject(["do": .string(String(decoding: command, as: UTF8.self))])
        for operand in parsed.operands.dropFirst() {
            let (key, value) = try Self.field(operand, workingFolder: workingFolder)
            guard object[key] == nil else { throw .other("\"\(key)\" is given twice") }
            object[key] = value
        }
        self.path = path
        request = .object(object)
    }

    /// A request for the viewer at a socket.
    init(path: [UInt8], request: JSONValue) {
        self.path = path
        self.request = request
    }

    private static func field(
        _ operand: [UInt8], workingFolder: [UInt8]
    ) throws(UsageError) -> (String, JSONValue) {
        guard let sign = operand.firstIndex(of: UInt8(ascii: "=")), sign > 0 else {
            throw .other("\"\(String(decoding: operand, as: UTF8.self))\" is not of the form key=value")
        }
        let key = String(decoding: operand[..<sign], as: UTF8.self)
        let bytes = Array(operand[(sign + 1)...])
        if key == "path" { return path(bytes, workingFolder: workingFolder) }
        if texts.contains(key) { return (key, .string(String(decoding: bytes, as: UTF8.self))) }
        do {
            let value = try JSONValue(parsing: bytes)
            return (key, key == "paths" ? absolute(value, workingFolder: workingFolder) : value)
        } catch {
            throw .other("The value of \"\(key)\" must be JSON, but \(error.sentence)")
        }
    }

    /// A name that is not UTF-8 goes as its bytes.
    private static func path(_ bytes: [UInt8], workingFolder: [UInt8]) -> (String, JSONValue) {
        let path = absolute(bytes, workingFolder: workingFolder)
        if let text = String(validating: path, as: UTF8.self) { return ("path", .string(text)) }
        return ("pathBytes", .string(Base64.encode(path)))
    }

    private static func absolute(_ paths: JSONValue, workingFolder: [UInt8]) -> JSONValue {
        guard let elements = paths.array else { return paths }
        return .array(
            elements.map { element in
                guard let path = element.string else { return element }
                let bytes = absolute(Array(path.utf8), workingFolder: workingFolder)
                return .string(String(decoding: bytes, as: UTF8.self))
            })
    }

    private static func absolute(_ path: [UInt8], workingFolder: [UInt8]) -> [UInt8] {
        if path.isEmpty || path.first == UInt8(ascii: "/") || WebAddress.isMeant(by: path) { return path }
        let separator = workingFolder.last == UInt8(ascii: "/") ? [] : [UInt8(ascii: "/")]
        return workingFolder + separator + path
    }
}
