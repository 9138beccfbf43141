"""A windmill that turns: an animated GIF of 480 x 360, whose 24 frames are a quarter of a turn."""
import math
import struct

from .painting import Canvas, turned

WIDTH, HEIGHT, FRAMES = 480, 360, 24
SKY, CLOUD, HILL, MEADOW, WALL, SHADE, ROOF, INK, SAIL = (
    (150, 206, 236), (246, 250, 252), (140, 180, 130), (112, 160, 88), (240, 230, 210), (206, 190, 168), (178, 70, 60), (50, 46, 60), (250, 242, 220))
COLORS = [SKY, CLOUD, HILL, MEADOW, WALL, SHADE, ROOF, INK, SAIL]


def frame(number):
    canvas = Canvas(WIDTH, HEIGHT, SKY, COLORS)
    drift = number * 480 / FRAMES
    for x, y, size in ((60, 70, 22), (220, 44, 16), (390, 96, 26)):
        for copy in (-WIDTH, 0):
            for dx, dy, r in ((-1.2, 0.2, 0.7), (0, 0, 1), (1.2, 0.25, 0.8)):
                canvas.disc((x + drift) % WIDTH + copy * (x + drift > 360) + dx * size, y + dy * size, r * size, CLOUD)
    hill = lambda x, a, b, c: a + b * math.sin(x / c)
    for color, a, b, c in ((HILL, 270, 22, 70), (MEADOW, 306, 10, 110)):
        canvas.fill([[(x, hill(x, a, b, c)) for x in range(0, WIDTH + 1, 8)] + [(WIDTH, HEIGHT), (0, HEIGHT)]], color)
    canvas.fill([[(192, 318), (212, 168), (268, 168), (288, 318)]], WALL)
    canvas.fill([[(246, 318), (246, 168), (268, 168), (288, 318)]], SHADE)
    canvas.fill([[(204, 170), (240, 128), (276, 170)]], ROOF)
    canvas.fill([[(228, 318), (228, 284), (240, 272), (252, 284), (252, 318)]], INK)
    angle = number * math.pi / 2 / FRAMES
    for arm in range(4):
        turn = angle + arm * math.pi / 2
        canvas.fill([turned([(4, 22), (30, 26), (30, 126), (4, 126)], turn, 1, 240, 158)], SAIL)
        for rung in range(26, 127, 20):
            canvas.stroke(turned([(2, rung), (30, rung)], turn, 1, 240, 158), 1.5, INK)
        canvas.stroke(turned([(0, 0), (0, 130)], turn, 1, 240, 158), 4, INK)
    canvas.disc(240, 158, 8, INK)
    return canvas


def packed(pixels, bits):
    """Lempel, Ziv and Welch's compression as GIF wants it, in blocks of up to 255 bytes."""
    clear, out, hold, held = 1 << bits, bytearray(), 0, 0
    table, width, prefix = {}, bits + 1, b""

    def put(code):
        nonlocal hold, held
        hold |= code << held
        held += width
        while held >= 8:
            out.append(hold & 255)
            hold, held = hold >> 8, held - 8

    put(clear)
    for value in pixels:
        word = prefix + bytes([value])
        if len(word) == 1 or word in table:
            prefix = word
            continue
        put(table[prefix] if len(prefix) > 1 else prefix[0])
        code = clear + 2 + len(table)
        if code < 4096:
            table[word] = code
            width = max(width, code.bit_length())
        else:
            put(clear)
            table, width = {}, bits + 1
        prefix = bytes([value])
    put(table[prefix] if len(prefix) > 1 else prefix[0])
    put(clear + 1)
    out.append(hold & 255)
    return bytes([bits]) + b"".join(bytes([len(b)]) + b for b in (out[k:k + 255] for k in range(0, len(out), 255))) + b"\0"


def draw():
    data = [b"GIF89a" + struct.pack("<HHBBB", WIDTH, HEIGHT, 0x70, 0, 0), b"\x21\xff\x0bNETSCAPE2.0\x03\x01\0\0\0"]
    for number in range(FRAMES):
        canvas = frame(number)
        bits = max(2, (len(canvas.palette) - 1).bit_length())
        table = b"".join(bytes(color) for color in canvas.palette)
        data.append(b"\x21\xf9\x04\x04\x06\0\0\0")
        data.append(b"\x2c" + struct.pack("<HHHHB", 0, 0, WIDTH, HEIGHT, 0x80 | (bits - 1)))
        data += [table.ljust(3 << bits, b"\0"), packed(b"".join(canvas.rows), bits)]
    return b"".join(data) + b"\x3b"
