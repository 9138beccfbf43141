"""A lighthouse at night in portrait format, 1600 x 2400."""
import math
import random

from .painting import Canvas, circle, mix

WIDTH, HEIGHT = 1600, 2400
NIGHT, DAWN, SEA, FOAM, LIGHT = (18, 24, 60), (226, 132, 110), (22, 46, 84), (206, 226, 236), (255, 240, 180)
RED, WHITE, DARK, ROCK, LINE = (196, 56, 50), (244, 240, 230), (14, 18, 36), (52, 50, 66), (96, 92, 112)
MIDDLE, TOP, FOOT = 860, 560, 1840


def draw():
    canvas = Canvas(WIDTH, HEIGHT, NIGHT, [NIGHT, SEA, FOAM, LIGHT, RED, WHITE, DARK, ROCK, LINE])
    chance = random.Random(5)
    for band in range(48):
        canvas.rect(0, band * 40, WIDTH, 40, mix(NIGHT, DAWN, (band / 47) ** 2.2))
    for _ in range(700):
        x, y = chance.uniform(0, WIDTH), 1500 * chance.random() ** 1.5
        canvas.disc(x, y, chance.choice((0.9, 1.2, 1.2, 1.7, 2.8)), WHITE)
    beams(canvas)
    sea(canvas, chance)
    rock(canvas, chance)
    tower(canvas)
    lantern(canvas)
    gulls(canvas, chance)
    return canvas.png()


def beams(canvas):
    for side in (-1, 1):
        for spread, length in ((0.16, 1700), (0.10, 1700), (0.05, 1700)):
            ends = [(MIDDLE + side * length * math.cos(a), TOP - 90 + length * math.sin(a)) for a in (-0.12 - spread, -0.12 + spread)]
            canvas.fill([[(MIDDLE, TOP - 90)] + ends[::side]], LIGHT, 0.25)


def sea(canvas, chance):
    horizon = 1760
    canvas.rect(0, horizon, WIDTH, HEIGHT - horizon, SEA)
    for line in range(70):
        y = horizon + 4 + line ** 1.45 * 1.3
        swing, length = 1 + line * 0.22, 60 + line * 5
        for start in range(-200 + line * 53 % 200, WIDTH, int(length * 1.3)):
            points = [(start + length * k / 12, y + swing * math.sin(k / 12 * 2 * math.pi + line)) for k in range(13)]
            color = DAWN if line < 30 and chance.random() < 0.4 else mix(SEA, FOAM, 0.25)
            canvas.stroke(points, 1.2 + line * 0.04, color)


def rock(canvas, chance):
    outline = [(300, 2130), (380, 2010), (470, 1985), (560, 1880), (660, 1850), (1060, 1850), (1130, 1905), (1230, 1960), (1290, 2080), (1400, 2150)]
    canvas.fill([outline + [(1330, 2200), (1000, 2226), (700, 2216), (420, 2190)]], ROCK)
    for _ in range(260):
        x, y = chance.uniform(400, 1300), chance.uniform(1880, 2180)
        if abs(x - 860) < (y - 1700) * 1.05:
            canvas.stroke([(x, y), (x + chance.uniform(10, 46), y + chance.uniform(8, 34))], chance.uniform(1, 3), LINE)
    for ring in range(7):
        points = [(850 + (590 + ring * 24) * math.cos(a), 2150 + (54 + ring * 10) * math.sin(a) + 7 * math.sin(a * 23 + ring))
                  for a in (k * math.pi / 160 for k in range(161))]
        canvas.stroke(points, 5 - ring * 0.6, FOAM)


def tower(canvas):
    """Red spirals around it, engraved lines for its roundness, windows that are lit."""
    half = lambda y: 96 + 74 * ((y - TOP) / (FOOT - TOP)) ** 1.4
    for y in range(TOP, FOOT + 16):
        canvas.fill([[(MIDDLE - half(y), y), (MIDDLE + half(y), y), (MIDDLE + half(y), y + 1), (MIDDLE - half(y), y + 1)]], WHITE)
    for turn in range(-1, 6):
        left, right = [], []
        for k in range(41):
            angle = -math.pi / 2 + k * math.pi / 40
            y = TOP + turn * 260 + 150 * (k / 40)
            for edge, dy in ((left, 0), (right, 120)):
                place = min(max(y + dy, TOP), FOOT + 14)
                edge.append((MIDDLE + half(place) * math.sin(angle), place))
        canvas.fill([left + right[::-1]], RED)
    for line in range(30):
        angle = math.pi / 2 * (line / 30) ** 0.8
        points = [(MIDDLE + half(y) * math.sin(angle), y) for y in range(TOP, FOOT, 40)]
        canvas.stroke(points, 1.2 + line * 0.05, DARK, 0.5)
    for number, y in enumerate(range(740, 1700, 190)):
        x = MIDDLE - 40 + number % 2 * 60
        canvas.fill([circle(x, y, 17), [(x - 17, y), (x + 17, y), (x + 17, y + 46), (x - 17, y + 46)]], DARK)
        canvas.fill([circle(x, y, 11), [(x - 11, y), (x + 11, y), (x + 11, y + 41), (x - 11, y + 41)]], LIGHT)
        canvas.stroke([(x, y - 11), (x, y + 41)], 2, DARK)
    canvas.fill([[(MIDDLE - 34, FOOT + 14), (MIDDLE - 34, FOOT - 80), (MIDDLE, FOOT - 116), (MIDDLE + 34, FOOT - 80), (MIDDLE + 34, FOOT + 14)]], DARK)


def lantern(canvas):
    for y, half, height in ((TOP - 14, 132, 16), (TOP - 160, 92, 10)):
        canvas.rect(MIDDLE - half, y, 2 * half, height, DARK)
    canvas.rect(MIDDLE - 74, TOP - 150, 148, 136, LIGHT)
    for pane in range(7):
        canvas.stroke([(MIDDLE - 72 + pane * 24, TOP - 150), (MIDDLE - 72 + pane * 24, TOP - 14)], 3, DARK)
    for part in range(3):
        canvas.stroke([(MIDDLE - 74, TOP - 116 + part * 34), (MIDDLE + 74, TOP - 116 + part * 34)], 2, DARK)
    canvas.disc(MIDDLE, TOP - 84, 30, WHITE)
    canvas.fill([[(MIDDLE - 92, TOP - 158), (MIDDLE - 60, TOP - 222), (MIDDLE, TOP - 250), (MIDDLE + 60, TOP - 222), (MIDDLE + 92, TOP - 158)]], RED)
    canvas.stroke([(MIDDLE, TOP - 250), (MIDDLE, TOP - 320)], 6, DARK)
    canvas.disc(MIDDLE, TOP - 256, 12, DARK)
    for post in range(12):
        canvas.stroke([(MIDDLE - 130 + post * 23.6, TOP - 14), (MIDDLE - 130 + post * 23.6, TOP - 54)], 3, DARK)
    canvas.stroke([(MIDDLE - 130, TOP - 54), (MIDDLE + 130, TOP - 54)], 4, DARK)


def gulls(canvas, chance):
    for x, y, size in ((330, 980, 60), (460, 1090, 42), (1250, 860, 52), (1340, 1240, 34), (240, 1330, 30)):
        for side in (-1, 1):
            wing = [(x, y), (x + side * size * 0.45, y - size * 0.42), (x + side * size, y - size * 0.2), (x + side * size * 1.5, y + size * 0.12)]
            canvas.stroke(wing, [7, 6, 4, 1.2], WHITE)
