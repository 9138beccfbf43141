import Codecs
import DecoderHost

DecoderProgram.run(
    arguments: CommandLine.arguments, rowCodecs: [JPEGCodec(), PNGCodec(), PNMCodec()], codecs: [SDLImageCodec()],
    exif: EXIFReader.read, warmUp: CodecLibraries.load)
