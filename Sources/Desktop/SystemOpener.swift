import CSystem
import Glibc

/// Opens files with the program that the desktop has for them.
public enum SystemOpener {
    /// Why another program could not be asked.
    public enum Failure: Error, Hashable, Sendable {
        /// There is no `xdg-open`.
        case notInstalled
        /// It said that it could not; its exit status.
        case failed(status: Int32)
        /// The system refused; its word for why.
        case refused(String)
    }

    /// Asks `xdg-open` and waits until it is done, which may be when the other program ends. Blocks. The other program lives on when this one ends.
    public static func open(_ path: [UInt8]) throws(Failure) {
        let name = FileAddress.absolute(path)
        var process: pid_t = 0
        let code = unsafe withCName(Array("xdg-open".utf8)) { program in
            unsafe withCName(name) { file in
                var arguments = unsafe [
                    UnsafeMutablePointer(mutating: program), UnsafeMutablePointer(mutating: file), nil,
                ]
                return unsafe system_start_program(&arguments, &process)
            }
        }
        switch -code {
        case 0: break
        case ENOENT: throw .notInstalled
        case let code: throw .refused(words(of: code))
        }
        let status = system_wait_for_program(process)
        guard status == 0 else { throw .failed(status: status) }
    }
}
