internal import Glibc
internal import Wire

/// The program around the codecs: started by the viewer, it serves one picture and ends.
public enum DecoderProgram {
    /// The viewer's socket, by the number that the viewer starts its helpers with.
    private static let socketNumber: Int32 = 3
    private static let usage = """
        vitrine-decode decodes one picture for the viewer, which starts it with a socket as descriptor 3.
        It is of no use on its own: run "vitrine PICTURE" instead. --formats prints what it reads.

        """

    /// Serves one picture with some codecs; those that give rows are asked first, and those that give frames when the first one is there.
    /// `exif` reads EXIF data, `thumbnail` a thumbnail of the desktop, `profileName` what a file's color profile is called. `warmUp` loads, before the sandbox closes, whatever the codecs' libraries would open later.
    public static func run(
        arguments: [String], rowCodecs: [any RowCodec], codecs: [any Codec], frameCodecs: [any FrameCodec],
        exif: @escaping ([UInt8]) -> EXIFFacts, thumbnail: @escaping ([UInt8]) -> Preview?,
        profileName: @escaping (ColorStatement, InputFile) -> String?, warmUp: () -> Void
    ) -> Never {
        if arguments.dropFirst().contains("--help") {
            write(usage, to: STDOUT_FILENO)
            exit(0)
        }
        if arguments.dropFirst().contains("--formats") {
            warmUp()
            write(FormatList(rowCodecs + codecs).text, to: STDOUT_FILENO)
            exit(0)
        }
        guard arguments.count == 1, let socket = PacketSocket.inherited(socketNumber) else {
            write(usage, to: STDERR_FILENO)
            exit(64)
        }
        let connection = ViewerConnection(socket)
        warmUp()
        PictureHost(
            connection: connection, rowCodecs: rowCodecs, codecs: codecs, frameCodecs: frameCodecs, readEXIF: exif,
            readThumbnail: thumbnail, nameProfile: profileName
        ).serve()
    }

    private static func write(_ text: String, to descriptor: Int32) {
        let bytes = Array(text.utf8)
        _ = unsafe Glibc.write(descriptor, bytes, bytes.count)
    }
}
