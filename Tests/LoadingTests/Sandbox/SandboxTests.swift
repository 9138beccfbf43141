import Foundation
import Geometry
import Imaging
import Testing
import Wire

@Suite("What a helper can still do in its sandbox", .serialized, .timeLimit(.minutes(2)))
struct SandboxTests {
    static let files = ["open a file", "open a folder", "create a file", "open its own memory"]
    static let others = [
        "make a network socket", "make a local socket", "connect a socket", "start a process", "signal the parent",
        "signal the parent by a descriptor", "trace the parent", "read the parent's memory",
        "look at the parent's limits", "make memory executable", "let others look into it", "duplicate descriptors",
    ]
    static let needed = ["start a thread", "count the processors", "map a gigabyte"]

    /// What this kernel can give.
    private static var possible: Protections {
        Probe.hasLandlock ? .all : .all.subtracting(.noFiles)
    }

    @Test("It opens no file and no socket, starts no program, touches no other process, and gets no more memory")
    func everythingFails() throws {
        let inside = try Probe("all")
        #expect(inside.protections == Self.possible)
        for name in Self.files + Self.others { #expect(inside.answers[name] == EPERM, "\(name)") }
        #expect(inside.answers["map four gigabytes"] == ENOMEM)
        #expect(try Probe("all", "exec").answers["start a program"] == EPERM)
        #expect(inside.complaints.isEmpty)
    }

    @Test("Threads, memory and the number of processors are there, and clone3 does not exist")
    func whatDecodingNeeds() throws {
        let inside = try Probe("all")
        for name in Self.needed { #expect(inside.answers[name] == 0, "\(name)") }
        #expect(inside.answers["clone3"] == ENOSYS)
    }

    @Test("Without the sandbox each of these attempts succeeds, so it is the sandbox that stops them")
    func outside() throws {
        let outside = try Probe("all", switchValue: "1")
        for name in Self.files + Self.others + Self.needed { #expect(outside.answers[name] == 0, "\(name)") }
        #expect(outside.protections == [.addressSpace, .processorTime, .fewDescriptors])
    }

    @Test("Landlock alone keeps files closed", .enabled(if: Probe.hasLandlock))
    func landlockAlone() throws {
        let inside = try Probe("files")
        #expect(inside.protections == .noFiles)
        for name in Self.files { #expect(inside.answers[name] == EACCES, "\(name)") }
        for name in Self.needed { #expect(inside.answers[name] == 0, "\(name)") }
    }

    @Test("The filter of system calls alone stops everything but memory")
    func filterAlone() throws {
        let inside = try Probe("calls")
        #expect(inside.protections == .fewCalls)
        for name in Self.files + Self.others { #expect(inside.answers[name] == EPERM, "\(name)") }
    }

    @Test("Piece by piece it gets no more than two gigabytes either, and is told so instead of killed")
    func memory() throws {
        let probe = try Probe("all", "memory")
        let megabytes = try #require(probe.answers["megabytes"])
        #expect((1024..<2048).contains(megabytes))
        #expect(probe.status == 0 && !probe.wasKilled)
    }

    @Test("It can still crash as usual: by a signal")
    func abort() throws {
        let probe = try Probe("all", "abort")
        #expect(probe.wasKilled && probe.status == SIGABRT)
    }

    @Test("Only the exact switch opens the sandbox, and it is loud")
    func unsafeSwitch() throws {
        #expect(try Probe("all", switchValue: "1").complaints.contains("WITHOUT ITS SANDBOX"))
        for value in ["", "0", "yes", "11"] {
            let probe = try Probe("all", switchValue: value)
            #expect(probe.protections == Self.possible, "\(value)")
            #expect(probe.complaints.isEmpty)
        }
    }
}
