import Glibc
import VitrineApp

exit(VitrineProgram.run())
