#pragma once
#include <SDL2/SDL_image.h>
#include <libexif/exif-data.h>
#include "codecs_color.h"
#include "codecs_jpeg.h"
#include "codecs_png.h"
