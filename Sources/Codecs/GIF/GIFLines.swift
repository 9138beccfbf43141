internal import CCodecs
internal import DecoderHost
internal import Wire

/// Something that decodes the pixels of a frame, line by line: a number of a color for each.
protocol GIFLineSource {
    /// Decodes the next pixels; false when not all of them could be read.
    func read(into pixels: UnsafeMutablePointer<UInt8>, count: Int) -> Bool
}

/// The lines of one frame of a GIF as giflib decodes them: a number of a color for each pixel.
///
/// giflib sees a file that holds nothing but the frame: the file's head, and then what begins at the frame's descriptor. So any frame can be
/// read by itself, and what is wrong with one says nothing about the next. After the file's end come zeros, which end the frame.
@safe final class GIFLines: GIFLineSource {
    /// What giflib reads.
    private final class Stream {
        let input: InputFile
        let headBytes: Int
        let frameStart: Int
        private var position = 0
        /// Whether the file ended before the frame did.
        private(set) var hasEnded = false

        init(_ input: InputFile, headBytes: Int, frameStart: Int) {
            self.input = input
            self.headBytes = headBytes
            self.frameStart = frameStart
        }

        func read(into target: UnsafeMutableRawBufferPointer) {
            var done = 0
            while done < target.count {
                let isHead = position < headBytes
                let wanted = isHead ? min(target.count - done, headBytes - position) : target.count - done
                input.seek(to: isHead ? position : frameStart + position - headBytes)
                let count =
                    input.position < input.count
                    ? unsafe input.read(into: .init(rebasing: target[done..<done + wanted])) : 0
                if count == 0 {
                    hasEnded = true
                    unsafe UnsafeMutableRawBufferPointer(rebasing: target[done...]).initializeMemory(
                        as: UInt8.self, repeating: 0)
                    return
                }
                done += count
                position += count
            }
        }
    }

    private let file: UnsafeMutablePointer<GifFileType>
    private let stream: Stream

    /// The lines of a frame whose descriptor begins at a position, in a file whose head has so many bytes.
    init(_ input: InputFile, headBytes: Int, frameStart: Int) throws(DecodeFailure) {
        stream = Stream(input, headBytes: headBytes, frameStart: frameStart)
        var error: Int32 = 0
        let file = unsafe DGifOpen(
            Unmanaged.passUnretained(stream).toOpaque(),
            { file, bytes, count in
                guard let bytes = unsafe bytes, count > 0, let context = unsafe file?.pointee.UserData else { return 0 }
                let stream = unsafe Unmanaged<Stream>.fromOpaque(context).takeUnretainedValue()
                unsafe stream.read(into: UnsafeMutableRawBufferPointer(start: bytes, count: Int(count)))
                return count
            }, &error)
        guard let file = unsafe file else { throw Self.failure(error) }
        var kind = UNDEFINED_RECORD_TYPE
        guard unsafe DGifGetRecordType(file, &kind) == GIF_OK, kind == IMAGE_DESC_RECORD_TYPE,
            unsafe DGifGetImageDesc(file) == GIF_OK
        else {
            let failure = unsafe Self.failure(file.pointee.Error)
            _ = unsafe DGifCloseFile(file, nil)
            throw failure
        }
        unsafe self.file = file
    }

    deinit { _ = unsafe DGifCloseFile(file, nil) }

    func read(into pixels: UnsafeMutablePointer<UInt8>, count: Int) -> Bool {
        unsafe DGifGetLine(file, pixels, Int32(count)) == GIF_OK
    }

    private static func failure(_ error: Int32) -> DecodeFailure {
        if error == D_GIF_ERR_NOT_ENOUGH_MEM { return .outOfMemory }
        let text = unsafe GifErrorString(error).map { unsafe String(cString: $0) }
        return .damaged(detail: text ?? "the decoder gave no reason")
    }
}
