#pragma once
#include <SDL2/SDL_image.h>
#include <libexif/exif-data.h>
#include <gif_lib.h>
#include <webp/decode.h>
#include <webp/demux.h>
#include "codecs_jpeg.h"
#include "codecs_png.h"
