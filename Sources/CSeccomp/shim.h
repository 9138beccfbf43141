#pragma once
#include <errno.h>
#include <seccomp.h>

/* A macro with an argument, which Swift does not see: the answer to a call is this error. */
static inline uint32_t seccomp_answer_error(int error) { return SCMP_ACT_ERRNO((uint32_t)error); }
