#pragma once
#include <stddef.h>
#include <stdint.h>
#include <semaphore.h>
#include <sys/types.h>

/* Everything here returns 0 or a useful number when it worked, and a negative errno when it did not. */

/* A connected pair of packet sockets (SOCK_SEQPACKET), both closed on exec. */
int system_socket_pair(int ends[2]);

/* Sends one packet with some descriptors (at most 8). Never raises SIGPIPE. */
int system_send_packet(int socket, const void *bytes, size_t count, const int *descriptors, size_t descriptor_count);

/* Sends one packet if that is possible at once; -EAGAIN when the other end has not read the earlier ones. */
int system_offer_packet(int socket, const void *bytes, size_t count);

/* Receives one packet: its length, or 0 at the end of the connection. Descriptors beyond `maximum` are closed.
   -EMSGSIZE when the packet was longer than `capacity`. */
ssize_t system_receive_packet(
    int socket, void *bytes, size_t capacity, int *descriptors, size_t maximum, size_t *descriptor_count);

/* Starts a program with `socket` as descriptor 3, /dev/null as 0 and 1, nothing from 4 on, default signals, a group of
   its own and a small environment, to which VITRINE_UNSAFE_DECODER is passed on. */
int system_spawn_helper(const char *program, int socket, pid_t *process);

/* The same for a helper that uses the network: proxies and the like pass in the environment as well, and
   VITRINE_UNSAFE_FETCHER instead of VITRINE_UNSAFE_DECODER. */
int system_spawn_fetcher(const char *program, int socket, pid_t *process);

/* Anonymous memory of a size that can neither shrink nor grow: a descriptor. */
int system_make_sealed_memory(size_t byte_count);

/* Anonymous memory that grows as a file does: a descriptor. */
int system_make_memory(void);

/* Makes a range of shared memory present, so that writing to it later does not fault page by page. */
int system_populate(void *start, size_t byte_count);

/* Gives the first bytes of such memory back to the system: they read as zeros from then on. */
int system_discard(int descriptor, size_t byte_count);

/* Whether a descriptor is memory that can neither shrink nor grow. */
int system_is_sealed_memory(int descriptor);

/* Limits of this process. Hard limits only ever sink; a soft one can be raised up to its hard one. */
int system_limit_address_space(uint64_t soft, uint64_t hard);
int system_limit_core_dumps(void);
int system_limit_descriptors(uint64_t count);
int system_limit_processor_time(uint64_t soft, uint64_t hard);

/* What this process, and all that comes of it, can never do again. */
int system_forbid_dumping(void);
int system_forbid_new_privileges(void);

/* Denies by Landlock to open any file; -ENOSYS or -EOPNOTSUPP where the kernel has none. New privileges must be
   forbidden before. Open descriptors stay as they are. */
int system_forbid_files(void);

/* What may be done beneath an open folder, or with an open file. */
struct system_place {
    int descriptor;
    int may_write;
};

/* Denies by Landlock to open any file but those beneath some places, which can be read, and some written to as well: files be made, renamed and
   removed there, but no folders. Also denies to wait for connections by TCP, where the kernel can. New privileges must be forbidden before. It holds
   for this thread and those that it starts. */
int system_confine_files(const struct system_place *places, size_t count);

/* CRC-32, as zlib and PNG have it, of bytes that follow those that gave `before` (0 at the beginning). */
uint32_t system_checksum(uint32_t before, const void *bytes, size_t count);

/* Whether this machine has an address by which it could reach others: 1 yes, 0 no. */
int system_has_network(void);

/* A socket on which the kernel tells when interfaces, addresses and routes change: a descriptor. */
int system_watch_network(void);

/* Whether what a path names lies on a file system that other machines or programs change without this kernel's knowledge. */
int system_lies_elsewhere(const char *path);

/* Runs a function on a detached thread of its own that receives no signals. */
int system_start_thread(void (*function)(void *), void *argument, size_t stack_bytes);

/* Whether a child has ended, without reaping it: 1 yes, 0 no. `wait` says whether to wait for that. */
int system_child_has_ended(pid_t process, int wait);

/* Waits for a semaphore by the monotonic clock: 1 when it came, 0 when the time ran out. */
int system_wait_for_semaphore(sem_t *semaphore, double milliseconds);
