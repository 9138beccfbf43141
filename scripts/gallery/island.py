"""The map of an island that is not, 6000 x 4000, with many small things to find."""
import math
import random

from . import figures
from .lettering import write, write_middle
from .painting import Canvas, circle, turned
from .terrain import Terrain

WIDTH, HEIGHT = 6000, 4000
TINTS = [(-0.50, (150, 196, 220)), (-0.36, (160, 204, 226)), (-0.22, (172, 212, 230)), (-0.10, (188, 222, 234)),
         (0, (240, 228, 190)), (0.05, (214, 226, 168)), (0.22, (200, 218, 152)), (0.40, (216, 216, 148)),
         (0.60, (228, 206, 140)), (0.80, (220, 184, 124)), (1.0, (204, 160, 112)), (1.2, (188, 148, 116)),
         (1.36, (220, 208, 200)), (1.46, (250, 250, 250))]
SEA, INK, BROWN, WHITE, RED, BLUE = (140, 188, 214), (44, 44, 60), (168, 128, 90), (255, 255, 255), (206, 56, 48), (84, 150, 200)
PAPER, GREEN, DARK_GREEN, YELLOW = (250, 246, 232), (112, 164, 92), (76, 124, 70), (240, 196, 72)
ROAD, WAVE, SHADOW = (252, 224, 120), (168, 206, 226), (120, 120, 100)
FIELDS = [(226, 214, 130), (190, 210, 120), (206, 190, 110), (170, 200, 120), (232, 226, 160)]
ROOFS = [(200, 84, 64), (178, 70, 60), (214, 120, 84), (120, 104, 120)]
TOWNS = ["GLASPORT", "UNDERHILL", "SALTMARSH", "THREE OAKS", "NEEDHAM", "FARTHING", "LOWER BIT", "UPPER BIT", "PIXELTON",
         "MIRRORWELL", "OLD FERRY", "SUNDIAL"]


class Island:
    def __init__(self):
        colors = [color for _, color in TINTS] + figures.COLORS + FIELDS + ROOFS
        colors += [tuple(c * 3 // 4 for c in roof) for roof in ROOFS]
        self.canvas = Canvas(WIDTH, HEIGHT, SEA, colors + [INK, BROWN, PAPER, GREEN, DARK_GREEN, ROAD, WAVE, SHADOW])
        self.land = Terrain(WIDTH, HEIGHT, 12)
        self.chance = random.Random(2024)
        self.taken = []

    def draw(self):
        self.waves()
        self.relief()
        self.rivers()
        towns = self.places()
        self.fields(towns)
        self.roads(towns)
        self.trees()
        for name, (x, y) in zip(TOWNS, towns):
            self.town(name, x, y)
        self.things()
        self.sheet()
        return self.canvas.png()

    def waves(self):
        for _ in range(900):
            x, y = self.chance.uniform(100, WIDTH - 100), self.chance.uniform(100, HEIGHT - 100)
            points = [(x + k * 3, y - 5 * abs(math.sin(k * math.pi / 8))) for k in range(-12, 13)]
            self.canvas.stroke(points, 2, WAVE)

    def relief(self):
        for level, color in TINTS:
            self.canvas.fill(self.land.rings(level), color)
        for step in range(1, 31):
            level = step * 0.05
            width = 3 if step % 5 == 0 else 1.3
            for ring in self.land.rings(level):
                self.canvas.stroke(ring + ring[:1], width, BROWN if level < 1.36 else (150, 150, 170), 0.75)
        for ring in self.land.rings(0):
            self.canvas.stroke(ring + ring[:1], 5, (70, 110, 150))

    def rivers(self):
        for _ in range(60):
            x, y = self.chance.uniform(500, WIDTH - 500), self.chance.uniform(400, HEIGHT - 400)
            if not 0.75 < self.land.at(x, y) < 1.3 or len(self.taken) > 400:
                continue
            way = self.land.river(x, y)
            if 12 < len(way) < 140 and self.free(x, y, 500):
                self.taken.append((x, y, 1))
                self.canvas.stroke(way, [3 + 13 * k / len(way) for k in range(len(way))], BLUE)
        self.taken.clear()

    def free(self, x, y, distance):
        return all(math.hypot(x - a, y - b) > distance + r for a, b, r in self.taken)

    def find(self, low, high, distance, radius, tries=4000):
        """A free place whose height is within limits, and which is now taken."""
        for _ in range(tries):
            x, y = self.chance.uniform(220, WIDTH - 220), self.chance.uniform(220, HEIGHT - 220)
            around = [self.land.at(x + radius * c, y + radius * s) for c, s in ((0, 0), (1, 0), (-1, 0), (0, 1), (0, -1))]
            in_legend = x > WIDTH - 1330 and y < 1010 or x < 900 and y < 900
            if not in_legend and all(low < h < high for h in around) and self.free(x, y, distance):
                self.taken.append((x, y, radius))
                return x, y
        return None

    def places(self):
        found = [self.find(0.05, 0.5, 330, 110) for _ in TOWNS]
        return [place for place in found if place]

    def fields(self, towns):
        for x, y in towns:
            angle = self.chance.uniform(0, math.pi)
            for i in range(-5, 6):
                for j in range(-4, 5):
                    u, v = i * 64, j * 56
                    corners = turned([(u, v), (u + 58, v), (u + 58, v + 50), (u, v + 50)], angle, 1, x, y)
                    if i * i + j * j > 26 or self.chance.random() < 0.25 or any(not 0.05 < self.land.at(*c) < 0.7 for c in corners):
                        continue
                    self.canvas.fill([corners], self.chance.choice(FIELDS))
                    for line in range(4, 56, 6):
                        self.canvas.stroke(turned([(u + line, v + 2), (u + line, v + 48)], angle, 1, x, y), 1, BROWN, 0.5)

    def roads(self, towns):
        joined = {0}
        while len(joined) < len(towns):
            a, b = min(((a, b) for a in joined for b in range(len(towns)) if b not in joined),
                       key=lambda pair: math.dist(towns[pair[0]], towns[pair[1]]))
            joined.add(b)
            way = self.land.road(towns[a], towns[b])
            self.canvas.stroke(way, 13, INK)
            self.canvas.stroke(way, 9, ROAD)
        way = self.land.road(towns[0], max(towns, key=lambda t: math.dist(t, towns[0])))
        self.canvas.stroke(way, 6, INK)
        self.canvas.dashes(way, 3.4, WHITE, 16, 16)
        self.railway = way

    def trees(self):
        for line in range(0, HEIGHT, 26):
            for column in range(0, WIDTH, 26):
                x, y = column + self.chance.uniform(-10, 10), line + self.chance.uniform(-10, 10)
                height = self.land.at(x, y)
                thick = math.sin(x / 310 + 1) + math.sin(y / 230) + math.sin((x + y) / 520)
                if not 0.12 < height < 1.05 or thick < 0.75 or not self.free(x, y, 60):
                    continue
                if self.is_plain(x, y):
                    self.tree(x, y, height > 0.5, self.chance.uniform(8, 12))

    def is_plain(self, x, y):
        """No road and no river is drawn here."""
        rows, numbers = self.canvas.rows, {self.canvas.numbers[c] for c in (ROAD, BLUE, INK)}
        return all(rows[int(y) + dy][int(x) + dx] not in numbers for dx in (-9, 0, 9) for dy in (-9, 0, 9)
                   if 0 <= int(y) + dy < HEIGHT and 0 <= int(x) + dx < WIDTH)

    def tree(self, x, y, fir, size):
        if fir:
            self.canvas.fill([[(x, y - size * 1.6), (x + size * 0.7, y + size * 0.5), (x - size * 0.7, y + size * 0.5)]], DARK_GREEN)
        else:
            self.canvas.disc(x + 2, y + 2, size * 0.9, DARK_GREEN)
            self.canvas.disc(x, y, size * 0.8, GREEN)

    def town(self, name, x, y):
        for ring in range(1, 5):
            for number in range(5 * ring):
                angle = number * 2 * math.pi / (5 * ring) + self.chance.uniform(-0.2, 0.2)
                hx, hy = x + 26 * ring * math.cos(angle), y + 26 * ring * math.sin(angle)
                if self.chance.random() < 0.16 * ring or self.land.at(hx, hy) < 0.03:
                    continue
                w, h = self.chance.uniform(7, 11), self.chance.uniform(5, 7)
                house = turned([(-w, -h), (w, -h), (w, h), (-w, h)], angle + math.pi / 2, 1, hx, hy)
                self.canvas.fill([[(px + 3, py + 3) for px, py in house]], SHADOW)
                roof = self.chance.choice(ROOFS)
                self.canvas.fill([house], roof)
                self.canvas.fill([turned([(-w, 0), (w, 0), (w, h), (-w, h)], angle + math.pi / 2, 1, hx, hy)],
                                 tuple(c * 3 // 4 for c in roof))
        self.canvas.fill([[(x - 8, y + 10), (x - 8, y - 14), (x, y - 40), (x + 8, y - 14), (x + 8, y + 10)]], PAPER)
        self.canvas.stroke([(x - 8, y + 10), (x - 8, y - 14), (x, y - 40), (x + 8, y - 14), (x + 8, y + 10), (x - 8, y + 10)], 2, INK)
        self.canvas.rect(int(x) - 2, int(y) - 6, 5, 7, INK)
        write_middle(self.canvas, x, y + 146, name, 34, PAPER, 9)
        write_middle(self.canvas, x, y + 146, name, 34, INK, 4)

    def things(self):
        self.counts = {}
        for name, draw, count, low, high, space in figures.ALL:
            for _ in range(count):
                if place := self.find(low, high, space, 40):
                    draw(self.canvas, *place, self.chance)
                    self.counts[name] = self.counts.get(name, 0) + 1
        figures.train(self.canvas, self.railway)

    def sheet(self):
        for inset, width in ((0, 60), (66, 4), (78, 2)):
            for x, y, w, h in ((inset, inset, WIDTH - 2 * inset, width), (inset, HEIGHT - inset - width, WIDTH - 2 * inset, width),
                               (inset, inset, width, HEIGHT - 2 * inset), (WIDTH - inset - width, inset, width, HEIGHT - 2 * inset)):
                self.canvas.rect(x, y, w, h, PAPER if inset == 0 else INK)
        for number, x in enumerate(range(500, WIDTH, 500)):
            write_middle(self.canvas, x - 250, 32, "ABCDEFGHIJKL"[number], 30, INK)
            write_middle(self.canvas, x - 250, HEIGHT - 32, "ABCDEFGHIJKL"[number], 30, INK)
            self.canvas.dashes([(x, 80), (x, HEIGHT - 80)], 1.2, INK, 6, 14)
        for number, y in enumerate(range(500, HEIGHT, 500)):
            write_middle(self.canvas, 32, y - 250, str(number + 1), 30, INK)
            write_middle(self.canvas, WIDTH - 32, y - 250, str(number + 1), 30, INK)
            self.canvas.dashes([(80, y), (WIDTH - 80, y)], 1.2, INK, 6, 14)
        self.legend(WIDTH - 1310, 120)
        self.rose(520, 500)

    def legend(self, x, y):
        self.canvas.rect(x, y, 1190, 850, INK)
        self.canvas.rect(x + 6, y + 6, 1178, 838, PAPER)
        self.canvas.rect(x + 16, y + 16, 1158, 3, INK)
        write_middle(self.canvas, x + 595, y + 84, "THE ISLE OF VITRINE", 54, INK)
        write_middle(self.canvas, x + 595, y + 170, "CAN YOU FIND THEM ALL", 38, RED)
        names = [f"{count} {name}" for name, count in self.counts.items()] + ["1 TRAIN"]
        for number, words in enumerate(names):
            write(self.canvas, x + 70 + number % 2 * 520, y + 236 + number // 2 * 62, words, 32, INK)
        for part in range(5):
            self.canvas.rect(x + 70 + part * 100, y + 790, 100, 12, INK if part % 2 == 0 else WHITE)
        write(self.canvas, x + 590, y + 785, "500 PIXELS", 22, INK)

    def rose(self, x, y):
        for radius, width in ((250, 5), (236, 2), (150, 2)):
            points = circle(x, y, radius)
            self.canvas.stroke(points + points[:1], width, INK)
        for size, offset, colors in ((150, 1, (WHITE, (96, 130, 160))), (235, 0, (PAPER, INK))):
            for quarter in range(4):
                angle = (quarter * 2 + offset) * math.pi / 4
                for side, color in zip((-1, 1), colors):
                    self.canvas.fill([turned([(0, 0), (0, -size), (side * size / 6, -size / 6)], angle, 1, x, y)], color)
        for tick in range(72):
            c, s = math.cos(tick * math.pi / 36), math.sin(tick * math.pi / 36)
            self.canvas.stroke([(x + 238 * c, y + 238 * s), (x + 248 * c, y + 248 * s)], 2, INK)
        for letter, dx, dy in (("N", 0, -290), ("E", 290, 0), ("S", 0, 290), ("W", -290, 0)):
            write_middle(self.canvas, x + dx, y + dy, letter, 54, INK, 8)


def draw():
    return Island().draw()
