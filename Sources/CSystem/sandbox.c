#define _GNU_SOURCE
#include "CSystemProcesses.h"
#include <errno.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <unistd.h>

/* Landlock, as the kernel has it; the C library's headers may be older than the kernel that runs this, or newer. The
   numbers are the same on every architecture. */
#ifndef SYS_landlock_create_ruleset
#define SYS_landlock_create_ruleset 444
#define SYS_landlock_restrict_self 446
#endif

enum { ask_for_version = 1 };

struct ruleset {
    uint64_t files;
    uint64_t network;
    uint64_t scopes;
};

/* All that a version of Landlock can deny, and how much of the structure that version knows. */
static size_t deny_everything(int version, struct ruleset *ruleset) {
    unsigned rights = 13;
    if (version >= 2) rights = 14; /* moving to another folder */
    if (version >= 3) rights = 15; /* cutting files */
    if (version >= 5) rights = 16; /* commands to devices */
    *ruleset = (struct ruleset){.files = (UINT64_C(1) << rights) - 1};
    if (version < 4) return sizeof ruleset->files;
    ruleset->network = 3; /* binding and connecting by TCP */
    if (version < 6) return sizeof ruleset->files + sizeof ruleset->network;
    ruleset->scopes = 3; /* abstract sockets of others, signals to others */
    return sizeof *ruleset;
}

int system_forbid_files(void) {
    long version = syscall(SYS_landlock_create_ruleset, NULL, 0, ask_for_version);
    if (version < 0) return -errno;
    struct ruleset ruleset;
    size_t size = deny_everything((int)version, &ruleset);
    long descriptor = syscall(SYS_landlock_create_ruleset, &ruleset, size, 0);
    if (descriptor < 0) return -errno;
    /* No rule is added: nothing is allowed. */
    int result = syscall(SYS_landlock_restrict_self, (int)descriptor, 0) == 0 ? 0 : -errno;
    close((int)descriptor);
    return result;
}

enum {
    write_file = 1 << 1,
    read_file = 1 << 2,
    read_folder = 1 << 3,
    remove_file = 1 << 5,
    make_file = 1 << 8,
    cut_file = 1 << 14, /* since version 3 */
    add_rule = 445,     /* landlock_add_rule */
    beneath_path = 1,
};

struct path_rule {
    uint64_t rights;
    int32_t folder;
} __attribute__((packed));

static int allow(int ruleset, const struct system_place *place, int version) {
    struct stat status;
    if (fstat(place->descriptor, &status) < 0) return -errno;
    uint64_t rights = read_file;
    if (place->may_write) rights |= write_file | (version >= 3 ? cut_file : 0);
    if (S_ISDIR(status.st_mode)) rights |= read_folder | (place->may_write ? make_file | remove_file : 0);
    struct path_rule rule = {rights, place->descriptor};
    return syscall(add_rule, ruleset, beneath_path, &rule, 0) == 0 ? 0 : -errno;
}

int system_confine_files(const struct system_place *places, size_t count) {
    long version = syscall(SYS_landlock_create_ruleset, NULL, 0, ask_for_version);
    if (version < 0) return -errno;
    struct ruleset ruleset;
    size_t size = deny_everything((int)version, &ruleset);
    ruleset.network &= 1; /* binding; connecting is what a fetcher is for */
    long descriptor = syscall(SYS_landlock_create_ruleset, &ruleset, size, 0);
    if (descriptor < 0) return -errno;
    int result = 0;
    for (size_t index = 0; index < count && result == 0; index++)
        result = allow((int)descriptor, &places[index], (int)version);
    if (result == 0 && syscall(SYS_landlock_restrict_self, (int)descriptor, 0) < 0) result = -errno;
    close((int)descriptor);
    return result;
}

static int set_limit(int resource, rlim_t soft, rlim_t hard) {
    struct rlimit present;
    if (getrlimit(resource, &present) < 0) return -errno;
    if (hard > present.rlim_max) hard = present.rlim_max;
    if (soft > hard) soft = hard;
    struct rlimit limit = {soft, hard};
    return setrlimit(resource, &limit) == 0 ? 0 : -errno;
}

int system_limit_address_space(uint64_t soft, uint64_t hard) { return set_limit(RLIMIT_AS, soft, hard); }
int system_limit_core_dumps(void) { return set_limit(RLIMIT_CORE, 0, 0); }
int system_limit_descriptors(uint64_t count) { return set_limit(RLIMIT_NOFILE, count, count); }
int system_limit_processor_time(uint64_t soft, uint64_t hard) { return set_limit(RLIMIT_CPU, soft, hard); }
int system_forbid_dumping(void) { return prctl(PR_SET_DUMPABLE, 0, 0, 0, 0) == 0 ? 0 : -errno; }
int system_forbid_new_privileges(void) { return prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) == 0 ? 0 : -errno; }
