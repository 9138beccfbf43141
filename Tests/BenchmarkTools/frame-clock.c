/* Loaded before SDL into a program (LD_PRELOAD): writes a line for each frame that it presents to the file that FRAME_CLOCK
   names. Times are nanoseconds: when presenting began, the processor time of the presenting thread until then, and
   both again when presenting had ended. The program itself is not changed. */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>
#include <unistd.h>

static long long nanoseconds(clockid_t clock)
{
    struct timespec time;
    clock_gettime(clock, &time);
    return time.tv_sec * 1000000000LL + time.tv_nsec;
}

void SDL_RenderPresent(void *renderer)
{
    static void (*present)(void *);
    static int file = -1;
    if (!present) {
        present = (void (*)(void *))dlsym(RTLD_NEXT, "SDL_RenderPresent");
        const char *path = getenv("FRAME_CLOCK");
        if (path) file = open(path, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0600);
    }
    long long began = nanoseconds(CLOCK_MONOTONIC), worked = nanoseconds(CLOCK_THREAD_CPUTIME_ID);
    if (present) present(renderer);
    long long ended = nanoseconds(CLOCK_MONOTONIC), total = nanoseconds(CLOCK_THREAD_CPUTIME_ID);
    char line[96];
    int length = snprintf(line, sizeof line, "%lld %lld %lld %lld\n", began, worked, ended, total);
    if (file >= 0 && write(file, line, (size_t)length) < 0) file = -1;
}
