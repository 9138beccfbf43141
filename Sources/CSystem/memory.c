#define _GNU_SOURCE
#include "CSystemProcesses.h"
#include <errno.h>
#include <fcntl.h>
#include <sys/mman.h>
#include <unistd.h>

/* Since Linux 5.14; the C library's header may be older. */
#ifndef MADV_POPULATE_WRITE
#define MADV_POPULATE_WRITE 23
#endif

int system_make_sealed_memory(size_t byte_count) {
    int memory = memfd_create("vitrine-pixels", MFD_CLOEXEC | MFD_ALLOW_SEALING);
    if (memory < 0) return -errno;
    if (ftruncate(memory, (off_t)byte_count) < 0
        || fcntl(memory, F_ADD_SEALS, F_SEAL_SHRINK | F_SEAL_GROW | F_SEAL_SEAL) < 0) {
        int error = errno;
        close(memory);
        return -error;
    }
    return memory;
}

int system_make_memory(void) {
    int memory = memfd_create("vitrine-input", MFD_CLOEXEC);
    return memory < 0 ? -errno : memory;
}

int system_discard(int descriptor, size_t byte_count) {
    /* The seals forbid to shrink the memory, not to empty a part of it. */
    int result = fallocate(descriptor, FALLOC_FL_PUNCH_HOLE | FALLOC_FL_KEEP_SIZE, 0, (off_t)byte_count);
    return result == 0 ? 0 : -errno;
}

int system_is_sealed_memory(int descriptor) {
    int seals = fcntl(descriptor, F_GET_SEALS);
    int wanted = F_SEAL_SHRINK | F_SEAL_GROW;
    return seals >= 0 && (seals & wanted) == wanted;
}

int system_populate(void *start, size_t byte_count) {
    return madvise(start, byte_count, MADV_POPULATE_WRITE) == 0 ? 0 : -errno;
}
