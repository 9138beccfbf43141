#define _GNU_SOURCE
#include "CProbe.h"
#include <errno.h>
#include <fcntl.h>
#include <linux/filter.h>
#include <linux/seccomp.h>
#include <netinet/in.h>
#include <pthread.h>
#include <signal.h>
#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/prctl.h>
#include <sys/ptrace.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/uio.h>
#include <sys/un.h>
#include <sys/wait.h>
#include <unistd.h>

/* Landlock's, on every architecture; the C library's headers may be older. */
enum { create_ruleset = 444 };

static int answer(long result) { return result < 0 ? errno : 0; }

static int closed(int descriptor) {
    if (descriptor < 0) return errno;
    close(descriptor);
    return 0;
}

int probe_open(const char *path) { return closed(open(path, O_RDONLY | O_CLOEXEC)); }

int probe_create(const char *path) {
    int result = closed(open(path, O_WRONLY | O_CREAT | O_CLOEXEC, 0600));
    if (result == 0) unlink(path);
    return result;
}

int probe_memory_of(int process) {
    char path[64];
    snprintf(path, sizeof path, "/proc/%d/mem", process);
    return closed(open(path, O_RDWR | O_CLOEXEC));
}

int probe_socket(int family) { return closed(socket(family, SOCK_STREAM | SOCK_CLOEXEC, 0)); }

int probe_make_folder(const char *path) {
    int result = answer(mkdir(path, 0700));
    if (result == 0) rmdir(path);
    return result;
}

int probe_wait_for_connections(int is_bound) {
    int descriptor = socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0);
    if (descriptor < 0) return errno;
    struct sockaddr_in address = {.sin_family = AF_INET, .sin_addr = {htonl(INADDR_LOOPBACK)}};
    int result = is_bound ? answer(bind(descriptor, (struct sockaddr *)&address, sizeof address)) : answer(listen(descriptor, 1));
    close(descriptor);
    return result;
}

/* By a socket that is there already: only the call itself can fail. */
int probe_connect(const char *path) {
    struct sockaddr_un address = {.sun_family = AF_UNIX};
    strncpy(address.sun_path, path, sizeof address.sun_path - 1);
    int result = connect(3, (struct sockaddr *)&address, sizeof address) < 0 ? errno : 0;
    /* Nobody listens there, and the socket is connected already: this far only who may connect comes. */
    return result == EISCONN || result == ENOENT || result == ECONNREFUSED || result == EPROTOTYPE ? 0 : result;
}

int probe_exec(const char *program) {
    /* Only where it fails does this come back. */
    char *arguments[] = {(char *)program, NULL};
    char *environment[] = {NULL};
    return execve(program, arguments, environment) < 0 ? errno : 0;
}

int probe_fork(void) {
    pid_t child = fork();
    if (child == 0) _exit(0);
    if (child < 0) return errno;
    waitpid(child, NULL, 0);
    return 0;
}

int probe_signal(int process) { return answer(kill(process, 0)); }

int probe_signal_by_descriptor(int descriptor, int process) { return answer(fcntl(descriptor, F_SETOWN, process)); }

int probe_trace(int process) {
    int result = answer(ptrace(PTRACE_SEIZE, process, NULL, NULL));
    if (result == 0) ptrace(PTRACE_DETACH, process, NULL, NULL);
    return result;
}

int probe_read_process(int process) {
    static const char here[] = "here";
    char bytes[sizeof here];
    struct iovec mine = {bytes, sizeof bytes}, theirs = {(void *)here, sizeof here};
    int result = answer(process_vm_readv(process, &mine, 1, &theirs, 1, 0));
    /* Another program has something else there, or nothing: it was let. */
    return result == EFAULT ? 0 : result;
}

int probe_limit_process(int process) {
    struct rlimit limit;
    return answer(prlimit(process, RLIMIT_NOFILE, NULL, &limit));
}

int probe_executable_memory(void) {
    void *memory = mmap(NULL, 4096, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    if (memory == MAP_FAILED) return errno;
    int result = answer(mprotect(memory, 4096, PROT_READ | PROT_EXEC));
    munmap(memory, 4096);
    return result;
}

int probe_become_dumpable(void) { return answer(prctl(PR_SET_DUMPABLE, 1, 0, 0, 0)); }

int probe_open_descriptors(int count) {
    int result = 0;
    int last = 3;
    for (int i = 0; i < count && result == 0; i++) {
        int next = dup(3);
        if (next < 0) result = errno;
        else last = next;
    }
    for (int descriptor = 4; descriptor <= last; descriptor++) close(descriptor);
    return result;
}

int probe_clone3(void) { return answer(syscall(SYS_clone3, NULL, 0)); }

int probe_memory(unsigned long byte_count) {
    void *memory = mmap(NULL, byte_count, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
    if (memory == MAP_FAILED) return errno;
    munmap(memory, byte_count);
    return 0;
}

static void *add_one(void *number) {
    *(int *)number += 1;
    return NULL;
}

int probe_thread(void) {
    int number = 41;
    pthread_t thread;
    int result = pthread_create(&thread, NULL, add_one, &number);
    if (result != 0) return result;
    pthread_join(thread, NULL);
    return number == 42 ? 0 : EINVAL;
}

int probe_fill_memory(int most) {
    int megabytes = 0;
    /* Not written to: what is counted is address space, and the machine need not have it. */
    while (megabytes < most && malloc(1 << 20)) megabytes++;
    return megabytes;
}

int probe_landlock_version(void) {
    long version = syscall(create_ruleset, NULL, 0, 1);
    return version < 0 ? 0 : (int)version;
}

int probe_pretend_old_kernel(void) {
    struct sock_filter rules[] = {
        BPF_STMT(BPF_LD | BPF_W | BPF_ABS, offsetof(struct seccomp_data, nr)),
        BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, create_ruleset, 4, 0),
        BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, SYS_seccomp, 3, 0),
        BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, SYS_prctl, 0, 3),
        BPF_STMT(BPF_LD | BPF_W | BPF_ABS, offsetof(struct seccomp_data, args[0])),
        BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, PR_SET_SECCOMP, 2, 1),
        BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_ERRNO | ENOSYS),
        BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_ALLOW),
        BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_ERRNO | EINVAL),
    };
    struct sock_fprog program = {sizeof rules / sizeof *rules, rules};
    if (prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) < 0) return errno;
    return answer(prctl(PR_SET_SECCOMP, SECCOMP_MODE_FILTER, &program));
}
