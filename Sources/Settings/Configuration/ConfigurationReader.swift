import Glibc

/// Reads the files of settings: small ones, once, at the start.
public struct ConfigurationReader: Sendable {
    /// No file of settings is longer, in bytes.
    private static let longestFile = 1 << 20
    private static let chunk = 1 << 16

    private let places: ConfigurationPlaces
    private let workingFolder: [UInt8]

    /// Looks where the environment says.
    public init(workingFolder: [UInt8]) {
        places = ConfigurationPlaces(
            home: Self.variable("HOME"), configHome: Self.variable("XDG_CONFIG_HOME"),
            configFolders: Self.variable("XDG_CONFIG_DIRS"))
        self.workingFolder = workingFolder
    }

    /// Looks at given places.
    public init(_ places: ConfigurationPlaces, workingFolder: [UInt8]) {
        self.places = places
        self.workingFolder = workingFolder
    }

    /// What the files hold, the one that counts most first.
    public func read(_ choice: ConfigurationChoice) throws(ConfigurationError) -> [ConfigurationSource] {
        switch choice {
        case .none: return []
        case .file(let name):
            let path = name.first == UInt8(ascii: "/") ? name : workingFolder + [UInt8(ascii: "/")] + name
            guard let source = try source(path) else { throw Self.unreadable(path, ENOENT) }
            return [source]
        case .usual:
            var sources: [ConfigurationSource] = []
            for path in places.files {
                if let source = try source(path) { sources.append(source) }
            }
            return sources
        }
    }

    /// What a file holds; nil when there is none.
    private func source(_ path: [UInt8]) throws(ConfigurationError) -> ConfigurationSource? {
        // Not blocking: a pipe of this name must not keep the viewer from starting.
        let name = path.map { CChar(bitPattern: $0) } + [0]
        let descriptor = unsafe open(name, O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOCTTY)
        guard descriptor >= 0 else {
            if errno == ENOENT || errno == ENOTDIR { return nil }
            throw Self.unreadable(path, errno)
        }
        defer { close(descriptor) }
        var status = stat()
        guard unsafe fstat(descriptor, &status) == 0 else { throw Self.unreadable(path, errno) }
        guard status.st_mode & S_IFMT == S_IFREG else {
            throw Self.error(path, .unreadable("this is no regular file"))
        }
        return ConfigurationSource(path: path, home: places.home, bytes: try Self.bytes(of: descriptor, path))
    }

    private static func bytes(of descriptor: Int32, _ path: [UInt8]) throws(ConfigurationError) -> [UInt8] {
        var bytes: [UInt8] = []
        var buffer = [UInt8](repeating: 0, count: chunk)
        while true {
            let count = unsafe buffer.withUnsafeMutableBytes { unsafe Glibc.read(descriptor, $0.baseAddress, $0.count) }
            if count == 0 { return bytes }
            if count < 0 {
                if errno == EINTR { continue }
                throw unreadable(path, errno)
            }
            bytes += buffer.prefix(count)
            if bytes.count > longestFile { throw error(path, .tooLong(limit: longestFile)) }
        }
    }

    private static func unreadable(_ path: [UInt8], _ code: Int32) -> ConfigurationError {
        error(path, .unreadable(unsafe String(cString: strerror(code))))
    }

    private static func error(_ path: [UInt8], _ problem: ConfigurationError.Problem) -> ConfigurationError {
        ConfigurationError(
            problem: problem, place: SettingPlace(file: String(decoding: path, as: UTF8.self), place: nil))
    }

    private static func variable(_ name: String) -> [UInt8]? {
        guard let value = unsafe getenv(name) else { return nil }
        return unsafe Array(UnsafeRawBufferPointer(start: value, count: strlen(value)))
    }
}
