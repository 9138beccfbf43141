#include "protocol.h"

/* In a signature a letter stands for an argument: u unsigned, i signed, f fixed point, o an object, n a new one; a digit in front says since which
   version. The types beside it name the interfaces of objects. */

static const struct wl_interface *plain[5];

static const struct wl_interface *get_swipe[] = {&cpg_swipe_interface, &wl_pointer_interface};
static const struct wl_interface *get_pinch[] = {&cpg_pinch_interface, &wl_pointer_interface};
static const struct wl_interface *begin[] = {NULL, NULL, &wl_surface_interface, NULL};

static const struct wl_message manager_requests[] = {
    {"get_swipe_gesture", "no", get_swipe},
    {"get_pinch_gesture", "no", get_pinch},
    {"release", "2", plain},
};

static const struct wl_message gesture_requests[] = {{"destroy", "", plain}};

static const struct wl_message swipe_events[] = {
    {"begin", "uuou", begin},
    {"update", "uff", plain},
    {"end", "uui", plain},
};

static const struct wl_message pinch_events[] = {
    {"begin", "uuou", begin},
    {"update", "uffff", plain},
    {"end", "uui", plain},
};

const struct wl_interface cpg_manager_interface = {
    "zwp_pointer_gestures_v1", CPG_VERSION, 3, manager_requests, 0, NULL};
const struct wl_interface cpg_swipe_interface = {
    "zwp_pointer_gesture_swipe_v1", CPG_VERSION, 1, gesture_requests, 3, swipe_events};
const struct wl_interface cpg_pinch_interface = {
    "zwp_pointer_gesture_pinch_v1", CPG_VERSION, 1, gesture_requests, 3, pinch_events};
