#define _GNU_SOURCE
#include "CSystemProcesses.h"
#include "spawning.h"
#include <errno.h>
#include <fcntl.h>
#include <spawn.h>
#include <stdio.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

int system_rename_anew(const char *from, const char *to) {
    if (renameat2(AT_FDCWD, from, AT_FDCWD, to, RENAME_NOREPLACE) == 0) return 0;
    if (errno != EINVAL && errno != ENOSYS) return -errno;
    /* A file system that cannot refuse by itself. */
    struct stat there;
    if (lstat(to, &there) == 0) return -EEXIST;
    return rename(from, to) == 0 ? 0 : -errno;
}

static int with_nothing(posix_spawn_file_actions_t *actions, int socket) {
    (void)socket;
    int error = posix_spawn_file_actions_addopen(actions, 0, "/dev/null", O_RDONLY, 0);
    if (!error) error = posix_spawn_file_actions_addopen(actions, 1, "/dev/null", O_WRONLY, 0);
    if (!error) error = posix_spawn_file_actions_addopen(actions, 2, "/dev/null", O_WRONLY, 0);
    if (!error) error = posix_spawn_file_actions_addclosefrom_np(actions, 3);
    return error;
}

int system_start_program(char *const arguments[], pid_t *process) {
    return spawn_child(posix_spawnp, arguments, environ, with_nothing, -1, POSIX_SPAWN_SETSID, process);
}

int system_wait_for_program(pid_t process) {
    int status, result;
    do result = waitpid(process, &status, 0);
    while (result < 0 && errno == EINTR);
    if (result < 0) return -errno;
    return WIFEXITED(status) ? WEXITSTATUS(status) : 128 + WTERMSIG(status);
}
