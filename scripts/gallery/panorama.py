"""A walk along a valley from morning to night, 8000 x 1200."""
import math
import random

from .figures import COLORS, balloon, boat, castle, cat, sheep, tent, windmill
from .painting import Canvas, circle, mix, turned

WIDTH, HEIGHT, SHORE = 8000, 1200, 930
# The colors of the day along the way: the sky above, the sky below, what is far, what is near.
DAY = [
    (0, (250, 190, 160), (255, 232, 200), (214, 170, 176), (84, 110, 96)),
    (2400, (120, 186, 232), (224, 240, 250), (160, 188, 214), (74, 128, 82)),
    (4600, (104, 170, 226), (230, 238, 236), (150, 180, 200), (84, 130, 70)),
    (6100, (120, 80, 140), (252, 170, 110), (150, 100, 140), (60, 70, 74)),
    (7100, (20, 26, 66), (52, 60, 116), (40, 46, 92), (20, 32, 48)),
    (8000, (10, 14, 44), (30, 38, 84), (26, 32, 70), (12, 22, 36)),
]
STRIP = 20
INK = COLORS[0]


def day(x, kind):
    for first, second in zip(DAY, DAY[1:]):
        if x <= second[0]:
            return mix(first[kind], second[kind], (x - first[0]) / (second[0] - first[0]))
    return DAY[-1][kind]


def shade(x, far):
    """The color of the land at a place, between the near one and the far one."""
    place = round(x / STRIP) * STRIP
    return mix(day(place, 4), day(place, 3), far)


def draw():
    canvas = Canvas(WIDTH, HEIGHT, (255, 255, 255), COLORS, limit=65000)
    chance = random.Random(77)
    sky(canvas)
    stars(canvas, chance)
    for number in range(5):
        range_of_hills(canvas, number)
    lake(canvas, chance)
    for number in range(24):
        x = 300 + number * 320 + chance.uniform(-90, 90)
        figure(canvas, number, x, chance)
    meadow(canvas, chance)
    return canvas.png()


def sky(canvas):
    """In bands of light, as a woodcut has them."""
    for x in range(0, WIDTH, STRIP):
        canvas.rect(x, 0, STRIP, HEIGHT, day(x, 1))
        for band in range(1, 9):
            wave = [SHORE * band / 9 + 30 * math.sin(place / 300 + band) for place in (x, x + STRIP)]
            color = mix(day(x, 1), day(x, 2), band / 8)
            canvas.fill([[(x, wave[0]), (x + STRIP, wave[1]), (x + STRIP, HEIGHT), (x, HEIGHT)]], color)
    for x, y, radius, color in ((700, 560, 120, (255, 246, 214)), (7300, 220, 84, (244, 240, 220))):
        for ring in range(4, 0, -1):
            canvas.disc(x, y, radius + ring * 34, color, 0.25)
        canvas.disc(x, y, radius, color)
    canvas.disc(7336, 204, 74, day(7300, 1))


def stars(canvas, chance):
    for _ in range(420):
        x, y = 6300 + 1700 * chance.random() ** 0.6, chance.uniform(10, 560)
        if math.dist((x, y), (7300, 220)) > 130:
            canvas.disc(x, y, chance.choice((1, 1.2, 1.6, 2.6)), COLORS[1])


def height(x, number):
    rough = sum(math.sin(x / (900 - 110 * number) * k + k * k + number * 2.3) / k for k in (1, 2, 3, 5, 9, 17))
    return SHORE - 420 + number * 88 - (150 - 22 * number) * rough * 0.62


def range_of_hills(canvas, number):
    """One row of hills behind the other, each with lines that follow its slope, and with trees on the nearer ones."""
    for x in range(0, WIDTH, STRIP):
        top = [(x + k * 5, height(x + k * 5, number)) for k in range(5)]
        color = shade(x, 0.9 - number * 0.17)
        canvas.fill([top + [(x + STRIP, SHORE + 5), (x, SHORE + 5)]], color)
    line = [(x, 0) for x in range(0, WIDTH + 1, 20)]
    for depth in range(14, 200, 16 + number * 3):
        for start in range(0, len(line) - 16, 16):
            piece = [(x, height(x, number) + depth * (1 + 0.25 * math.sin(x / 170 + depth))) for x, _ in line[start:start + 17]]
            canvas.stroke(piece, 1.3, shade(piece[0][0], 0.75 - number * 0.17), 0.75)
    if number < 2:
        return
    for x in range(0, WIDTH, 15):
        if math.sin(x / 240 + number) + math.sin(x / 97) > 0.1:
            for row in range(3):
                tx = x + (x * 7919 + row * 31) % 13
                ty, size = height(tx, number) + row * 18 + 4, 6 + number * 2.4
                canvas.fill([[(tx, ty - size * 2.2), (tx + size * 0.7, ty), (tx - size * 0.7, ty)]], shade(x, 0.56 - number * 0.14))


def lake(canvas, chance):
    """Water that repeats what stands above it, dimmer and drawn apart by waves."""
    for y in range(SHORE, HEIGHT):
        depth = y - SHORE
        source = canvas.rows[max(SHORE - 2 - int(depth * 1.6), 0)]
        shift = int(math.sin(depth * 0.55) * (2 + depth / 14))
        canvas.rows[y][:] = source[-shift:] + source[:-shift] if shift else source
    for depth in range(3, 110, 5):
        for _ in range(WIDTH // (210 - depth)):
            x, length = chance.uniform(0, WIDTH), 20 + depth * chance.uniform(0.2, 0.9)
            canvas.stroke([(x, SHORE + depth), (x + length, SHORE + depth)], 1.6, day(round(x / STRIP) * STRIP, 2))


def figure(canvas, number, x, chance):
    x = min(x, WIDTH - 120)
    if number % 3 == 0:
        boat(canvas, x, SHORE + chance.uniform(30, 80), chance)
    elif number % 3 == 1 and x < 6200:
        balloon(canvas, x, chance.uniform(150, 420), chance)
    elif number % 6 == 2:
        castle(canvas, x, height(x, 3) - 14, chance)
    else:
        windmill(canvas, x, height(x, 4) - 26, chance)
    if number % 4 == 1:
        bird = [(x + 160 + side * k * 6, 300 + number * 7 - 14 * math.sin(k)) for side in (-1, 1) for k in (3, 2, 1, 0)][:4]
        canvas.stroke(bird + [(2 * bird[3][0] - bx, by) for bx, by in bird[2::-1]], 3, INK)


def meadow(canvas, chance):
    """The near shore with grass, flowers, a fence, animals and camp fires."""
    bank = lambda x: 1092 + 26 * math.sin(x / 310) + 12 * math.sin(x / 83)
    for x in range(0, WIDTH, STRIP):
        top = [(x + k * 5, bank(x + k * 5)) for k in range(5)]
        canvas.fill([top + [(x + STRIP, HEIGHT), (x, HEIGHT)]], shade(x, 0))
    for x in range(20, WIDTH, 64):
        canvas.stroke([(x, bank(x) - 22), (x, bank(x) + 8)], 5, COLORS[8])
        for rail in (-16, -6):
            canvas.stroke([(x, bank(x) + rail), (x + 64, bank(x + 64) + rail)], 2.5, COLORS[8])
    for number in range(64):
        x = 90 + number * 124 + chance.uniform(-30, 30)
        (sheep, sheep, cat, sheep, tent)[number * 3 % 5](canvas, x, bank(x) + 36, chance)
    for _ in range(5200):
        x = chance.uniform(0, WIDTH)
        y = bank(x) + chance.uniform(2, 1) ** 2 * chance.uniform(0, 110)
        blade = chance.uniform(7, 20)
        canvas.stroke([(x, y), (x + chance.uniform(-5, 5), y - blade)], 1.6, shade(x, chance.choice((0.12, 0.24, 0.36))))
        if chance.random() < 0.16:
            canvas.disc(x, y - blade, 3.2, chance.choice((COLORS[1], COLORS[2], COLORS[6], COLORS[10])))
