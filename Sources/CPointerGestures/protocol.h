#pragma once
#include <wayland-client.h>

/* The protocol zwp_pointer_gestures_v1 in its second version, as libwayland wants it described. */

/* Requests: a swipe of a pointer, a pinch of a pointer, release. */
extern const struct wl_interface cpg_manager_interface;
enum { CPG_GET_SWIPE = 0, CPG_GET_PINCH = 1, CPG_RELEASE = 2 };
enum { CPG_VERSION = 2, CPG_RELEASE_SINCE = 2 };

/* Each has one request. */
extern const struct wl_interface cpg_swipe_interface;
extern const struct wl_interface cpg_pinch_interface;
enum { CPG_DESTROY = 0 };

/* What libwayland calls for a swipe's events. */
struct cpg_swipe_events {
    void (*begin)(void *seat, struct wl_proxy *swipe, uint32_t serial, uint32_t time, struct wl_surface *surface, uint32_t fingers);
    void (*update)(void *seat, struct wl_proxy *swipe, uint32_t time, wl_fixed_t dx, wl_fixed_t dy);
    void (*end)(void *seat, struct wl_proxy *swipe, uint32_t serial, uint32_t time, int32_t is_cancelled);
};

/* And for a pinch's; the scale is that since the beginning, the turn that since the last event. */
struct cpg_pinch_events {
    void (*begin)(void *seat, struct wl_proxy *pinch, uint32_t serial, uint32_t time, struct wl_surface *surface, uint32_t fingers);
    void (*update)(void *seat, struct wl_proxy *pinch, uint32_t time, wl_fixed_t dx, wl_fixed_t dy, wl_fixed_t scale, wl_fixed_t turn);
    void (*end)(void *seat, struct wl_proxy *pinch, uint32_t serial, uint32_t time, int32_t is_cancelled);
};
