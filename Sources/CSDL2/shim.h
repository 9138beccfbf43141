#pragma once
#include <SDL2/SDL.h>
#include <SDL2/SDL_syswm.h>

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
