#pragma once
#include <dbus/dbus.h>
#include <stdlib.h>

/* What Swift does not import: functions with any number of arguments, and unions. */

/* A connection of one's own to a bus, which does not end the program when the bus goes away; NULL when there is none. Blocks. */
static inline DBusConnection *cdbus_open(const char *address)
{
    DBusConnection *connection = dbus_connection_open_private(address, NULL);
    if (!connection) return NULL;
    dbus_connection_set_exit_on_disconnect(connection, FALSE);
    if (dbus_bus_register(connection, NULL)) return connection;
    dbus_connection_close(connection);
    dbus_connection_unref(connection);
    return NULL;
}

/* Ends a connection made by cdbus_open. */
static inline void cdbus_close(DBusConnection *connection)
{
    dbus_connection_close(connection);
    dbus_connection_unref(connection);
}

/* A value as a number: false and true are 0 and 1, texts are read as numbers; 0 when it is none of these. */
static inline int cdbus_number(DBusMessageIter *value, double *number)
{
    DBusBasicValue basic;
    switch (dbus_message_iter_get_arg_type(value)) {
    case DBUS_TYPE_VARIANT: {
        DBusMessageIter inner;
        dbus_message_iter_recurse(value, &inner);
        return cdbus_number(&inner, number);
    }
    case DBUS_TYPE_BOOLEAN: dbus_message_iter_get_basic(value, &basic); *number = basic.bool_val ? 1 : 0; return 1;
    case DBUS_TYPE_UINT32: dbus_message_iter_get_basic(value, &basic); *number = basic.u32; return 1;
    case DBUS_TYPE_INT32: dbus_message_iter_get_basic(value, &basic); *number = basic.i32; return 1;
    case DBUS_TYPE_DOUBLE: dbus_message_iter_get_basic(value, &basic); *number = basic.dbl; return 1;
    case DBUS_TYPE_STRING: {
        char *end = NULL;
        dbus_message_iter_get_basic(value, &basic);
        *number = strtod(basic.str, &end);
        return end != basic.str;
    }
    default: return 0;
    }
}

/* Asks the desktop's portal for a setting that is a number in any of the forms above; 0 when it has none, or does not answer in time. */
static inline int cdbus_read_setting(
    DBusConnection *connection, const char *space, const char *key, int milliseconds, double *number)
{
    DBusMessage *call = dbus_message_new_method_call("org.freedesktop.portal.Desktop", "/org/freedesktop/portal/desktop",
                                                     "org.freedesktop.portal.Settings", "Read");
    if (!call) return 0;
    DBusMessage *reply = NULL;
    if (dbus_message_append_args(call, DBUS_TYPE_STRING, &space, DBUS_TYPE_STRING, &key, DBUS_TYPE_INVALID))
        reply = dbus_connection_send_with_reply_and_block(connection, call, milliseconds, NULL);
    dbus_message_unref(call);
    if (!reply) return 0;
    DBusMessageIter value;
    int is_number = dbus_message_iter_init(reply, &value) && cdbus_number(&value, number);
    dbus_message_unref(reply);
    return is_number;
}
