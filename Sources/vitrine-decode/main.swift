import Codecs
import DecoderHost

DecoderProgram.run(
    arguments: CommandLine.arguments, rowCodecs: [JPEGCodec(), PNGCodec()], codecs: [SDLImageCodec()],
    exif: EXIFReader.read, thumbnail: ThumbnailReader.read, warmUp: CodecLibraries.load)
