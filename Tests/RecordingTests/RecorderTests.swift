import Foundation
import Geometry
import JSONText
import Navigation
import Recording
import TestSupport
import Testing

@Suite("Recording", .timeLimit(.minutes(1)))
struct RecorderTests {
    private static let header = RecordingHeader(
        view: ViewSize(width: 1280, height: 800), scale: 1.25, options: .standard)

    private func withFile(_ body: (String) throws -> Void) throws {
        let path = FileManager.default.temporaryDirectory.path + "/vitrine-\(UUID().uuidString)"
        defer { try? FileManager.default.removeItem(atPath: path) }
        try body(path)
    }

    @Test("What was recorded is in the file, in its order, when the recorder is closed")
    func writesEverything() throws {
        try withFile { path in
            var generator = SeededGenerator(seed: 12)
            let lines = (0..<3000).map { _ in generator.inputLine() }
            let recorder = try Recorder(path: Array(path.utf8), header: Self.header)
            var wanted = [Self.header.json.text]
            for line in lines {
                if case .input(let input) = line.event {
                    recorder.record(input, at: line.time)
                } else {
                    recorder.recordFrame(at: line.time)
                }
                let event: InputLine.Event = if case .input = line.event { line.event } else { .frame }
                wanted.append(InputLine(time: line.time, event: event).json.text)
            }
            try recorder.close()
            let text = try String(contentsOfFile: path, encoding: .utf8)
            #expect(text == wanted.joined(separator: "\n") + "\n")
        }
    }

    @Test("A file that cannot be made is an error at once, with its name and the system's reason")
    func cannotOpen() {
        let error = #expect(throws: RecorderError.self) {
            try Recorder(path: Array("/nowhere/at/all".utf8), header: Self.header)
        }
        #expect(error == .cannotOpen(path: Array("/nowhere/at/all".utf8), code: ENOENT))
        #expect(error?.sentence.contains("/nowhere/at/all") == true)
        #expect(error?.sentence.contains("No such file") == true)
    }

    @Test("A full disk ends the recording, not the viewer, and is told at the end")
    func fullDisk() throws {
        let recorder = try Recorder(path: Array("/dev/full".utf8), header: Self.header)
        recorder.record(.cancel, at: 5)
        #expect(throws: RecorderError.cannotWrite(path: Array("/dev/full".utf8), code: ENOSPC)) {
            try recorder.close()
        }
    }

    @Test("A pipe that nobody reads is an error at once, not a viewer that waits for ever")
    func unreadPipe() throws {
        try withFile { path in
            #expect(mkfifo(path, 0o600) == 0)
            let error = #expect(throws: RecorderError.self) {
                try Recorder(path: Array(path.utf8), header: Self.header)
            }
            #expect(error == .cannotOpen(path: Array(path.utf8), code: ENXIO))
        }
    }
}
