#define _GNU_SOURCE
#include "CSystemProcesses.h"
#include <errno.h>
#include <sys/vfs.h>

int system_lies_elsewhere(const char *path) {
    /* Of <linux/magic.h>, which does not name all of them: NFS, SMB, CIFS, SMB 2, FUSE, 9P, Ceph, AFS, Coda, Lustre, virtual machines'. */
    static const unsigned long kinds[] = {
        0x6969, 0x517B, 0xFF534D42, 0xFE534D42, 0x65735546, 0x01021997, 0x00C36400, 0x5346414F,
        0x73757245, 0x0BD00BD0, 0x786F4256, 0xBACBACBC};
    struct statfs status;
    if (statfs(path, &status) != 0) return -errno;
    for (unsigned index = 0; index < sizeof kinds / sizeof *kinds; index++)
        if (((unsigned long)status.f_type & 0xFFFFFFFF) == kinds[index]) return 1;
    return 0;
}
