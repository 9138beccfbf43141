import Codecs
import DecoderHost

DecoderProgram.run(
    arguments: CommandLine.arguments, rowCodecs: [JPEGCodec(), PNGCodec(), GIFCodec(), WebPCodec(), PNMCodec()],
    codecs: [SDLImageCodec()], frameCodecs: [GIFCodec(), WebPCodec(), PNGCodec()], exif: EXIFReader.read,
    thumbnail: ThumbnailReader.read, profileName: ProfileName.of, warmUp: CodecLibraries.load)
