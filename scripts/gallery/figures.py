"""The small things on the map. Each is drawn around a place; `chance` varies it."""
import math

from .painting import circle, turned

INK, WHITE, RED, ORANGE, BLUE = (44, 44, 60), (255, 255, 255), (206, 56, 48), (232, 140, 60), (84, 150, 200)
GRAY, YELLOW, GREEN, WOOD, PINK = (120, 124, 140), (240, 196, 72), (76, 124, 70), (140, 96, 64), (240, 170, 180)

PURPLE, DEEP, STONE, DARK_STONE, DARK_WOOD, TEAL = (120, 90, 170), (70, 92, 130), (150, 152, 164), (96, 98, 112), (110, 72, 48), (100, 150, 150)
COLORS = [INK, WHITE, RED, ORANGE, BLUE, GRAY, YELLOW, GREEN, WOOD, PINK, PURPLE, DEEP, STONE, DARK_STONE, DARK_WOOD, TEAL]


def boat(canvas, x, y, chance):
    side = chance.choice((-1, 1))
    canvas.fill([[(x - 30, y), (x + 30, y), (x + 20, y + 14), (x - 20, y + 14)]], WOOD)
    canvas.stroke([(x, y), (x, y - 60)], 3, INK)
    canvas.fill([[(x + 3 * side, y - 58), (x + 34 * side, y - 6), (x + 3 * side, y - 6)]], WHITE)
    canvas.fill([[(x - 3 * side, y - 48), (x - 22 * side, y - 6), (x - 3 * side, y - 6)]], chance.choice((RED, ORANGE, YELLOW)))


def steamer(canvas, x, y, chance):
    canvas.fill([[(x - 70, y), (x + 76, y), (x + 56, y + 24), (x - 60, y + 24)]], INK)
    canvas.fill([[(x - 44, y - 20), (x + 34, y - 20), (x + 34, y), (x - 44, y)]], WHITE)
    for window in range(5):
        canvas.disc(x - 34 + window * 15, y - 10, 4, BLUE)
    for funnel in (-20, 12):
        canvas.fill([[(x + funnel, y - 50), (x + funnel + 14, y - 50), (x + funnel + 14, y - 20), (x + funnel, y - 20)]], RED)
        for puff in range(4):
            canvas.disc(x + funnel - 12 - puff * 20, y - 60 - puff * 9, 8 + puff * 3, WHITE)


def whale(canvas, x, y, chance):
    body = [(x - 60, y + 10), (x - 56, y - 16), (x - 24, y - 34), (x + 20, y - 26), (x + 60, y - 2), (x + 84, y - 26),
            (x + 90, y - 12), (x + 108, y - 16), (x + 92, y + 12), (x + 60, y + 22), (x - 40, y + 24)]
    canvas.fill([body], DEEP)
    canvas.disc(x - 40, y - 2, 4, WHITE)
    for side in (-1, 1):
        canvas.stroke([(x - 20, y - 34), (x - 20 + side * 6, y - 56), (x - 20 + side * 20, y - 62), (x - 20 + side * 26, y - 50)], 3, WHITE)


def serpent(canvas, x, y, chance):
    for hump in range(3):
        points = [(x + hump * 50 + 22 * math.cos(a), y - 30 * math.sin(a)) for a in (k * math.pi / 12 for k in range(13))]
        canvas.stroke(points, 11, GREEN)
    canvas.stroke([(x - 46, y), (x - 44, y - 44), (x - 56, y - 60), (x - 76, y - 54)], 11, GREEN)
    canvas.disc(x - 64, y - 60, 3, YELLOW)


def lighthouse(canvas, x, y, chance):
    for part in range(6):
        w0, w1 = 16 - part * 1.4, 14.6 - part * 1.4
        top = y - part * 16
        canvas.fill([[(x - w0, top), (x - w1, top - 16), (x + w1, top - 16), (x + w0, top)]], RED if part % 2 else WHITE)
    canvas.fill([[(x - 9, y - 112), (x + 9, y - 112), (x + 9, y - 96), (x - 9, y - 96)]], YELLOW)
    canvas.fill([[(x - 12, y - 112), (x, y - 124), (x + 12, y - 112)]], INK)
    for side in (-1, 1):
        canvas.fill([[(x + side * 12, y - 106), (x + side * 90, y - 124), (x + side * 90, y - 84), (x + side * 12, y - 102)][::side]], YELLOW, 0.5)


def balloon(canvas, x, y, chance):
    color = chance.choice((RED, ORANGE, PURPLE))
    canvas.fill([circle(x, y, 34), [(x - 28, y + 18), (x + 28, y + 18), (x + 9, y + 52), (x - 9, y + 52)]], color)
    for width in (0.62, 0.24):
        points = circle(x, y, 34, width)
        canvas.stroke(points + points[:1], 2, WHITE)
    for side in (-1, 1):
        canvas.stroke([(x + side * 9, y + 52), (x + side * 7, y + 68)], 1.5, INK)
    canvas.fill([[(x - 8, y + 66), (x + 8, y + 66), (x + 7, y + 78), (x - 7, y + 78)]], WOOD)


def cat(canvas, x, y, chance):
    color = chance.choice((INK, ORANGE, GRAY))
    canvas.fill([circle(x, y, 9, 1.5)], color)
    canvas.disc(x - 13, y - 10, 7, color)
    for ear in (-18, -11):
        canvas.fill([[(x + ear - 2, y - 14), (x + ear + 1, y - 23), (x + ear + 6, y - 14)]], color)
    canvas.stroke([(x + 11, y), (x + 20, y - 6), (x + 19, y - 18)], 3, color)
    for leg in (-9, -4, 5, 10):
        canvas.stroke([(x + leg, y + 4), (x + leg, y + 13)], 3, color)
    canvas.disc(x - 15, y - 11, 1.4, YELLOW)
    canvas.disc(x - 11, y - 11, 1.4, YELLOW)


def sheep(canvas, x, y, chance):
    for leg in (-7, 7):
        canvas.stroke([(x + leg, y), (x + leg, y + 13)], 2.5, INK)
    for dx, dy in ((-8, 0), (0, -4), (8, 0), (0, 4)):
        canvas.disc(x + dx, y + dy, 7, WHITE)
    canvas.disc(x - 14, y - 5, 4.5, INK)


def windmill(canvas, x, y, chance):
    canvas.fill([[(x - 16, y + 30), (x - 9, y - 24), (x + 9, y - 24), (x + 16, y + 30)]], WHITE)
    canvas.fill([[(x - 11, y - 24), (x, y - 36), (x + 11, y - 24)]], RED)
    angle = chance.uniform(0, math.pi / 2)
    for arm in range(4):
        canvas.fill([turned([(2, 4), (2, 44), (11, 44), (11, 10)], angle + arm * math.pi / 2, 1, x, y - 22)], GRAY)
        canvas.stroke(turned([(0, 0), (0, 46)], angle + arm * math.pi / 2, 1, x, y - 22), 2.5, INK)


def castle(canvas, x, y, chance):
    canvas.fill([[(x - 56, y + 30), (x - 56, y - 14), (x + 56, y - 14), (x + 56, y + 30)]], GRAY)
    for tower in (-56, 0, 56):
        top = y - (60 if tower == 0 else 40)
        canvas.fill([[(x + tower - 15, y + 30), (x + tower - 15, top), (x + tower + 15, top), (x + tower + 15, y + 30)]], STONE)
        canvas.fill([[(x + tower - 19, top), (x + tower, top - 34), (x + tower + 19, top)]], RED)
        canvas.stroke([(x + tower, top - 32), (x + tower, top - 52)], 2, INK)
        canvas.fill([[(x + tower, top - 52), (x + tower + 18, top - 46), (x + tower, top - 40)]], YELLOW)
        canvas.rect(int(x) + tower - 3, int(top) + 12, 6, 12, INK)
    canvas.fill([circle(x, y + 16, 10), [(x - 10, y + 30), (x - 10, y + 16), (x + 10, y + 16), (x + 10, y + 30)]], INK)


def tent(canvas, x, y, chance):
    color = chance.choice((ORANGE, BLUE, YELLOW))
    canvas.fill([[(x - 24, y + 14), (x, y - 20), (x + 24, y + 14)]], color)
    canvas.fill([[(x - 7, y + 14), (x, y - 8), (x + 7, y + 14)]], INK)
    canvas.stroke([(x - 2, y - 24), (x + 24, y + 14)], 2, INK)


def stones(canvas, x, y, chance):
    for number in range(11):
        angle = number * 2 * math.pi / 11
        sx, sy = x + 44 * math.cos(angle), y + 26 * math.sin(angle)
        canvas.fill([[(sx - 5, sy), (sx - 4, sy - 18), (sx + 4, sy - 19), (sx + 5, sy)]], GRAY if number % 2 else DARK_STONE)


def climber(canvas, x, y, chance):
    canvas.stroke([(x, y - 12), (x, y)], 5, RED)
    for dx, dy in ((-7, 12), (6, 11)):
        canvas.stroke([(x, y), (x + dx, y + dy)], 3, INK)
    canvas.stroke([(x, y - 10), (x + 9, y - 20)], 3, RED)
    canvas.disc(x, y - 17, 4, PINK)
    canvas.stroke([(x + 9, y - 30), (x + 9, y - 8)], 1.5, WOOD)


def chest(canvas, x, y, chance):
    for step in range(3):
        canvas.stroke([(x - 40 + step * 2, y - 20 + step), (x - 36 + step * 2, y - 18)], 2, RED)
    canvas.fill([[(x - 18, y - 6), (x + 18, y - 6), (x + 18, y + 14), (x - 18, y + 14)]], WOOD)
    canvas.fill([[(x - 18, y - 6), (x - 15, y - 15), (x + 15, y - 15), (x + 18, y - 6)]], DARK_WOOD)
    canvas.rect(int(x) - 3, int(y) - 8, 6, 9, YELLOW)
    for a, b in ((-1, -1), (-1, 1)):
        canvas.stroke([(x + 40 - 9, y + 9 * b * a), (x + 40 + 9, y - 9 * b * a)], 4, RED)


def fish(canvas, x, y, chance):
    side = chance.choice((-1, 1))
    color = chance.choice((ORANGE, TEAL, WHITE))
    canvas.fill([circle(x, y, 7, 2)], color)
    canvas.fill([[(x + side * 11, y), (x + side * 22, y - 8), (x + side * 22, y + 8)][::side]], color)
    canvas.disc(x - side * 8, y - 2, 1.6, INK)


def train(canvas, way):
    """An engine and four wagons on the railway, a third of its length from its start."""
    start = len(way) // 3
    for wagon in range(5):
        (x0, y0), (x1, y1) = way[start + wagon * 2], way[start + wagon * 2 + 1]
        angle, x, y = math.atan2(y1 - y0, x1 - x0), (x0 + x1) / 2, (y0 + y1) / 2
        color = (RED, DEEP, YELLOW, DEEP, INK)[wagon]
        canvas.fill([turned([(-22, -9), (22, -9), (22, 9), (-22, 9)], angle, 1, x, y)], INK)
        canvas.fill([turned([(-20, -7), (20, -7), (20, 7), (-20, 7)], angle, 1, x, y)], color)
        canvas.stroke(turned([(-14, 0), (14, 0)], angle, 1, x, y), 3, WHITE)


# What, its drawing, how many, between which heights, how far from everything else.
ALL = [
    ("CASTLES", castle, 2, 0.55, 1.2, 90), ("LIGHTHOUSES", lighthouse, 3, -0.02, 0.3, 110), ("WHALES", whale, 3, -0.7, -0.3, 140),
    ("SEA SERPENT", serpent, 1, -0.7, -0.3, 160), ("STEAMERS", steamer, 2, -0.7, -0.25, 140), ("SAILING BOATS", boat, 24, -0.7, -0.08, 70),
    ("WINDMILLS", windmill, 6, 0.06, 0.6, 70), ("BALLOONS", balloon, 5, 0.2, 1.5, 90), ("STONE CIRCLE", stones, 1, 0.1, 0.6, 90),
    ("TENTS", tent, 8, 0.2, 0.9, 50), ("CLIMBERS", climber, 4, 1.1, 1.6, 30), ("SHEEP", sheep, 40, 0.1, 0.8, 18),
    ("CATS", cat, 9, 0.06, 0.9, 20), ("FISHES", fish, 30, -0.7, -0.1, 40), ("TREASURE", chest, 1, 0.01, 0.3, 60),
]
