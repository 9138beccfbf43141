/// The frame of every message: a packet of its own on a SOCK_SEQPACKET socket.
///
/// The first byte is the message's number; its fields follow without padding, numbers little-endian, texts as a 16-bit length and
/// UTF-8. Bytes after the last field make a packet invalid. Both programs are built together, so there is no version.
public enum Packet {
    /// No packet is longer; addresses of the web can be long.
    public static let mostBytes = 8192
    /// No packet brings more descriptors.
    public static let mostDescriptors = 1
    /// No text in a packet is longer; a longer one is cut by the sender.
    public static let mostTextBytes = 1024
}
