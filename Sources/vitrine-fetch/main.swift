import FetchHost

FetchProgram.run(arguments: CommandLine.arguments)
