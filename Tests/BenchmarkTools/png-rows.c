/* Decodes a PNG and keeps nothing of it: what djpeg is to JPEG. Usage: png-rows FILE */
#include <png.h>
#include <stdio.h>
#include <stdlib.h>

int main(int count, char **words)
{
    FILE *file = count == 2 ? fopen(words[1], "rb") : NULL;
    png_structp png = png_create_read_struct(PNG_LIBPNG_VER_STRING, NULL, NULL, NULL);
    png_infop info = png ? png_create_info_struct(png) : NULL;
    if (!file || !info || setjmp(png_jmpbuf(png))) {
        fprintf(stderr, "png-rows: the file cannot be read or is no PNG.\n");
        return 1;
    }
    png_init_io(png, file);
    png_read_info(png, info);
    int passes = png_set_interlace_handling(png);
    png_read_update_info(png, info);
    png_bytep row = malloc(png_get_rowbytes(png, info));
    if (!row) return 1;
    for (int pass = 0; pass < passes; pass++)
        for (png_uint_32 y = 0; y < png_get_image_height(png, info); y++) png_read_row(png, row, NULL);
    return 0;
}
