import Codecs
import DecoderHost

DecoderProgram.run(
    arguments: CommandLine.arguments, codecs: [SDLImageCodec()], orientation: EXIFOrientation.read,
    warmUp: CodecLibraries.load)
