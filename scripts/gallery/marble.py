"""A glass marble with its shadow, 1400 x 1400, transparent around it and a little within it."""
import math

from .painting import png

SIDE, RADIUS, MIDDLE_X, MIDDLE_Y = 1400, 520, 700, 640
BANDS = [(232, 76, 60), (250, 196, 70), (60, 150, 200), (250, 250, 250), (70, 170, 120)]


def glass(x, y):
    """Red, green, blue and opacity (0 ... 1) of a place on the marble, whose radius is 1."""
    z = math.sqrt(max(1 - x * x - y * y, 0))
    # Glass bends the look inward; the ribbon winds about an axis that leans.
    u, v, w = x * (0.72 + 0.28 * z), y * (0.72 + 0.28 * z), z
    along, aside = 0.8 * u + 0.6 * v, 0.8 * v - 0.6 * u
    angle = math.atan2(aside, w * 0.6 + 0.05) + along * 3.4
    ribbon = 1 - abs(aside) / (0.62 * math.sqrt(max(1 - along * along, 0.001)))
    place = (angle / math.pi * 2.5 + 10) % len(BANDS)
    color = BANDS[int(place)]
    shine = 0.55 + 0.45 * max(0.0, -0.5 * x - 0.62 * y + 0.6 * z)
    edge = 1 - z
    red, green, blue = ((c / 255 * shine) for c in color)
    opacity = 0.92 if ribbon > 0 else 0.30 + 0.5 * edge ** 2
    if ribbon <= 0:
        red, green, blue = 0.66 + 0.3 * edge, 0.84 + 0.1 * edge, 0.92
    lamp = math.hypot(x + 0.42, (y + 0.5) * 1.3)
    gleam = max(0.0, min(1.0, (0.2 - lamp) * 12)) + 0.35 * max(0.0, 1 - math.hypot(x - 0.5, y - 0.56) / 0.3)
    gleam = min(gleam, 1)
    return red + (1 - red) * gleam, green + (1 - green) * gleam, blue + (1 - blue) * gleam, opacity + (1 - opacity) * gleam


def line(y):
    pixels = bytearray()
    for x in range(SIDE):
        u, v = (x + 0.5 - MIDDLE_X) / RADIUS, (y + 0.5 - MIDDLE_Y) / RADIUS
        distance = math.hypot(u, v)
        if distance < 1:
            red, green, blue, opacity = glass(u, v)
            # Few steps of each color are told apart here, and they pack much better.
            opacity *= min((1 - distance) * RADIUS, 1)
            pixels += bytes(int(c * 42 + 0.5) * 6 for c in (red, green, blue)) + bytes([int(opacity * 51 + 0.5) * 5])
        else:
            shadow = max(0.0, 1 - math.hypot((x - 780) / 600, (y - 1190) / 130))
            pixels += bytes((0, 0, 0, int(shadow * 30) * 4))
    return bytes(pixels)


def draw():
    lines = [line(y) for y in range(SIDE)]
    above = [bytes(SIDE * 4)] + lines[:-1]
    return png(SIDE, SIDE, 6, (b"\2" + bytes((a - b) & 255 for a, b in zip(row, up)) for row, up in zip(lines, above)))
