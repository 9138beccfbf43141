#pragma once
#include <SDL2/SDL.h>
#include <SDL2/SDL_syswm.h>
#include <X11/Xatom.h>
#include <X11/extensions/Xrandr.h>
#include <wayland-client-core.h>
#include <xcb/xcb.h>

/* What Swift does not import: macros that are expressions, and unions of system handles. */

static inline int csdl2_window_position_undefined(void) { return (int)SDL_WINDOWPOS_UNDEFINED; }

/* The X resources (xrdb) of the server that shows the window, or NULL when it is no X window or there are none. They belong to the
   display. Debian's SDL links libX11 itself, so this adds no library. */
static inline const char *csdl2_x11_resources(SDL_Window *window)
{
    SDL_SysWMinfo info;
    SDL_VERSION(&info.version);
    if (!SDL_GetWindowWMInfo(window, &info) || info.subsystem != SDL_SYSWM_X11) return NULL;
    return XResourceManagerString(info.info.x11.display);
}

/* Waits until the Wayland compositor has answered everything so far; false where the window is no Wayland one, or the compositor is gone.
   Debian's SDL links libwayland-client itself, so this adds no library. */
static inline int csdl2_wayland_round_trip(SDL_Window *window)
{
    SDL_SysWMinfo info;
    SDL_VERSION(&info.version);
    if (!SDL_GetWindowWMInfo(window, &info) || info.subsystem != SDL_SYSWM_WAYLAND) return 0;
    return wl_display_roundtrip(info.info.wl.display) >= 0;
}

/* Whether a window manager that knows fullscreen windows has taken charge of the X11 server that shows the window. */
static inline int csdl2_x11_has_window_manager(SDL_Window *window)
{
    SDL_SysWMinfo info;
    SDL_VERSION(&info.version);
    if (!SDL_GetWindowWMInfo(window, &info) || info.subsystem != SDL_SYSWM_X11) return 0;
    Display *display = info.info.x11.display;
    Atom check = XInternAtom(display, "_NET_SUPPORTING_WM_CHECK", False);
    Atom type = None;
    int format = 0;
    unsigned long count = 0, left = 0;
    unsigned char *data = NULL;
    int result = XGetWindowProperty(display, DefaultRootWindow(display), check, 0, 1, False, XA_WINDOW, &type, &format, &count,
                                    &left, &data);
    if (data) XFree(data);
    return result == Success && count == 1;
}

/* Moves and resizes an X11 window so that it covers the monitor that holds its middle. */
static inline void csdl2_x11_cover_monitor(SDL_Window *window)
{
    SDL_SysWMinfo info;
    SDL_VERSION(&info.version);
    if (!SDL_GetWindowWMInfo(window, &info) || info.subsystem != SDL_SYSWM_X11) return;
    Display *display = info.info.x11.display;
    Window self = info.info.x11.window, root = DefaultRootWindow(display), other = None;
    XWindowAttributes old, screen;
    int x = 0, y = 0;
    if (!XGetWindowAttributes(display, self, &old) || !XGetWindowAttributes(display, root, &screen) ||
        !XTranslateCoordinates(display, self, root, 0, 0, &x, &y, &other))
        return;
    XRRMonitorInfo whole = {.x = 0, .y = 0, .width = screen.width, .height = screen.height}, found = whole;
    int count = 0;
    int major = 0, minor = 0, event = 0, error = 0;
    int has_monitors = XRRQueryExtension(display, &event, &error) && XRRQueryVersion(display, &major, &minor) &&
                       (major > 1 || minor >= 5);
    XRRMonitorInfo *monitors = has_monitors ? XRRGetMonitors(display, root, True, &count) : NULL;
    for (int i = 0; monitors && i < count; i++) {
        int right = x + old.width / 2 - monitors[i].x, down = y + old.height / 2 - monitors[i].y;
        if (i == 0 || (right >= 0 && right < monitors[i].width && down >= 0 && down < monitors[i].height)) found = monitors[i];
    }
    if (monitors) XRRFreeMonitors(monitors);
    if (found.width <= 0 || found.height <= 0) found = whole;
    if (x == found.x && y == found.y && old.width == found.width && old.height == found.height) return;
    XMoveResizeWindow(display, self, found.x, found.y, found.width, found.height);
    XSync(display, False);
}
