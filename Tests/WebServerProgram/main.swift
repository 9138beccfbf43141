import Glibc
import TestSupport
import WebServer

// The scripted server as a program: web-server ADDRESS PORT [PATH FILE] ... serves files under paths, prints its port (0: any), and runs until
// its standard input ends. A file that is called "zeros:N" stands for N zeros; "rate:N:FILE" sends N bytes in a second.

func script(_ words: String) -> WebScript? {
    if words.hasPrefix("zeros:") { return Int(words.dropFirst(6)).map { WebScript(.zeros($0)) } }
    if words.hasPrefix("rate:") {
        let parts = words.split(separator: ":", maxSplits: 2)
        guard parts.count == 3, let rate = Int(parts[1]) else { return nil }
        return script(String(parts[2]))?.with { $0.rate = rate }
    }
    return FileBytes.read(words).map { WebScript(.bytes($0)) }
}

let words = Array(CommandLine.arguments.dropFirst())
guard words.count >= 2, words.count % 2 == 0, let port = UInt16(words[1]) else { exit(64) }
let server = try WebServer(address: words[0], port: port)
for index in stride(from: 2, to: words.count, by: 2) {
    guard let script = script(words[index + 1]) else { exit(66) }
    server.serve(words[index], script)
}
let line = Array("\(server.port)\n".utf8)
_ = write(STDOUT_FILENO, line, line.count)
while readLine() != nil {}
