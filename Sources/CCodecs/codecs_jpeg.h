#pragma once
#include <setjmp.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <jpeglib.h>
#include <jerror.h>

/* libjpeg-turbo behind functions that return: its errors jump, which Swift cannot take. No function here calls Swift
   between the jump's start and its landing, except `read`, which always returns. */

typedef size_t (*codecs_read_function)(void *context, uint8_t *bytes, size_t capacity);

enum { codecs_jpeg_buffer_bytes = 64 * 1024 };

struct codecs_jpeg {
    struct jpeg_decompress_struct info;
    struct jpeg_error_mgr errors;
    struct jpeg_source_mgr source;
    jmp_buf escape;
    codecs_read_function read;
    void *context;
    int has_ended;
    int is_damaged;
    int has_failed;
    int is_out_of_memory;
    int keeps_inks;
    int rows_read;
    char message[JMSG_LENGTH_MAX];
    uint8_t buffer[codecs_jpeg_buffer_bytes];
};

enum codecs_jpeg_step {
    codecs_jpeg_failed, codecs_jpeg_goes_on, codecs_jpeg_scan_complete, codecs_jpeg_input_complete
};

static inline void codecs_jpeg_error(j_common_ptr info) {
    struct codecs_jpeg *jpeg = (struct codecs_jpeg *)info->client_data;
    info->err->format_message(info, jpeg->message);
    jpeg->has_failed = 1;
    jpeg->is_out_of_memory = info->err->msg_code == JERR_OUT_OF_MEMORY;
    longjmp(jpeg->escape, 1);
}

/* Warnings that mean that pixels are wrong or missing, as against those about harmless oddities. */
static inline void codecs_jpeg_remark(j_common_ptr info, int level) {
    struct codecs_jpeg *jpeg = (struct codecs_jpeg *)info->client_data;
    if (level >= 0) return;
    info->err->num_warnings++;
    switch (info->err->msg_code) {
    case JWRN_HIT_MARKER: case JWRN_HUFF_BAD_CODE: case JWRN_MUST_RESYNC: case JWRN_ARITH_BAD_CODE:
    case JWRN_BOGUS_PROGRESSION: jpeg->is_damaged = 1;
    default: break;
    }
}

static inline void codecs_jpeg_silence(j_common_ptr info) { (void)info; }
static inline void codecs_jpeg_source_begin(j_decompress_ptr info) { (void)info; }
static inline void codecs_jpeg_source_end(j_decompress_ptr info) { (void)info; }

/* After the end of the file comes an end-of-image marker of our own, as often as it is asked for. */
static inline boolean codecs_jpeg_source_fill(j_decompress_ptr info) {
    struct codecs_jpeg *jpeg = (struct codecs_jpeg *)info->client_data;
    size_t count = jpeg->has_ended ? 0 : jpeg->read(jpeg->context, jpeg->buffer, codecs_jpeg_buffer_bytes);
    if (count == 0) {
        jpeg->has_ended = 1;
        jpeg->buffer[0] = 0xFF;
        jpeg->buffer[1] = JPEG_EOI;
        count = 2;
    }
    jpeg->source.next_input_byte = jpeg->buffer;
    jpeg->source.bytes_in_buffer = count;
    return TRUE;
}

static inline void codecs_jpeg_source_skip(j_decompress_ptr info, long count) {
    struct codecs_jpeg *jpeg = (struct codecs_jpeg *)info->client_data;
    while (count > 0 && (size_t)count > jpeg->source.bytes_in_buffer) {
        count -= (long)jpeg->source.bytes_in_buffer;
        codecs_jpeg_source_fill(info);
        if (jpeg->has_ended) return;
    }
    if (count <= 0) return;
    jpeg->source.next_input_byte += count;
    jpeg->source.bytes_in_buffer -= (size_t)count;
}

static inline void codecs_jpeg_close(struct codecs_jpeg *jpeg) {
    jpeg_destroy_decompress(&jpeg->info);
    free(jpeg);
}

/* A decoder that has read the file's header; NULL when there is no memory. `has_failed` says whether that went wrong. */
static inline struct codecs_jpeg *codecs_jpeg_open(codecs_read_function read, void *context) {
    struct codecs_jpeg *jpeg = (struct codecs_jpeg *)calloc(1, sizeof *jpeg);
    if (!jpeg) return NULL;
    jpeg->read = read;
    jpeg->context = context;
    jpeg->info.err = jpeg_std_error(&jpeg->errors);
    jpeg->errors.error_exit = codecs_jpeg_error;
    jpeg->errors.emit_message = codecs_jpeg_remark;
    jpeg->errors.output_message = codecs_jpeg_silence;
    jpeg->info.client_data = jpeg;
    if (setjmp(jpeg->escape)) return jpeg;
    jpeg_create_decompress(&jpeg->info);
    jpeg->source.init_source = codecs_jpeg_source_begin;
    jpeg->source.fill_input_buffer = codecs_jpeg_source_fill;
    jpeg->source.skip_input_data = codecs_jpeg_source_skip;
    jpeg->source.resync_to_restart = jpeg_resync_to_restart;
    jpeg->source.term_source = codecs_jpeg_source_end;
    jpeg->info.src = &jpeg->source;
    jpeg_read_header(&jpeg->info, TRUE);
    return jpeg;
}

static inline int codecs_jpeg_has_scans(struct codecs_jpeg *jpeg) { return jpeg_has_multiple_scans(&jpeg->info); }

static inline int codecs_jpeg_is_inked(const struct codecs_jpeg *jpeg) {
    return jpeg->info.jpeg_color_space == JCS_CMYK || jpeg->info.jpeg_color_space == JCS_YCCK;
}

/* Starts decoding to R, G, B, A at 1/divisor of the size; scan by scan where `by_scans` says so. 0 when it failed. */
static inline int codecs_jpeg_start(struct codecs_jpeg *jpeg, int by_scans, unsigned divisor) {
    if (setjmp(jpeg->escape)) return 0;
    jpeg->info.out_color_space = codecs_jpeg_is_inked(jpeg) ? JCS_CMYK : JCS_EXT_RGBA;
    jpeg->info.buffered_image = by_scans ? TRUE : FALSE;
    jpeg->info.scale_num = 1;
    jpeg->info.scale_denom = divisor;
    /* Smoothing guesses what is between the means of blocks; a small picture shows nothing of that. */
    jpeg->info.do_block_smoothing = divisor == 1 ? TRUE : FALSE;
    jpeg_start_decompress(&jpeg->info);
    return 1;
}

/* Inks to light, in place. Adobe's programs store how much light an ink lets through; others how much ink there is. */
static inline void codecs_jpeg_print(const struct codecs_jpeg *jpeg, uint8_t *row) {
    uint8_t flip = jpeg->info.saw_Adobe_marker ? 0 : 0xFF;
    for (JDIMENSION x = 0; x < jpeg->info.output_width; x++, row += 4) {
        unsigned black = row[3] ^ flip;
        for (int i = 0; i < 3; i++) {
            unsigned product = (row[i] ^ flip) * black + 128;
            row[i] = (uint8_t)((product + (product >> 8)) >> 8);
        }
        row[3] = 0xFF;
    }
}

/* Decodes the next rows; how many it were. Fewer than wanted at the end, or when `has_failed` says so. */
static inline int codecs_jpeg_read_rows(struct codecs_jpeg *jpeg, uint32_t *const *rows, int count) {
    jpeg->rows_read = 0;
    if (setjmp(jpeg->escape) == 0) {
        while (jpeg->rows_read < count && jpeg->info.output_scanline < jpeg->info.output_height) {
            JSAMPARRAY targets = (JSAMPARRAY)(rows + jpeg->rows_read);
            int fresh = (int)jpeg_read_scanlines(&jpeg->info, targets, (JDIMENSION)(count - jpeg->rows_read));
            if (fresh <= 0) break;
            jpeg->rows_read += fresh;
        }
    }
    if (codecs_jpeg_is_inked(jpeg) && !jpeg->keeps_inks)
        for (int i = 0; i < jpeg->rows_read; i++) codecs_jpeg_print(jpeg, (uint8_t *)rows[i]);
    return jpeg->rows_read;
}

/* Takes in one row of blocks, or a header. */
static inline enum codecs_jpeg_step codecs_jpeg_consume(struct codecs_jpeg *jpeg) {
    if (setjmp(jpeg->escape)) return codecs_jpeg_failed;
    switch (jpeg_consume_input(&jpeg->info)) {
    case JPEG_REACHED_EOI: return codecs_jpeg_input_complete;
    case JPEG_SCAN_COMPLETED: return codecs_jpeg_scan_complete;
    default: return codecs_jpeg_goes_on;
    }
}

/* Begins to put out what has been taken in so far, and takes nothing in meanwhile. 0 when it failed. */
static inline int codecs_jpeg_begin_output(struct codecs_jpeg *jpeg) {
    if (setjmp(jpeg->escape)) return 0;
    jpeg_start_output(&jpeg->info, jpeg->info.input_scan_number);
    /* Input that is ahead of a scan is not waited for. */
    jpeg->info.output_scan_number = jpeg->info.input_scan_number - 1;
    return 1;
}

/* Ends an output whose rows have all been read; the input may go on. 0 when it failed. */
static inline int codecs_jpeg_end_output(struct codecs_jpeg *jpeg) {
    if (setjmp(jpeg->escape)) return 0;
    /* libjpeg would read on to the scan that it believes to put out. */
    jpeg_finish_output(&jpeg->info);
    return 1;
}
