import Codecs
import DecoderHost
import Foundation
import Geometry
import Wire

/// All frames of a file, composed, as a codec gives them in this process.
struct Reel {
    /// Premultiplied pixels of each frame, one number a pixel with R in its lowest byte.
    private(set) var frames: [[UInt32]] = []
    /// In milliseconds.
    private(set) var durations: [Double] = []
    /// Where each frame says that it differs from the one before it.
    private(set) var changes: [PixelRect] = []
    let plays: Int
    let notices: PictureNotices
    let size: PixelSize

    private static var codecs: [any FrameCodec] { [GIFCodec(), WebPCodec(), PNGCodec()] }

    /// Reads a file; nil when it does not move. `passes` says how often all frames are read; those of the last one are kept.
    init?(_ file: URL, passes: Int = 1) throws {
        guard let (reader, size) = try Self.reader(of: file) else { return nil }
        self.size = size
        plays = reader.plays
        for _ in 0..<passes {
            (frames, durations, changes) = ([], [], [])
            while let frame = try reader.next() {
                frames.append(Self.pixels(reader.picture))
                durations.append(Double(frame.duration) / 1000)
                changes.append(frame.changed)
            }
            reader.rewind()
        }
        notices = reader.notices
    }

    /// A reader of the frames of a file; nil when it does not move.
    static func reader(of file: URL) throws -> (any FrameReader, PixelSize)? {
        let descriptor = OwnedDescriptor(taking: open(file.path, O_RDONLY | O_CLOEXEC))
        let input = try InputFile(descriptor)
        guard case .picture(let format) = FileContent(of: input),
            let heading = PictureHeading(of: input, format: format),
            let codec = codecs.first(where: { $0.formats.contains(format) }),
            let reader = try codec.frames(of: input, heading: heading)
        else { return nil }
        return (reader, heading.size)
    }

    private static func pixels(_ picture: any Raster) -> [UInt32] {
        let size = picture.size
        var pixels = [UInt32](repeating: 0, count: size.width * size.height)
        pixels.withUnsafeMutableBufferPointer { pixels in
            guard let start = pixels.baseAddress else { return }
            for row in 0..<size.height {
                picture.copy(row: row, columns: 0..<size.width, to: start + row * size.width)
            }
        }
        return pixels
    }

    /// A pixel of a frame as R, G, B, A.
    func pixel(_ x: Int, _ y: Int, frame: Int) -> [UInt8] {
        let pixel = frames[frame][y * size.width + x]
        return [0, 8, 16, 24].map { UInt8(truncatingIfNeeded: pixel >> $0) }
    }

    /// The frames, two neighbors of which differ outside of where they say that they do.
    var wrongChanges: [Int] {
        zip(frames, frames.dropFirst()).enumerated().compactMap { index, pair in
            let part = changes[index + 1]
            let differs = pair.0.indices.contains { place in
                let (x, y) = (place % size.width, place / size.width)
                let isInside = (part.x..<part.maxX).contains(x) && (part.y..<part.maxY).contains(y)
                return !isInside && pair.0[place] != pair.1[place]
            }
            return differs ? index + 1 : nil
        }
    }
}
