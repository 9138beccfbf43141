import Foundation
import TestSupport
import Testing
import WebServer
import Wire

@Suite(
    "A machine without a network", .enabled(if: geteuid() == 0 && access("/sbin/ip", X_OK) == 0),
    .timeLimit(.minutes(2)))
struct OfflineTests {
    /// Words that start a program where there is no network but the machine itself.
    private static let alone = ["unshare", "--net", "sh", "-c", "/sbin/ip link set lo up && exec \"$0\" \"$@\""]

    private static func order(_ kitchen: Kitchen, _ address: String) -> FetchRequest {
        var order = kitchen.order("/a")
        order.address = Array(address.utf8)
        return order
    }

    @Test("It is said once that there is no network, for as long as there is none")
    func waiting() throws {
        let kitchen = try Kitchen()
        let run = try FetchRun(Self.order(kitchen, "http://10.99.0.1/a"), wrapper: Self.alone)
        #expect(try !run.wait(within: 1500) { if case .failed = $0 { true } else { false } })
        #expect(run.waits == [FetchWait(reason: .offline, milliseconds: nil, tries: 1)])
        try run.tryNow()
        #expect(try run.wait { if case .waiting = $0 { true } else { false } })
        #expect(run.waits.last == FetchWait(reason: .offline, milliseconds: nil, tries: 2))
    }

    @Test("A server on this very machine needs no network, and is not waited for")
    func loopback() throws {
        let kitchen = try Kitchen()
        let run = try FetchRun.whole(Self.order(kitchen, "http://127.0.0.1:9/a"), wrapper: Self.alone)
        #expect(run.failure == .refused)
    }

    @Test("When the network comes back, it goes on by itself")
    func back() throws {
        let kitchen = try Kitchen()
        try kitchen.folder.write(Array("here".utf8), to: "picture")
        // A server that the fetcher's lonely machine will reach once it has an address.
        let script = """
            /sbin/ip link set lo up
            sleep 60 3>&- | "\(Programs.path("web-server"))" 0.0.0.0 8099 /a "\(kitchen.folder.file("picture"))" >&2 3>&- &
            exec "$0"
            """
        let run = try FetchRun(
            Self.order(kitchen, "http://10.99.0.1:8099/a"), wrapper: ["unshare", "--net", "sh", "-c", script])
        #expect(try run.wait { if case .waiting(let wait) = $0 { wait.reason == .offline } else { false } })
        let made = try? ChildProcess.run([
            "nsenter", "--net=/proc/\(run.process.number)/ns/net", "sh", "-c",
            "/sbin/ip link add d0 type veth peer name d1 && /sbin/ip address add 10.99.0.1/24 dev d0 && /sbin/ip link set d1 up && /sbin/ip link set d0 up",
        ])
        // Not every kernel can make interfaces out of nothing.
        guard made != nil else { return }
        #expect(try run.wait { if case .done = $0 { true } else { false } })
        #expect(run.content == Array("here".utf8))
    }
}
