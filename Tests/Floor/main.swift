// The least that any viewer must do: floor COMMAND... opens a full-screen SDL window with its accelerated renderer and
// presents one frame of the four colors, while the command decodes the picture beside it. It ends when both are done.

import CSDL2
import Glibc

func fail(_ words: String) -> Never {
    let line = Array("floor: \(words)\n".utf8)
    write(STDERR_FILENO, line, line.count)
    exit(1)
}

/// Starts a command with its output going nowhere.
func start(_ command: [String]) -> pid_t {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, STDOUT_FILENO, "/dev/null", O_WRONLY, 0)
    var words = command.map { strdup($0) } + [nil]
    defer { for word in words { free(word) } }
    var process: pid_t = 0
    guard posix_spawnp(&process, command[0], &actions, nil, &words, environ) == 0 else {
        fail("\(command[0]) cannot be started.")
    }
    return process
}

func presentOneFrame() {
    guard SDL_Init(SDL_INIT_VIDEO) == 0,
        let window = SDL_CreateWindow("floor", 0, 0, 1280, 800, SDL_WINDOW_FULLSCREEN_DESKTOP.rawValue),
        let renderer = SDL_CreateRenderer(window, -1, SDL_RENDERER_ACCELERATED.rawValue)
    else { fail(String(cString: SDL_GetError())) }
    SDL_SetRenderDrawColor(renderer, 0, 0, 0, 255)
    SDL_RenderClear(renderer)
    SDL_RenderPresent(renderer)
}

let command = Array(CommandLine.arguments.dropFirst())
guard !command.isEmpty else { fail("use: floor COMMAND...") }
let decoder = start(command)
presentOneFrame()
var status: Int32 = 0
guard waitpid(decoder, &status, 0) == decoder, status == 0 else { fail("\(command[0]) failed.") }
// Without the time that closing a window takes.
_exit(0)
