#define _GNU_SOURCE
#include "CSystemProcesses.h"
#include "spawning.h"
#include <errno.h>
#include <fcntl.h>
#include <pthread.h>
#include <signal.h>
#include <spawn.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <time.h>

/* A helper writes nothing to files, needs no locale, and must not spend seconds on a backtrace when it dies. */
static char *const helper_environment[] = {
    "LC_ALL=C", "SWIFT_BACKTRACE=enable=no", "MALLOC_ARENA_MAX=2", NULL};
static char *const unsafe_environment[] = {
    "LC_ALL=C", "SWIFT_BACKTRACE=enable=no", "MALLOC_ARENA_MAX=2", "VITRINE_UNSAFE_DECODER=1", NULL};

/* The switch for debugging is passed on exactly as it was set, and only by a person. */
static char *const *environment_of_helper(void) {
    const char *value = getenv("VITRINE_UNSAFE_DECODER");
    return value && strcmp(value, "1") == 0 ? unsafe_environment : helper_environment;
}

/* What a fetcher needs to know of its surroundings: proxies, how names are resolved, where temporary files go. HTTP_PROXY in capitals is not among them: of a request to a web server that runs programs, strangers set it. */
static const char *const passed_to_fetchers[] = {
    "http_proxy", "https_proxy", "HTTPS_PROXY", "all_proxy", "ALL_PROXY", "no_proxy", "NO_PROXY",
    "LOCALDOMAIN", "RES_OPTIONS", "TMPDIR"};
enum { passed_count = sizeof passed_to_fetchers / sizeof *passed_to_fetchers, base_count = 3 };

/* The lines of `environ` with those names, behind what all helpers have. `list` has room for all of them. */
static void collect_environment_of_fetcher(char **list) {
    extern char **environ;
    for (int index = 0; index < base_count; index++) *list++ = helper_environment[index];
    for (int index = 0; index < passed_count; index++) {
        size_t length = strlen(passed_to_fetchers[index]);
        for (char **line = environ; *line; line++) {
            if (strncmp(*line, passed_to_fetchers[index], length) == 0 && (*line)[length] == '=') {
                *list++ = *line;
                break;
            }
        }
    }
    const char *value = getenv("VITRINE_UNSAFE_FETCHER");
    if (value && strcmp(value, "1") == 0) *list++ = "VITRINE_UNSAFE_FETCHER=1";
    *list = NULL;
}

static int with_socket(posix_spawn_file_actions_t *actions, int socket) {
    /* The socket first: it may have any number, 0 and 1 included. */
    int error = posix_spawn_file_actions_adddup2(actions, socket, 3);
    if (!error) error = posix_spawn_file_actions_addopen(actions, 0, "/dev/null", O_RDONLY, 0);
    if (!error) error = posix_spawn_file_actions_addopen(actions, 1, "/dev/null", O_WRONLY, 0);
    if (!error) error = posix_spawn_file_actions_addclosefrom_np(actions, 4);
    return error;
}

static int set_attributes(posix_spawnattr_t *attributes, short own) {
    sigset_t signals;
    sigemptyset(&signals);
    int error = posix_spawnattr_setsigmask(attributes, &signals);
    sigfillset(&signals);
    if (!error) error = posix_spawnattr_setsigdefault(attributes, &signals);
    if (!error) error = posix_spawnattr_setpgroup(attributes, 0);
    if (!error)
        error = posix_spawnattr_setflags(
            attributes, (short)(POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF | own));
    return error;
}

int spawn_child(
    child_start start, char *const arguments[], char *const environment[], child_descriptors descriptors, int socket,
    short own, pid_t *process) {
    posix_spawn_file_actions_t actions;
    posix_spawnattr_t attributes;
    int error = posix_spawn_file_actions_init(&actions);
    if (error) return -error;
    error = posix_spawnattr_init(&attributes);
    if (error) {
        posix_spawn_file_actions_destroy(&actions);
        return -error;
    }
    error = descriptors(&actions, socket);
    if (!error) error = set_attributes(&attributes, own);
    if (!error) error = start(process, arguments[0], &actions, &attributes, arguments, environment);
    posix_spawnattr_destroy(&attributes);
    posix_spawn_file_actions_destroy(&actions);
    return -error;
}

static int spawn(const char *program, int socket, char *const *environment, pid_t *process) {
    char *arguments[] = {(char *)program, NULL};
    return spawn_child(
        posix_spawn, arguments, environment, with_socket, socket, POSIX_SPAWN_SETPGROUP, process);
}

int system_spawn_helper(const char *program, int socket, pid_t *process) {
    return spawn(program, socket, environment_of_helper(), process);
}

int system_spawn_fetcher(const char *program, int socket, pid_t *process) {
    char *environment[base_count + passed_count + 2];
    collect_environment_of_fetcher(environment);
    return spawn(program, socket, environment, process);
}

int system_child_has_ended(pid_t process, int wait) {
    siginfo_t information = {0};
    int result;
    do result = waitid(P_PID, (id_t)process, &information, WEXITED | WNOWAIT | (wait ? 0 : WNOHANG));
    while (result < 0 && errno == EINTR);
    if (result < 0) return errno == ECHILD ? 1 : -errno;
    return information.si_pid == process;
}

struct start {
    void (*function)(void *);
    void *argument;
};

static void *run(void *raw) {
    struct start start = *(struct start *)raw;
    free(raw);
    start.function(start.argument);
    return NULL;
}

int system_start_thread(void (*function)(void *), void *argument, size_t stack_bytes) {
    struct start *start = malloc(sizeof *start);
    if (!start) return -ENOMEM;
    *start = (struct start){function, argument};
    pthread_attr_t attributes;
    int error = pthread_attr_init(&attributes);
    if (error) {
        free(start);
        return -error;
    }
    sigset_t all, before;
    sigfillset(&all);
    pthread_attr_setstacksize(&attributes, stack_bytes);
    pthread_attr_setdetachstate(&attributes, PTHREAD_CREATE_DETACHED);
    pthread_sigmask(SIG_BLOCK, &all, &before);
    pthread_t thread;
    error = pthread_create(&thread, &attributes, run, start);
    pthread_sigmask(SIG_SETMASK, &before, NULL);
    pthread_attr_destroy(&attributes);
    if (error) free(start);
    return -error;
}

int system_wait_for_semaphore(sem_t *semaphore, double milliseconds) {
    struct timespec deadline;
    clock_gettime(CLOCK_MONOTONIC, &deadline);
    long long nanoseconds = deadline.tv_nsec + (long long)(milliseconds * 1e6);
    deadline.tv_sec += nanoseconds / 1000000000;
    deadline.tv_nsec = nanoseconds % 1000000000;
    int result;
    do result = sem_clockwait(semaphore, CLOCK_MONOTONIC, &deadline);
    while (result < 0 && errno == EINTR);
    return result < 0 ? (errno == ETIMEDOUT ? 0 : -errno) : 1;
}
