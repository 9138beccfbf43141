#include "CPointerGestures.h"

#include <stdlib.h>
#include <string.h>

#include "protocol.h"

/* One seat: somebody's pointer, if it has one, with its gestures, if the compositor tells them. */
struct seat {
    struct wl_list link;
    struct cpg_watch *watch;
    uint32_t name;
    struct wl_seat *seat;
    struct wl_pointer *pointer;
    struct wl_proxy *swipe;
    struct wl_proxy *pinch;
};

struct cpg_watch {
    struct cpg_listener listener;
    void *context;
    struct wl_registry *registry;
    struct wl_proxy *manager;
    uint32_t manager_name;
    struct wl_list seats;
};

/* wl_seat and wl_pointer in this version tell the origin of a scroll, and can be released. */
enum { SEAT_VERSION = 5 };

static uint32_t lesser(uint32_t a, uint32_t b) { return a < b ? a : b; }

/* ---- What fingers do ---- */

static void swipe_began(
    void *data, struct wl_proxy *swipe, uint32_t serial, uint32_t time, struct wl_surface *surface, uint32_t fingers)
{
    (void)swipe, (void)serial, (void)time, (void)surface, (void)fingers;
    struct cpg_watch *watch = ((struct seat *)data)->watch;
    watch->listener.swipe(watch->context, CPG_BEGAN, 0, 0);
}

static void swipe_moved(void *data, struct wl_proxy *swipe, uint32_t time, wl_fixed_t dx, wl_fixed_t dy)
{
    (void)swipe, (void)time;
    struct cpg_watch *watch = ((struct seat *)data)->watch;
    watch->listener.swipe(watch->context, CPG_MOVED, wl_fixed_to_double(dx), wl_fixed_to_double(dy));
}

static void swipe_ended(void *data, struct wl_proxy *swipe, uint32_t serial, uint32_t time, int32_t is_cancelled)
{
    (void)swipe, (void)serial, (void)time;
    struct cpg_watch *watch = ((struct seat *)data)->watch;
    watch->listener.swipe(watch->context, is_cancelled ? CPG_CANCELLED : CPG_ENDED, 0, 0);
}

static void pinch_began(
    void *data, struct wl_proxy *pinch, uint32_t serial, uint32_t time, struct wl_surface *surface, uint32_t fingers)
{
    (void)pinch, (void)serial, (void)time, (void)surface, (void)fingers;
    struct cpg_watch *watch = ((struct seat *)data)->watch;
    watch->listener.pinch(watch->context, CPG_BEGAN, 0, 0, 1, 0);
}

static void pinch_moved(
    void *data, struct wl_proxy *pinch, uint32_t time, wl_fixed_t dx, wl_fixed_t dy, wl_fixed_t scale, wl_fixed_t turn)
{
    (void)pinch, (void)time;
    struct cpg_watch *watch = ((struct seat *)data)->watch;
    watch->listener.pinch(
        watch->context, CPG_MOVED, wl_fixed_to_double(dx), wl_fixed_to_double(dy), wl_fixed_to_double(scale),
        wl_fixed_to_double(turn));
}

static void pinch_ended(void *data, struct wl_proxy *pinch, uint32_t serial, uint32_t time, int32_t is_cancelled)
{
    (void)pinch, (void)serial, (void)time;
    struct cpg_watch *watch = ((struct seat *)data)->watch;
    watch->listener.pinch(watch->context, is_cancelled ? CPG_CANCELLED : CPG_ENDED, 0, 0, 1, 0);
}

static const struct cpg_swipe_events swipe_events = {swipe_began, swipe_moved, swipe_ended};
static const struct cpg_pinch_events pinch_events = {pinch_began, pinch_moved, pinch_ended};

/* ---- Pointers ---- */

static void entered(void *s, struct wl_pointer *p, uint32_t serial, struct wl_surface *u, wl_fixed_t x, wl_fixed_t y)
{
    (void)s, (void)p, (void)serial, (void)u, (void)x, (void)y;
}

static void left(void *s, struct wl_pointer *p, uint32_t serial, struct wl_surface *u)
{
    (void)s, (void)p, (void)serial, (void)u;
}

static void moved(void *s, struct wl_pointer *p, uint32_t time, wl_fixed_t x, wl_fixed_t y)
{
    (void)s, (void)p, (void)time, (void)x, (void)y;
}

static void pressed(void *s, struct wl_pointer *p, uint32_t serial, uint32_t time, uint32_t button, uint32_t state)
{
    (void)s, (void)p, (void)serial, (void)time, (void)button, (void)state;
}

static void scrolled(void *s, struct wl_pointer *p, uint32_t time, uint32_t axis, wl_fixed_t way)
{
    (void)s, (void)p, (void)time, (void)axis, (void)way;
}

static void framed(void *s, struct wl_pointer *p) { (void)s, (void)p; }

static void scroll_origin(void *data, struct wl_pointer *pointer, uint32_t origin)
{
    (void)pointer;
    struct cpg_watch *watch = ((struct seat *)data)->watch;
    bool by_fingers = origin == WL_POINTER_AXIS_SOURCE_FINGER || origin == WL_POINTER_AXIS_SOURCE_CONTINUOUS;
    watch->listener.scroll(watch->context, by_fingers);
}

static void scroll_stopped(void *s, struct wl_pointer *p, uint32_t time, uint32_t axis)
{
    (void)s, (void)p, (void)time, (void)axis;
}

static void notched(void *s, struct wl_pointer *p, uint32_t axis, int32_t count)
{
    (void)s, (void)p, (void)axis, (void)count;
}

static const struct wl_pointer_listener pointer_events = {
    .enter = entered, .leave = left, .motion = moved, .button = pressed, .axis = scrolled, .frame = framed,
    .axis_source = scroll_origin, .axis_stop = scroll_stopped, .axis_discrete = notched};

static void destroy_gesture(struct wl_proxy **gesture)
{
    if (*gesture)
        wl_proxy_marshal_flags(*gesture, CPG_DESTROY, NULL, wl_proxy_get_version(*gesture), WL_MARSHAL_FLAG_DESTROY);
    *gesture = NULL;
}

static void release_pointer(struct seat *seat)
{
    destroy_gesture(&seat->swipe);
    destroy_gesture(&seat->pinch);
    if (!seat->pointer) return;
    if (wl_pointer_get_version(seat->pointer) >= WL_POINTER_RELEASE_SINCE_VERSION)
        wl_pointer_release(seat->pointer);
    else
        wl_pointer_destroy(seat->pointer);
    seat->pointer = NULL;
}

static struct wl_proxy *gesture(
    struct seat *seat, uint32_t request, const struct wl_interface *interface, const void *events)
{
    struct wl_proxy *manager = seat->watch->manager;
    struct wl_proxy *made = wl_proxy_marshal_flags(
        manager, request, interface, wl_proxy_get_version(manager), 0, NULL, seat->pointer);
    /* libwayland takes a table of functions of any type; it does not write into it. */
    if (made) wl_proxy_add_listener(made, (void (**)(void))events, seat);
    return made;
}

/* Asks for the gestures of a pointer, as soon as both it and the manager are there. */
static void ask_for_gestures(struct seat *seat)
{
    if (!seat->watch->manager || !seat->pointer || seat->swipe) return;
    seat->swipe = gesture(seat, CPG_GET_SWIPE, &cpg_swipe_interface, &swipe_events);
    seat->pinch = gesture(seat, CPG_GET_PINCH, &cpg_pinch_interface, &pinch_events);
}

/* ---- Seats ---- */

static void capable(void *data, struct wl_seat *wl_seat, uint32_t capabilities)
{
    struct seat *seat = data;
    bool has_pointer = capabilities & WL_SEAT_CAPABILITY_POINTER;
    if (!has_pointer) {
        release_pointer(seat);
    } else if (!seat->pointer) {
        seat->pointer = wl_seat_get_pointer(wl_seat);
        if (seat->pointer) wl_pointer_add_listener(seat->pointer, &pointer_events, seat);
        ask_for_gestures(seat);
    }
}

static void named(void *s, struct wl_seat *w, const char *name) { (void)s, (void)w, (void)name; }

static const struct wl_seat_listener seat_events = {.capabilities = capable, .name = named};

static void add_seat(struct cpg_watch *watch, uint32_t name, uint32_t version)
{
    struct seat *seat = calloc(1, sizeof *seat);
    if (!seat) return;
    seat->watch = watch;
    seat->name = name;
    seat->seat = wl_registry_bind(watch->registry, name, &wl_seat_interface, lesser(version, SEAT_VERSION));
    if (!seat->seat) {
        free(seat);
        return;
    }
    wl_seat_add_listener(seat->seat, &seat_events, seat);
    wl_list_insert(&watch->seats, &seat->link);
}

static void remove_seat(struct seat *seat)
{
    release_pointer(seat);
    if (wl_seat_get_version(seat->seat) >= WL_SEAT_RELEASE_SINCE_VERSION)
        wl_seat_release(seat->seat);
    else
        wl_seat_destroy(seat->seat);
    wl_list_remove(&seat->link);
    free(seat);
}

/* ---- The compositor ---- */

static void remove_manager(struct cpg_watch *watch)
{
    struct seat *seat;
    wl_list_for_each(seat, &watch->seats, link)
    {
        destroy_gesture(&seat->swipe);
        destroy_gesture(&seat->pinch);
    }
    if (!watch->manager) return;
    uint32_t version = wl_proxy_get_version(watch->manager);
    if (version >= CPG_RELEASE_SINCE)
        wl_proxy_marshal_flags(watch->manager, CPG_RELEASE, NULL, version, WL_MARSHAL_FLAG_DESTROY);
    else
        wl_proxy_destroy(watch->manager);
    watch->manager = NULL;
}

static void came(void *data, struct wl_registry *registry, uint32_t name, const char *interface, uint32_t version)
{
    struct cpg_watch *watch = data;
    if (strcmp(interface, wl_seat_interface.name) == 0) {
        add_seat(watch, name, version);
    } else if (strcmp(interface, cpg_manager_interface.name) == 0 && !watch->manager) {
        watch->manager = wl_registry_bind(registry, name, &cpg_manager_interface, lesser(version, CPG_VERSION));
        watch->manager_name = name;
        struct seat *seat;
        wl_list_for_each(seat, &watch->seats, link) ask_for_gestures(seat);
    }
}

static void went(void *data, struct wl_registry *registry, uint32_t name)
{
    (void)registry;
    struct cpg_watch *watch = data;
    if (watch->manager && watch->manager_name == name) remove_manager(watch);
    struct seat *seat, *next;
    wl_list_for_each_safe(seat, next, &watch->seats, link)
        if (seat->name == name) remove_seat(seat);
}

static const struct wl_registry_listener registry_events = {came, went};

struct cpg_watch *cpg_start(struct wl_display *display, const struct cpg_listener *listener, void *context)
{
    struct cpg_watch *watch = calloc(1, sizeof *watch);
    if (!watch) return NULL;
    watch->listener = *listener;
    watch->context = context;
    wl_list_init(&watch->seats);
    watch->registry = wl_display_get_registry(display);
    if (!watch->registry) {
        free(watch);
        return NULL;
    }
    wl_registry_add_listener(watch->registry, &registry_events, watch);
    return watch;
}

bool cpg_tells_gestures(const struct cpg_watch *watch)
{
    const struct seat *seat;
    wl_list_for_each(seat, &watch->seats, link)
        if (seat->pinch) return true;
    return false;
}

void cpg_stop(struct cpg_watch *watch)
{
    remove_manager(watch);
    struct seat *seat, *next;
    wl_list_for_each_safe(seat, next, &watch->seats, link) remove_seat(seat);
    wl_registry_destroy(watch->registry);
    free(watch);
}
