import Foundation
import Geometry
import Testing
import Wire

@Suite("The connection between viewer and helper")
struct PacketSocketTests {
    @Test("A packet arrives whole, with the file that it brings")
    func descriptorPassing() throws {
        let (here, there) = try PacketSocket.pair()
        let folder = try ScratchFolder()
        let file = try folder.file("a", [1, 2, 3])
        let number = Foundation.open(file.path, O_RDONLY | O_CLOEXEC)
        try here.send([9, 8], [OwnedDescriptor(taking: number)])
        guard case .packet(let bytes, let descriptors) = try there.receive() else {
            Issue.record("nothing came")
            return
        }
        #expect(bytes == [9, 8])
        var content = [UInt8](repeating: 0, count: 9)
        let descriptor = try #require(descriptors.first)
        #expect(read(descriptor.number, &content, 9) == 3)
        #expect(content.prefix(3) == [1, 2, 3])
    }

    @Test("What was said before the end is heard, also when the other end had not read everything")
    func endAfterUnreadPackets() throws {
        let (here, there) = try PacketSocket.pair()
        try here.send([1])
        func speakAndLeave(_ end: consuming PacketSocket) throws {
            try end.send([7])
        }
        var other: PacketSocket? = there
        try speakAndLeave(try #require(other))
        _ = consume there
        other = nil
        guard case .packet(let bytes, _) = try here.receive() else {
            Issue.record("the last words were lost")
            return
        }
        #expect(bytes == [7])
        guard case .end = try here.receive() else {
            Issue.record("there is no end")
            return
        }
    }

    @Test("A packet that is longer than any may be is refused")
    func tooLong() throws {
        let (here, there) = try PacketSocket.pair()
        try here.send([UInt8](repeating: 1, count: Packet.mostBytes + 1))
        #expect(throws: WireError.tooLong) { try there.receive() }
    }

    @Test("Too many descriptors are refused")
    func tooManyDescriptors() throws {
        let (here, there) = try PacketSocket.pair()
        let files = (0..<3).map { _ in OwnedDescriptor(taking: Foundation.open("/dev/null", O_RDONLY | O_CLOEXEC)) }
        try here.send([1], files)
        #expect(throws: WireError.self) { try there.receive() }
    }

    @Test("Waiting ends when the time is over")
    func waiting() throws {
        let (here, there) = try PacketSocket.pair()
        #expect(!here.waitForArrival(milliseconds: 5))
        try there.send([1])
        #expect(here.waitForArrival(milliseconds: 5000))
    }
}
