#define _GNU_SOURCE
#include "CSystemProcesses.h"
#include <errno.h>
#include <string.h>
#include <sys/socket.h>
#include <sys/uio.h>
#include <unistd.h>

enum { most_descriptors = 8 };

union control {
    char bytes[CMSG_SPACE(sizeof(int) * most_descriptors)];
    struct cmsghdr alignment;
};

int system_socket_pair(int ends[2]) {
    return socketpair(AF_UNIX, SOCK_SEQPACKET | SOCK_CLOEXEC, 0, ends) == 0 ? 0 : -errno;
}

int system_offer_packet(int socket, const void *bytes, size_t count) {
    ssize_t sent;
    do sent = send(socket, bytes, count, MSG_NOSIGNAL | MSG_DONTWAIT);
    while (sent < 0 && errno == EINTR);
    if (sent < 0) return -errno;
    return (size_t)sent == count ? 0 : -EMSGSIZE;
}

int system_send_packet(
    int socket, const void *bytes, size_t count, const int *descriptors, size_t descriptor_count) {
    if (descriptor_count > most_descriptors) return -EINVAL;
    struct iovec part = {.iov_base = (void *)bytes, .iov_len = count};
    struct msghdr message = {.msg_iov = &part, .msg_iovlen = 1};
    union control control;
    if (descriptor_count > 0) {
        memset(&control, 0, sizeof control);
        message.msg_control = control.bytes;
        message.msg_controllen = CMSG_SPACE(sizeof(int) * descriptor_count);
        struct cmsghdr *header = CMSG_FIRSTHDR(&message);
        header->cmsg_level = SOL_SOCKET;
        header->cmsg_type = SCM_RIGHTS;
        header->cmsg_len = CMSG_LEN(sizeof(int) * descriptor_count);
        memcpy(CMSG_DATA(header), descriptors, sizeof(int) * descriptor_count);
    }
    ssize_t sent;
    do sent = sendmsg(socket, &message, MSG_NOSIGNAL);
    while (sent < 0 && errno == EINTR);
    if (sent < 0) return -errno;
    return (size_t)sent == count ? 0 : -EMSGSIZE;
}

/* Keeps up to `maximum` of the descriptors that came with a packet and closes the others. */
static size_t take_descriptors(struct msghdr *message, int *descriptors, size_t maximum) {
    size_t kept = 0;
    for (struct cmsghdr *header = CMSG_FIRSTHDR(message); header; header = CMSG_NXTHDR(message, header)) {
        if (header->cmsg_level != SOL_SOCKET || header->cmsg_type != SCM_RIGHTS) continue;
        size_t count = (header->cmsg_len - CMSG_LEN(0)) / sizeof(int);
        for (size_t i = 0; i < count; i++) {
            int descriptor;
            memcpy(&descriptor, CMSG_DATA(header) + i * sizeof(int), sizeof descriptor);
            if (kept < maximum) descriptors[kept++] = descriptor;
            else close(descriptor);
        }
    }
    return kept;
}

ssize_t system_receive_packet(
    int socket, void *bytes, size_t capacity, int *descriptors, size_t maximum, size_t *descriptor_count) {
    struct iovec part = {.iov_base = bytes, .iov_len = capacity};
    union control control;
    struct msghdr message = {
        .msg_iov = &part, .msg_iovlen = 1, .msg_control = control.bytes, .msg_controllen = sizeof control.bytes};
    *descriptor_count = 0;
    ssize_t received;
    /* An end that is closed before it has read everything resets the connection: that is reported once, before what it
       had sent earlier. */
    int resets = 0;
    do received = recvmsg(socket, &message, MSG_CMSG_CLOEXEC);
    while (received < 0 && (errno == EINTR || (errno == ECONNRESET && resets++ == 0)));
    if (received < 0) return errno == ECONNRESET ? 0 : -errno;
    *descriptor_count = take_descriptors(&message, descriptors, maximum);
    if (message.msg_flags & MSG_TRUNC) return -EMSGSIZE;
    return received;
}
