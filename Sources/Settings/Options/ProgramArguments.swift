import Glibc

/// The command line of this process as the system has it: file names are bytes, not text.
public enum ProgramArguments {
    /// The arguments after the program's name.
    public static func bytes() -> [[UInt8]] {
        var arguments: [[UInt8]] = []
        for index in 1..<max(1, Int(CommandLine.argc)) {
            guard let argument = unsafe CommandLine.unsafeArgv[index] else { break }
            let bytes = unsafe UnsafeRawBufferPointer(start: argument, count: strlen(argument))
            arguments.append(unsafe Array(bytes))
        }
        return arguments
    }

    /// The working folder, or "/" when it is gone.
    public static func workingFolder() -> [UInt8] {
        guard let path = unsafe getcwd(nil, 0) else { return [UInt8(ascii: "/")] }
        defer { unsafe free(path) }
        return unsafe Array(UnsafeRawBufferPointer(start: path, count: strlen(path)))
    }
}
