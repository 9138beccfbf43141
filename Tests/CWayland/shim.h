#pragma once
#include <wayland-client.h>

/* A surface with which gestures can be said to begin, made by way of a compositor that is called by a name; returns its number. */
static inline uint32_t cwayland_make_surface(struct wl_display *display, uint32_t compositor_name)
{
    struct wl_registry *registry = wl_display_get_registry(display);
    struct wl_compositor *compositor = wl_registry_bind(registry, compositor_name, &wl_compositor_interface, 4);
    return wl_proxy_get_id((struct wl_proxy *)wl_compositor_create_surface(compositor));
}
