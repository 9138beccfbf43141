import Foundation
import TestSupport

/// A server with a certificate that no system knows. It answers each path with the file of that name: a whole answer, head and all.
final class TLSServer {
    let port: Int
    /// The certificate, for a system that shall know it.
    let certificate: String
    private let folder: TemporaryFolder
    private let process: ChildProcess

    /// What is missing to run one here; nil when nothing is.
    static var obstacle: String? { access("/usr/bin/openssl", X_OK) == 0 ? nil : "openssl is missing" }

    init(answers: [String: String]) throws {
        folder = try TemporaryFolder()
        certificate = folder.file("certificate")
        try ChildProcess.run([
            "openssl", "req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:P-256", "-nodes", "-keyout",
            folder.file("key"), "-out", certificate, "-days", "2", "-subj", "/CN=localhost", "-addext",
            "subjectAltName=IP:127.0.0.1",
        ])
        for (name, answer) in answers { try folder.write(Array(answer.utf8), to: name) }
        // It serves the folder that it runs in.
        process = try ChildProcess([
            "sh", "-c", "cd \"$0\" && exec openssl s_server -accept 127.0.0.1:0 -cert certificate -key key -HTTP",
            folder.path,
        ])
        let process = process
        let found = poll(within: 10_000) {
            process.standardOutput.split(separator: "\n").first { $0.hasPrefix("ACCEPT") }
                .flatMap { $0.split(separator: ":").last }.flatMap { Int($0) }
        }
        guard let found else { throw Trouble("openssl did not listen: \(process.standardError)") }
        port = found
    }

    func address(_ path: String) -> [UInt8] { Array("https://127.0.0.1:\(port)/\(path)".utf8) }
}
