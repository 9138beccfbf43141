#pragma once

/* What a decoder that a hostile picture has taken over would try. Each returns 0 when the system let it, else the errno.
   None of them does harm where it is let. */
int probe_open(const char *path);
int probe_create(const char *path);
int probe_make_folder(const char *path);
/* Either of its two steps. */
int probe_wait_for_connections(int is_bound);
int probe_memory_of(int process);
int probe_socket(int family);
int probe_connect(const char *path);
int probe_exec(const char *program);
int probe_fork(void);
int probe_signal(int process);
int probe_signal_by_descriptor(int descriptor, int process);
int probe_trace(int process);
int probe_read_process(int process);
int probe_limit_process(int process);
int probe_executable_memory(void);
int probe_become_dumpable(void);
int probe_open_descriptors(int count);
int probe_clone3(void);
int probe_memory(unsigned long byte_count);
int probe_thread(void);
/* Allocates piece by piece until the system refuses; returns how many megabytes it got, at most `most`. */
int probe_fill_memory(int most);

/* The version of Landlock of this kernel; 0 where there is none. */
int probe_landlock_version(void);

/* Makes the kernel look, from now on, as if it had neither Landlock nor seccomp. */
int probe_pretend_old_kernel(void);
