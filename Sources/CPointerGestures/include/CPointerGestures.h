#pragma once
#include <stdbool.h>

/* What a Wayland compositor says about trackpads, beside SDL: pinches and swipes (the protocol zwp_pointer_gestures_v1, where the compositor has
   it) and whether it is fingers that scroll.

   All of it arrives on the connection's default queue, which SDL reads and empties: so SDL's waiting ends for a gesture as it does for a key, which
   it would not for a queue of one's own, and the functions below are called on the thread that pumps SDL's events. */

struct wl_display;
struct cpg_watch;

/* What the fingers do. */
enum cpg_phase { CPG_BEGAN, CPG_MOVED, CPG_ENDED, CPG_CANCELLED };

/* Told with the context. Ways are in points since the last event; the scale is that since the beginning; turns are in degrees clockwise
   since the last event. */
struct cpg_listener {
    void (*pinch)(void *context, enum cpg_phase phase, double dx, double dy, double scale, double turn);
    void (*swipe)(void *context, enum cpg_phase phase, double dx, double dy);
    /* Told with each scroll: whether by fingers or by a wheel. */
    void (*scroll)(void *context, bool by_fingers);
};

/* Starts to watch all seats of a connection; NULL when there is no memory for it. What the compositor has is found out as the connection's
   events are taken. */
struct cpg_watch *cpg_start(struct wl_display *display, const struct cpg_listener *listener, void *context);

/* Whether the compositor tells a trackpad's gestures, as far as is known yet. */
bool cpg_tells_gestures(const struct cpg_watch *watch);

/* Ends it; the connection must still be there. */
void cpg_stop(struct cpg_watch *watch);
