"""A test chart, 2400 x 1600: what is one pixel wide is really one pixel wide, so that 1:1 can be judged by eye."""
import math

from .lettering import write, write_middle
from .painting import Canvas, turned

WIDTH, HEIGHT = 2400, 1600
PAPER, INK, RED = (240, 240, 240), (16, 16, 16), (208, 32, 32)


def draw():
    canvas = Canvas(WIDTH, HEIGHT, PAPER)
    for gray in range(0, 256, 2):
        canvas.number((gray, gray, gray))
    frame(canvas)
    star(canvas, 1200, 800, 470)
    for x, y, wedges in ((300, 330, 36), (2100, 330, 72), (300, 1270, 72), (2100, 1270, 36)):
        star(canvas, x, y, 190, wedges)
    line_pairs(canvas, 560, 90)
    zone_plate(canvas, 110, 620, 360)
    checkers(canvas, 1930, 620)
    ramps(canvas, 560, 1330)
    return canvas.png()


def frame(canvas):
    """A border of one pixel at the very edge, arrows that touch it, and corner marks to count pixels with."""
    for x, y, w, h in ((0, 0, WIDTH, 1), (0, HEIGHT - 1, WIDTH, 1), (0, 0, 1, HEIGHT), (WIDTH - 1, 0, 1, HEIGHT)):
        canvas.rect(x, y, w, h, RED)
    for right in (0, 1):
        for low in (0, 1):
            for step in range(10):
                length = 60 - 6 * step
                x, y = 2 + 4 * step, 2 + 4 * step
                canvas.rect(WIDTH - x - length if right else x, HEIGHT - y - 1 if low else y, length, 1, INK)
                canvas.rect(WIDTH - x - 1 if right else x, HEIGHT - y - length if low else y, 1, length, INK)
    for x, y, angle in ((WIDTH / 2, 1, 0), (WIDTH - 1, HEIGHT / 2, 1), (WIDTH / 2, HEIGHT - 1, 2), (1, HEIGHT / 2, 3)):
        canvas.fill([turned([(0, 0), (22, 40), (-22, 40)], angle * math.pi / 2, 1, x, y)], INK)
    for x in range(100, WIDTH - 99, 100):
        canvas.rect(x, 1, 1, 14, INK)
        canvas.rect(x, HEIGHT - 15, 1, 14, INK)
    for y in range(100, HEIGHT - 99, 100):
        canvas.rect(1, y, 14, 1, INK)
        canvas.rect(WIDTH - 15, y, 14, 1, INK)


def star(canvas, x, y, radius, wedges=90):
    """Wedges whose lines grow finer towards the middle, with rings where a pair of them is 8 and 4 pixels wide."""
    turn = 2 * math.pi / wedges
    for wedge in range(wedges):
        arc = [(x + radius * math.cos(a), y + radius * math.sin(a))
               for a in (turn * (wedge + part / 8) for part in range(5))]
        canvas.fill([[(x, y)] + arc], INK)
    for pair in (8, 4):
        ring = pair * wedges / 2 / math.pi
        points = [(x + ring * math.cos(k * math.pi / 60), y + ring * math.sin(k * math.pi / 60)) for k in range(121)]
        canvas.stroke(points, 1.5, RED)
    canvas.stroke([(x + radius * math.cos(k * math.pi / 90), y + radius * math.sin(k * math.pi / 90)) for k in range(181)], 3, INK)


def line_pairs(canvas, x, y):
    """Upright and level lines, 1 to 8 pixels wide."""
    for number, width in enumerate((1, 2, 3, 4, 6, 8)):
        left = x + number * 220
        for line in range(0, 84, 2 * width):
            canvas.rect(left + line, y, min(width, 84 - line), 84, INK)
            canvas.rect(left + 96, y + line, 84, min(width, 84 - line), INK)
        write_middle(canvas, left + 90, y + 106, f"{width} PX", 22, INK)
    write_middle(canvas, 1200, 266, "VITRINE TEST CHART  2400 / 1600", 40, INK)


def zone_plate(canvas, x, y, side):
    """Rings that grow finer outward, to half the pixels at the rim: smaller views show false rings where they skip pixels."""
    middle = side / 2
    for row in range(side):
        for column in range(side):
            square = (column + 0.5 - middle) ** 2 + (row + 0.5 - middle) ** 2
            gray = int(63.5 + 63.5 * math.cos(math.pi * square / side) + 0.5) * 2
            canvas.rows[y + row][x + column] = canvas.number((gray, gray, gray))
    write_middle(canvas, x + middle, y - 28, "ZONE PLATE", 22, INK)


def checkers(canvas, x, y):
    """Checkers of 1, 2, 4 and 8 pixels; from afar all are as gray as the field that light mixes of black and white."""
    canvas.rect(x, y, 360, 360, (188, 188, 188))
    dark, light = canvas.number((0, 0, 0)), canvas.number((254, 254, 254))
    for number, size in enumerate((1, 2, 4, 8)):
        left, top = x + 20 + number % 2 * 168, y + 20 + number // 2 * 168
        for row in range(152):
            for column in range(152):
                odd = (row // size + column // size) % 2
                canvas.rows[top + row][left + column] = light if odd else dark
    write_middle(canvas, x + 180, y - 28, "CHECKERS IN 188", 22, INK)


def ramps(canvas, x, y):
    """128 grays, 16 grays, and the colors of light at full and at half strength."""
    for step in range(128):
        canvas.rect(x + step * 10, y, 10, 60, (2 * step,) * 3)
    for step in range(16):
        canvas.rect(x + step * 80, y + 64, 80, 60, (2 * (step * 127 // 15),) * 3)
    colors = ((1, 0, 0), (1, 1, 0), (0, 1, 0), (0, 1, 1), (0, 0, 1), (1, 0, 1))
    for number, color in enumerate(colors):
        for step in range(10):
            part = (step + 1) / 10
            canvas.rect(x + number * 214 + step * 21, y + 128, 21, 46, tuple(int(255 * c * part) for c in color))
    write(canvas, x, y + 190, "GRAYS: 128 STEPS, 16 STEPS, COLORS IN TENTHS", 20, INK)
