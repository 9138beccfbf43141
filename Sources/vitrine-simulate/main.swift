import Glibc
import Settings

exit(Simulator.run(ProgramArguments.bytes()))
