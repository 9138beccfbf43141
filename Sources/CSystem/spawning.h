#ifndef SPAWNING_H
#define SPAWNING_H

#include <spawn.h>
#include <sys/types.h>

/* What the child gets under which number; returns an error of errno, or 0. */
typedef int (*child_descriptors)(posix_spawn_file_actions_t *actions, int socket);

/* `posix_spawn`, or `posix_spawnp`, which looks for the program along PATH. */
typedef int (*child_start)(
    pid_t *process, const char *program, const posix_spawn_file_actions_t *actions, const posix_spawnattr_t *attributes,
    char *const arguments[], char *const environment[]);

/* Starts a child with no signal blocked and none ignored, in a group (POSIX_SPAWN_SETPGROUP) or a session (POSIX_SPAWN_SETSID) of its own.
   Returns 0, or an error of errno, negative. */
int spawn_child(
    child_start start, char *const arguments[], char *const environment[], child_descriptors descriptors, int socket,
    short own, pid_t *process);

#endif
