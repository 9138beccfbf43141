#pragma once
#include <SDL2/SDL.h>
#include <SDL2/SDL_syswm.h>
#include <X11/Xatom.h>
#include <X11/extensions/Xrandr.h>
#include <wayland-client-core.h>
#include <xcb/xcb.h>
#include <X11/extensions/XInput.h>
#include <X11/extensions/XInput2.h>

/* What Swift does not import: macros that are expressions, and unions of system handles.

   Debian's SDL links libX11, libXi and libwayland-client itself, so what is here adds no library. */

static inline int csdl2_window_position_undefined(void) { return (int)SDL_WINDOWPOS_UNDEFINED; }

/* SDL's own connection to the X server that shows the window, and the window's name there; NULL when it is no X window. */
static inline Display *csdl2_x11_display(SDL_Window *window, Window *name)
{
    SDL_SysWMinfo info;
    SDL_VERSION(&info.version);
    if (!SDL_GetWindowWMInfo(window, &info) || info.subsystem != SDL_SYSWM_X11) return NULL;
    *name = info.info.x11.window;
    return info.info.x11.display;
}

/* The X resources (xrdb) of the server that shows the window, or NULL when it is no X window or there are none. They belong to the
   display. */
static inline const char *csdl2_x11_resources(SDL_Window *window)
{
    Window name;
    Display *display = csdl2_x11_display(window, &name);
    return display ? XResourceManagerString(display) : NULL;
}

/* SDL's own connection to the Wayland compositor that shows the window; NULL when it is no window of Wayland. */
static inline struct wl_display *csdl2_wayland_display(SDL_Window *window)
{
#ifdef SDL_VIDEO_DRIVER_WAYLAND
    SDL_SysWMinfo info;
    SDL_VERSION(&info.version);
    if (SDL_GetWindowWMInfo(window, &info) && info.subsystem == SDL_SYSWM_WAYLAND) return info.info.wl.display;
#endif
    return NULL;
}

/* The X event that an SDL_SYSWMEVENT is about, or NULL. */
static inline const XEvent *csdl2_x11_event(const SDL_SysWMmsg *message)
{
    return message && message->subsystem == SDL_SYSWM_X11 ? &message->msg.x11.event : NULL;
}

/* What was dropped, as lines with an address each, when this event brings such a list; NULL when it does not. It is freed by XFree. */
static inline unsigned char *csdl2_x11_dropped_list(const XEvent *event, unsigned long *length)
{
    if (event->type != SelectionNotify) return NULL;
    const XSelectionEvent *selection = &event->xselection;
    Display *display = selection->display;
    if (selection->property == None || selection->selection != XInternAtom(display, "XdndSelection", False) ||
        selection->target != XInternAtom(display, "text/uri-list", False))
        return NULL;
    Atom type = None;
    int format = 0;
    unsigned long left = 0;
    unsigned char *data = NULL;
    const long most = 1 << 18;
    int result = XGetWindowProperty(display, selection->requestor, selection->property, 0, most, False, AnyPropertyType, &type,
                                    &format, length, &left, &data);
    if (result == Success && format == 8 && data) return data;
    if (data) XFree(data);
    return NULL;
}

/* Asks for what the devices themselves say about touches (XI 2.2) and for a trackpad's pinches and swipes (2.4), as far as the server can;
   what SDL asks for, of the master devices, stays. Returns the extension's number, or 0 when the server has no touches to tell. */
static inline int csdl2_xinput_start(Display *display, Window window)
{
    int opcode, event, error, major = 2, minor = 4;
    if (!XQueryExtension(display, "XInputExtension", &opcode, &event, &error)) return 0;
    if (XIQueryVersion(display, &major, &minor) != Success || major * 100 + minor < 202) return 0;
    unsigned char bits[XIMaskLen(XI_LASTEVENT)] = {0};
    XIEventMask mask = {.deviceid = XIAllDevices, .mask_len = sizeof bits, .mask = bits};
    for (int type = XI_TouchBegin; type <= XI_TouchEnd; type++) XISetMask(bits, type);
    if (major * 100 + minor >= 204)
        for (int type = XI_GesturePinchBegin; type <= XI_GestureSwipeEnd; type++) XISetMask(bits, type);
    return XISelectEvents(display, window, &mask, 1) == Success ? opcode : 0;
}

/* Whether a device is called a touchpad by its driver. It may be gone: nothing is asked about it by its number. */
static inline int csdl2_xinput_is_trackpad(Display *display, int device)
{
    int count = 0, found = 0;
    Atom trackpad = XInternAtom(display, XI_TOUCHPAD, True);
    XDeviceInfo *devices = XListInputDevices(display, &count);
    for (int i = 0; i < count; i++)
        if ((int)devices[i].id == device && trackpad && devices[i].type == trackpad) found = 1;
    if (devices) XFreeDeviceList(devices);
    return found;
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
