#define _GNU_SOURCE
#include "CSystemProcesses.h"
#include <errno.h>
#include <fcntl.h>
#include <signal.h>
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

static int add_actions(posix_spawn_file_actions_t *actions) {
    int error = posix_spawn_file_actions_addopen(actions, 0, "/dev/null", O_RDONLY, 0);
    if (!error) error = posix_spawn_file_actions_addopen(actions, 1, "/dev/null", O_WRONLY, 0);
    if (!error) error = posix_spawn_file_actions_addopen(actions, 2, "/dev/null", O_WRONLY, 0);
    if (!error) error = posix_spawn_file_actions_addclosefrom_np(actions, 3);
    return error;
}

static int set_attributes(posix_spawnattr_t *attributes) {
    sigset_t signals;
    sigemptyset(&signals);
    int error = posix_spawnattr_setsigmask(attributes, &signals);
    sigfillset(&signals);
    if (!error) error = posix_spawnattr_setsigdefault(attributes, &signals);
    if (!error)
        error = posix_spawnattr_setflags(
            attributes, POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSID);
    return error;
}

int system_start_program(char *const arguments[], pid_t *process) {
    posix_spawn_file_actions_t actions;
    posix_spawnattr_t attributes;
    int error = posix_spawn_file_actions_init(&actions);
    if (error) return -error;
    error = posix_spawnattr_init(&attributes);
    if (error) {
        posix_spawn_file_actions_destroy(&actions);
        return -error;
    }
    error = add_actions(&actions);
    if (!error) error = set_attributes(&attributes);
    if (!error) error = posix_spawnp(process, arguments[0], &actions, &attributes, arguments, environ);
    posix_spawnattr_destroy(&attributes);
    posix_spawn_file_actions_destroy(&actions);
    return -error;
}

int system_wait_for_program(pid_t process) {
    int status, result;
    do result = waitpid(process, &status, 0);
    while (result < 0 && errno == EINTR);
    if (result < 0) return -errno;
    return WIFEXITED(status) ? WEXITSTATUS(status) : 128 + WTERMSIG(status);
}
