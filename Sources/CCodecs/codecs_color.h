#pragma once
#include <stddef.h>
#include <stdint.h>
#include <string.h>
#include <lcms2.h>
#include <zlib.h>

/* The layouts of pixels that lcms2 is told; its names are macros that Swift does not see. */
enum {
    codecs_color_rgba = TYPE_RGBA_8,
    codecs_color_wide_rgba = TYPE_RGBA_16_SE, /* the more significant byte first */
    codecs_color_inks = TYPE_CMYK_8,
    codecs_color_inverted_inks = TYPE_CMYK_8_REV
};

/* Without lcms2's memory of the last pixel, which several threads at once must not share. */
enum { codecs_color_flags = cmsFLAGS_NOCACHE };

/* Unpacks the beginning of a zlib stream: how many bytes, at most `capacity`. Damage ends it early. */
static inline size_t codecs_inflate(const uint8_t *bytes, size_t count, uint8_t *target, size_t capacity) {
    z_stream stream;
    memset(&stream, 0, sizeof stream);
    if (count > UINT32_MAX || capacity > UINT32_MAX || inflateInit(&stream) != Z_OK) return 0;
    stream.next_in = (Bytef *)bytes;
    stream.avail_in = (uInt)count;
    stream.next_out = target;
    stream.avail_out = (uInt)capacity;
    int result;
    do result = inflate(&stream, Z_NO_FLUSH);
    while (result == Z_OK && stream.avail_out > 0);
    size_t unpacked = capacity - stream.avail_out;
    inflateEnd(&stream);
    return unpacked;
}
