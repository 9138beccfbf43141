"""Mountains over a lake at dusk, 2400 x 1600: broad colors to look at from afar, and lines of one or two pixels (rings,
engraved slopes, rigging, reeds) to see when one comes near."""
import math
import random
import struct
import zlib

WIDTH, HEIGHT = 2400, 1600
SHORE = 1130
SUN = (1640, 560)
SUN_RADIUS = 190

SKY = [(0, (28, 30, 82)), (330, (92, 58, 128)), (620, (206, 98, 120)), (840, (246, 158, 104)), (1130, (255, 214, 150))]
# Each range of mountains: height of its base line, height of its peaks, seed of its shape, color, color of its lines.
RANGES = [
    (790, 120, 3, (190, 120, 142), (222, 160, 160)),
    (870, 150, 8, (146, 92, 134), (190, 130, 158)),
    (950, 130, 15, (102, 70, 122), (150, 104, 150)),
    (1030, 110, 21, (64, 50, 104), (112, 84, 140)),
    (1095, 60, 34, (36, 32, 78), (76, 64, 120)),
]


def mix(a, b, part):
    return tuple(x + (y - x) * part for x, y in zip(a, b))


def gradient(stops, place):
    for (start, first), (end, second) in zip(stops, stops[1:]):
        if place <= end:
            return mix(first, second, max(0, place - start) / (end - start))
    return stops[-1][1]


class Canvas:
    def __init__(self):
        self.rows = [bytearray(WIDTH * 3) for _ in range(HEIGHT)]

    def set(self, x, y, color):
        self.rows[y][x * 3:x * 3 + 3] = bytes(int(c + 0.5) for c in color)

    def get(self, x, y):
        return self.rows[y][x * 3:x * 3 + 3]

    def blend(self, x, y, color, part):
        if part > 0 and 0 <= x < WIDTH and 0 <= y < HEIGHT:
            self.set(x, y, mix(self.get(x, y), color, min(part, 1)))

    def line(self, x0, y0, x1, y1, thickness, color, opacity=1.0):
        """A straight line with soft edges."""
        length = math.hypot(x1 - x0, y1 - y0) or 1e-9
        reach = thickness / 2 + 1
        for y in range(math.floor(min(y0, y1) - reach), math.ceil(max(y0, y1) + reach) + 1):
            for x in range(math.floor(min(x0, x1) - reach), math.ceil(max(x0, x1) + reach) + 1):
                along = ((x - x0) * (x1 - x0) + (y - y0) * (y1 - y0)) / length
                along = min(max(along, 0), length) / length
                distance = math.hypot(x - x0 - (x1 - x0) * along, y - y0 - (y1 - y0) * along)
                self.blend(x, y, color, (thickness / 2 + 0.5 - distance) * opacity)

    def curve(self, points, thickness, color):
        """Straight lines from point to point; the thickness runs out towards the end."""
        for number, (start, end) in enumerate(zip(points, points[1:])):
            self.line(*start, *end, max(thickness * (1 - number / len(points)), 1), color)

    def polygon(self, points, color):
        """A convex shape with soft edges; its corners run clockwise on the screen."""
        edges = list(zip(points, points[1:] + points[:1]))
        for y in range(int(min(p[1] for p in points)) - 1, int(max(p[1] for p in points)) + 2):
            for x in range(int(min(p[0] for p in points)) - 1, int(max(p[0] for p in points)) + 2):
                inside = min(
                    ((x1 - x0) * (y - y0) - (y1 - y0) * (x - x0)) / math.hypot(x1 - x0, y1 - y0)
                    for (x0, y0), (x1, y1) in edges)
                self.blend(x, y, color, inside + 0.5)

    def png(self):
        packed = zlib.compress(b"".join(self.filtered()), 9)
        header = struct.pack(">IIBBBBB", WIDTH, HEIGHT, 8, 2, 0, 0, 0)
        chunks = [(b"IHDR", header), (b"sRGB", b"\0"), (b"IDAT", packed), (b"IEND", b"")]
        body = b"".join(
            struct.pack(">I", len(data)) + name + data + struct.pack(">I", zlib.crc32(name + data)) for name, data in chunks)
        return b"\x89PNG\r\n\x1a\n" + body

    def filtered(self):
        """Each row as the difference from the one above or from the pixel before, whichever is smaller."""
        above = bytes(WIDTH * 3)
        for row in self.rows:
            up = bytes((a - b) & 255 for a, b in zip(row, above))
            left = bytes((a - b) & 255 for a, b in zip(row, bytes(3) + row))
            best = min((1, left), (2, up), key=lambda kind: sum(min(v, 256 - v) for v in kind[1]))
            yield bytes([best[0]]) + best[1]
            above = bytes(row)


def ridge(base, peaks, seed):
    """The height of a range of mountains at each column."""
    chance = random.Random(seed)
    waves = [(k, chance.uniform(0, 2 * math.pi), chance.uniform(0.6, 1)) for k in (1, 2, 3, 5, 8, 13, 21, 34, 55)]
    heights = []
    for x in range(WIDTH):
        sway = sum(size / k ** 0.9 * math.sin(2 * math.pi * k * x / 2900 + phase) for k, phase, size in waves)
        heights.append(base - peaks * (0.35 + 0.55 * abs(sway) ** 0.85))
    return heights


def draw_sky(canvas):
    for y in range(SHORE):
        base = gradient(SKY, y)
        canvas.rows[y][:] = bytes(int(c + 0.5) for c in base) * WIDTH
    for y in range(SHORE):
        for x in range(SUN[0] - 640, min(SUN[0] + 640, WIDTH)):
            distance = math.hypot(x - SUN[0], y - SUN[1])
            if distance < SUN_RADIUS + 1:
                color = mix((255, 244, 200), (255, 200, 120), max(0, (y - SUN[1] + SUN_RADIUS) / (2 * SUN_RADIUS)))
                canvas.blend(x, y, color, SUN_RADIUS + 0.5 - distance)
            elif distance < 640:
                off = (distance - SUN_RADIUS) % 15
                near = 1.3 - min(off, 15 - off)
                if near > 0:
                    canvas.blend(x, y, (255, 226, 170), near * 0.5 * (1 - distance / 640))
    chance = random.Random(89)
    for _ in range(420):
        x, y, size = chance.uniform(0, WIDTH), chance.uniform(0, 520), chance.choice((1, 1, 1.5, 2.2))
        if math.hypot(x - SUN[0], y - SUN[1]) > SUN_RADIUS + 90:
            canvas.line(x, y, x, y, size, (255, 250, 235), 0.9 * (1 - y / 560))


def draw_mountains(canvas):
    for number, (base, peaks, seed, color, line) in enumerate(RANGES):
        heights = ridge(base, peaks, seed)
        spacing = 7 + 2 * number
        for x in range(WIDTH):
            top = heights[x]
            bend = 5 * math.sin(x / 37 + seed) + 9 * math.sin(x / 141 + 2 * seed)
            for y in range(max(int(top), 0), SHORE):
                depth = y - top
                mist = min(depth / 260, 1) * 0.45
                shade = mix(color, (250, 190, 150), mist)
                # Engraved lines follow the ridge and grow apart with the depth.
                place = math.sqrt(max(depth + bend, 0)) * 4.2 % spacing
                width = 2.1 / math.sqrt(max(depth, 4) + 8) * 4.2
                stroke = max(0, 1 - abs(place - spacing / 2) / width)
                canvas.blend(x, y, mix(shade, line, stroke * (1 - mist)), min(depth + 0.5, 1))


def draw_lake(canvas):
    for y in range(SHORE, HEIGHT):
        depth = y - SHORE
        source = max(SHORE - 1 - int(depth * 1.75), 0)
        dim = 0.30 + 0.35 * depth / (HEIGHT - SHORE)
        for x in range(WIDTH):
            ripple = math.sin(depth * 0.9 + 3 * math.sin(x / 210 + depth / 40)) * depth / 40
            color = mix(canvas.get(min(max(x + int(ripple), 0), WIDTH - 1), source), (24, 26, 70), dim)
            canvas.set(x, y, color)
    chance = random.Random(144)
    for _ in range(900):
        y = SHORE + 6 + (HEIGHT - SHORE) * chance.random() ** 1.4
        spread = 90 + (y - SHORE) * 1.3
        x = chance.gauss(SUN[0], spread) if chance.random() < 0.6 else chance.uniform(0, WIDTH)
        length = chance.uniform(12, 40) * (0.5 + (y - SHORE) / 300)
        canvas.line(x - length, y, x + length, y, 1.2, (255, 222, 170), chance.uniform(0.15, 0.6))


def draw_boat(canvas):
    x, y, dark, sail = 860, 1262, (20, 20, 52), (252, 238, 214)
    canvas.polygon([(x + 10, y - 330), (x + 150, y - 34), (x + 10, y - 26)], sail)
    canvas.polygon([(x - 8, y - 300), (x - 8, y - 30), (x - 104, y - 26)], (244, 206, 170))
    for step in range(1, 9):
        part = step / 9
        canvas.line(x + 10, y - 330 + 304 * part, x + 10 + 140 * part, y - 330 + 296 * part, 1, (206, 180, 160))
    canvas.line(x, y - 350, x, y, 5, dark)
    for end in (-150, 176):
        canvas.line(x, y - 346, x + end, y - 16, 1.2, dark)
    canvas.polygon([(x - 150, y - 18), (x + 176, y - 18), (x + 120, y + 22), (x - 104, y + 22)], dark)
    canvas.line(x - 146, y - 10, x + 168, y - 10, 2, (224, 120, 96))
    for step in range(46):
        sway = 7 * math.sin(step * 1.1) + step * 0.6
        half = 96 * (1 - step / 52)
        canvas.line(x + sway - half, y + 28 + step * 5, x + sway + half, y + 28 + step * 5, 1.4, (34, 32, 76), 0.7)


def draw_foreground(canvas):
    chance = random.Random(233)
    dark = (12, 14, 40)
    for number in range(230):
        left = number % 2 == 0
        x = chance.betavariate(1, 3.2) * 620
        x = x if left else WIDTH - x
        height = chance.uniform(90, 380) * (1 - abs((0 if left else WIDTH) - x) / 1000)
        bend = chance.uniform(-0.5, 0.5) * height
        points = [(x + bend * t * t, HEIGHT + 4 - height * t) for t in (k / 14 for k in range(15))]
        canvas.curve(points, chance.uniform(2, 5), dark)
        if number % 5 == 0:
            tip = points[-1]
            canvas.line(tip[0], tip[1] + 4, tip[0] + bend * 0.06, tip[1] - 34, 9, (58, 36, 48))
    for x, y, size in ((1130, 330, 30), (1210, 286, 24), (1268, 350, 19), (1060, 268, 16), (1330, 300, 13)):
        for side in (-1, 1):
            wing = [(x, y), (x + side * size * 0.5, y - size * 0.45), (x + side * size, y - size * 0.3),
                    (x + side * size * 1.5, y + size * 0.08)]
            canvas.curve(wing, 4, (26, 22, 60))


def draw():
    canvas = Canvas()
    for draw_part in (draw_sky, draw_mountains, draw_lake, draw_boat, draw_foreground):
        draw_part(canvas)
    return canvas.png()
