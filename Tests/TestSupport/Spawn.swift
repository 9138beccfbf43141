internal import Glibc

/// How a child process is started: in a process group of its own, with default signals, and with those open files that
/// are given to it.
struct Spawn {
    var arguments: [String]
    /// Variables that differ from this process's own; nil takes one away.
    var environment: [String: String?] = [:]
    /// Which of our descriptors the child gets under which number (0 ... 9). Without 0, 1 or 2 those are /dev/null.
    var descriptors: [Int32: Int32] = [:]

    /// Starts it and returns its number, which is also that of its group.
    func run() throws(Trouble) -> pid_t {
        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        arrangeDescriptors(&actions)

        var attributes = posix_spawnattr_t()
        posix_spawnattr_init(&attributes)
        defer { posix_spawnattr_destroy(&attributes) }
        var signals = sigset_t()
        sigemptyset(&signals)
        posix_spawnattr_setsigmask(&attributes, &signals)
        sigfillset(&signals)
        posix_spawnattr_setsigdefault(&attributes, &signals)
        posix_spawnattr_setpgroup(&attributes, 0)
        let flags = POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF
        posix_spawnattr_setflags(&attributes, Int16(flags))

        var process: pid_t = 0
        let words = CStrings(arguments)
        let variables = CStrings(mergedEnvironment())
        let result = posix_spawnp(&process, arguments[0], &actions, &attributes, words.pointers, variables.pointers)
        guard result == 0 else { throw .system("start \(arguments[0])", result) }
        return process
    }

    private func arrangeDescriptors(_ actions: inout posix_spawn_file_actions_t) {
        // First out of the way of the numbers that they will get, then there.
        let ordered = descriptors.sorted { $0.key < $1.key }
        for (target, source) in ordered { posix_spawn_file_actions_adddup2(&actions, source, target + 300) }
        for target in Int32(0)..<10 {
            if descriptors[target] != nil {
                posix_spawn_file_actions_adddup2(&actions, target + 300, target)
            } else if target < 3 {
                posix_spawn_file_actions_addopen(&actions, target, "/dev/null", O_RDWR, 0)
            }
        }
        // Nothing else: a child that lives long would keep open what others wait for to end, as pipes of Foundation's are handed on to any child.
        for number in Int32(3)..<1024 where descriptors[number] == nil {
            posix_spawn_file_actions_addclose(&actions, number)
        }
    }

    private func mergedEnvironment() -> [String] {
        var variables: [String] = []
        var entry = environ
        while let text = entry.pointee {
            let variable = String(cString: text)
            let name = variable.prefix { $0 != "=" }
            if environment[String(name)] == nil { variables.append(variable) }
            entry += 1
        }
        return variables + environment.compactMap { name, value in value.map { "\(name)=\($0)" } }
    }
}

/// An array of C strings, as `exec` wants it.
private final class CStrings {
    let pointers: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>
    private let count: Int

    init(_ strings: [String]) {
        count = strings.count
        pointers = .allocate(capacity: count + 1)
        for (index, string) in strings.enumerated() { (pointers + index).initialize(to: strdup(string)) }
        (pointers + count).initialize(to: nil)
    }

    deinit {
        for index in 0..<count { free(pointers[index]) }
        pointers.deallocate()
    }
}
