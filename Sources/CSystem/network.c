#define _GNU_SOURCE
#include "CSystemProcesses.h"
#include <errno.h>
#include <ifaddrs.h>
#include <linux/netlink.h>
#include <linux/rtnetlink.h>
#include <net/if.h>
#include <netinet/in.h>
#include <string.h>
#include <sys/socket.h>
#include <unistd.h>

static int reaches_others(const struct ifaddrs *interface) {
    if (!interface->ifa_addr || !(interface->ifa_flags & IFF_UP) || !(interface->ifa_flags & IFF_RUNNING)
        || (interface->ifa_flags & IFF_LOOPBACK))
        return 0;
    if (interface->ifa_addr->sa_family == AF_INET) return 1;
    if (interface->ifa_addr->sa_family != AF_INET6) return 0;
    /* Every interface has an address of the link alone, even when nobody else is there. */
    const struct sockaddr_in6 *address = (const struct sockaddr_in6 *)interface->ifa_addr;
    return !IN6_IS_ADDR_LINKLOCAL(&address->sin6_addr);
}

int system_has_network(void) {
    struct ifaddrs *list;
    if (getifaddrs(&list) < 0) return -errno;
    int found = 0;
    for (struct ifaddrs *interface = list; interface && !found; interface = interface->ifa_next)
        found = reaches_others(interface);
    freeifaddrs(list);
    return found;
}

int system_watch_network(void) {
    int descriptor = socket(AF_NETLINK, SOCK_RAW | SOCK_CLOEXEC | SOCK_NONBLOCK, NETLINK_ROUTE);
    if (descriptor < 0) return -errno;
    struct sockaddr_nl address;
    memset(&address, 0, sizeof address);
    address.nl_family = AF_NETLINK;
    address.nl_groups = RTMGRP_LINK | RTMGRP_IPV4_IFADDR | RTMGRP_IPV4_ROUTE | RTMGRP_IPV6_IFADDR | RTMGRP_IPV6_ROUTE;
    if (bind(descriptor, (struct sockaddr *)&address, sizeof address) == 0) return descriptor;
    int error = errno;
    close(descriptor);
    return -error;
}
