#pragma once
#include <setjmp.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <png.h>

/* libpng's reader that is fed, behind functions that return: its errors jump, which Swift cannot take. Swift's two
   functions for rows always return. */

/* Where a row goes, as premultiplied R, G, B, A that hold what an earlier pass put there; NULL for nowhere. */
typedef uint32_t *(*codecs_png_begin_row)(void *context, uint32_t row, int pass);
/* Turns R, G, B and A of a row, not premultiplied, into sRGB of 8 bits in place; each number has 8 or 16 bits. */
typedef void (*codecs_png_convert_row)(void *context, uint8_t *bytes, uint32_t width, int is_wide);
/* That row is complete for this pass. */
typedef void (*codecs_png_end_row)(void *context);

enum { codecs_png_most_chunk_bytes = 8 << 20, codecs_png_most_chunks = 1000, codecs_png_longest_side = 65535 };

struct codecs_png {
    png_structp png;
    png_infop info;
    codecs_png_begin_row begin_row;
    codecs_png_end_row end_row;
    codecs_png_convert_row convert_row;
    void *context;
    int is_interlaced;
    int has_begun;
    int has_ended;
    int is_damaged;
    int has_failed;
    int is_out_of_memory;
    uint32_t width;
    uint32_t height;
    char message[128];
};

static inline void codecs_png_error(png_structp png, png_const_charp text) {
    struct codecs_png *reader = (struct codecs_png *)png_get_error_ptr(png);
    reader->has_failed = 1;
    reader->is_out_of_memory = strstr(text, "emory") != NULL;
    strncpy(reader->message, text, sizeof reader->message - 1);
    png_longjmp(png, 1);
}

/* Warnings that mean that pixels are wrong or missing: a wrong check sum of a chunk that matters (its name begins with a
   capital), or of all pixels. */
static inline void codecs_png_remark(png_structp png, png_const_charp text) {
    struct codecs_png *reader = (struct codecs_png *)png_get_error_ptr(png);
    int is_critical = text[0] >= 'A' && text[0] <= 'Z';
    if ((is_critical && strstr(text, "CRC error")) || strstr(text, "ADLER32") || strstr(text, "runcated"))
        reader->is_damaged = 1;
}

/* Converts colors where that is wanted, then premultiplies: value * alpha / 255, rounded; exact for bytes. */
static inline void codecs_png_finish_colors(png_structp png, png_row_infop row, png_bytep bytes) {
    struct codecs_png *reader = (struct codecs_png *)png_get_error_ptr(png);
    if (row->channels != 4) return;
    if (reader->convert_row) reader->convert_row(reader->context, bytes, row->width, row->bit_depth == 16);
    else if (row->bit_depth != 8) return;
    for (png_uint_32 x = 0; x < row->width; x++, bytes += 4) {
        unsigned alpha = bytes[3];
        if (alpha == 255) continue;
        for (int i = 0; i < 3; i++) {
            unsigned product = bytes[i] * alpha + 128;
            bytes[i] = (png_byte)((product + (product >> 8)) >> 8);
        }
    }
}

static inline void codecs_png_have_header(png_structp png, png_infop info) {
    struct codecs_png *reader = (struct codecs_png *)png_get_progressive_ptr(png);
    int has_colors_for_alpha = png_get_valid(png, info, PNG_INFO_tRNS) != 0;
    int has_alpha = has_colors_for_alpha || (png_get_color_type(png, info) & PNG_COLOR_MASK_ALPHA) != 0;
    png_set_expand(png);
    if (!reader->convert_row) png_set_scale_16(png);
    png_set_gray_to_rgb(png);
    if (!has_alpha) png_set_filler(png, 0xFFFF, PNG_FILLER_AFTER);
    if (has_alpha || reader->convert_row) png_set_read_user_transform_fn(png, codecs_png_finish_colors);
    if (reader->convert_row) png_set_user_transform_info(png, NULL, 8, 4);
    reader->is_interlaced = png_set_interlace_handling(png) > 1;
    png_read_update_info(png, info);
    reader->width = png_get_image_width(png, info);
    reader->height = png_get_image_height(png, info);
    if (png_get_rowbytes(png, info) != (size_t)reader->width * 4) png_error(png, "a layout of pixels that no PNG has");
    reader->has_begun = 1;
}

static inline void codecs_png_have_row(png_structp png, png_bytep fresh, png_uint_32 row, int pass) {
    struct codecs_png *reader = (struct codecs_png *)png_get_progressive_ptr(png);
    uint32_t *target = reader->begin_row(reader->context, row, pass);
    if (!target) return;
    png_progressive_combine_row(png, (png_bytep)target, fresh);
    reader->end_row(reader->context);
}

static inline void codecs_png_have_end(png_structp png, png_infop info) {
    struct codecs_png *reader = (struct codecs_png *)png_get_progressive_ptr(png);
    (void)info;
    reader->has_ended = 1;
}

static inline void codecs_png_close(struct codecs_png *reader) {
    png_destroy_read_struct(&reader->png, &reader->info, NULL);
    free(reader);
}

/* Chunks that nothing here uses are not even kept; the others have limits. A wrong check sum does not hide the picture. */
static inline void codecs_png_set_limits(png_structp png) {
    static const png_byte unused[] = "tEXt\0zTXt\0iTXt\0iCCP\0eXIf\0sPLT\0hIST\0gAMA\0cHRM\0sRGB";
    png_set_user_limits(png, codecs_png_longest_side, codecs_png_longest_side);
    png_set_chunk_malloc_max(png, codecs_png_most_chunk_bytes);
    png_set_chunk_cache_max(png, codecs_png_most_chunks);
    png_set_keep_unknown_chunks(png, PNG_HANDLE_CHUNK_NEVER, NULL, 0);
    png_set_keep_unknown_chunks(png, PNG_HANDLE_CHUNK_NEVER, unused, (int)(sizeof unused / 5));
    png_set_crc_action(png, PNG_CRC_WARN_USE, PNG_CRC_WARN_DISCARD);
    png_set_benign_errors(png, 1);
}

/* A reader that waits for bytes; NULL when there is no memory. `convert_row` may be NULL. */
static inline struct codecs_png *codecs_png_open(
    codecs_png_begin_row begin_row, codecs_png_end_row end_row, codecs_png_convert_row convert_row, void *context) {
    struct codecs_png *reader = (struct codecs_png *)calloc(1, sizeof *reader);
    if (!reader) return NULL;
    reader->begin_row = begin_row;
    reader->end_row = end_row;
    reader->convert_row = convert_row;
    reader->context = context;
    reader->png = png_create_read_struct(PNG_LIBPNG_VER_STRING, reader, codecs_png_error, codecs_png_remark);
    reader->info = reader->png ? png_create_info_struct(reader->png) : NULL;
    if (!reader->info || setjmp(png_jmpbuf(reader->png))) {
        codecs_png_close(reader);
        return NULL;
    }
    codecs_png_set_limits(reader->png);
    png_set_progressive_read_fn(
        reader->png, reader, codecs_png_have_header, codecs_png_have_row, codecs_png_have_end);
    return reader;
}

/* From now on the check sums of chunks may be anything: whoever puts a file together does not need to compute them. */
static inline void codecs_png_ignore_check_sums(struct codecs_png *reader) {
    png_set_crc_action(reader->png, PNG_CRC_QUIET_USE, PNG_CRC_QUIET_USE);
}

/* Takes in the next bytes of the file. 0 when it failed. */
static inline int codecs_png_feed(struct codecs_png *reader, uint8_t *bytes, size_t count) {
    if (setjmp(png_jmpbuf(reader->png))) return 0;
    png_process_data(reader->png, reader->info, bytes, count);
    return 1;
}
