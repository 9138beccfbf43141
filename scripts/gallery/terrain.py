"""The shape of an island: heights on a grid, lines of equal height, rivers and roads that follow the land."""
import heapq
import math
import random

CELL = 25


class Terrain:
    """Heights below 0 are sea. Places are in pixels; the grid has one height every 25 of them."""

    def __init__(self, width, height, seed):
        self.columns, self.lines = width // CELL + 1, height // CELL + 1
        chance = random.Random(seed)
        waves = [(chance.uniform(-1, 1) * k, chance.uniform(-1, 1) * k, chance.uniform(0, 2 * math.pi), 0.9 / k ** 1.05)
                 for k in (1.5, 2, 2.5, 3, 4, 5, 6, 8, 10, 13, 17, 22, 28, 36) for _ in range(3)]
        peaks = [(0.36, 0.40, 0.13, 0.75), (0.60, 0.50, 0.17, 0.95), (0.72, 0.33, 0.09, 0.4), (0.13, 0.75, 0.08, 0.72),
                 (0.87, 0.80, 0.07, 0.75)]
        self.heights = []
        for j in range(self.lines):
            row = []
            for i in range(self.columns):
                u, v = i / (self.columns - 1), j / (self.lines - 1)
                rough = sum(a * math.sin(6 * (p * u * 1.5 + q * v) + f) for p, q, f, a in waves)
                dome = 0.62 - 2.1 * ((u - 0.5) / 0.44 * 0.62) ** 2 - 2.1 * ((v - 0.48) / 0.40 * 0.62) ** 2
                hills = sum(s * math.exp(-((u - x) ** 2 * 2.25 + (v - y) ** 2) / r / r * 1.6) for x, y, r, s in peaks)
                rim = max(0, 1 - min(u * 1.5, 1.5 - u * 1.5, v, 1 - v) / 0.13)
                row.append(max(dome, -0.62) + 1.2 * hills + 0.34 * rough - 1.1 * rim * rim)
            self.heights.append(row)

    def at(self, x, y):
        i, j = min(max(x / CELL, 0), self.columns - 1.001), min(max(y / CELL, 0), self.lines - 1.001)
        a, b, p, q = int(i), int(j), i % 1, j % 1
        upper = self.heights[b][a] * (1 - p) + self.heights[b][a + 1] * p
        return upper * (1 - q) + (self.heights[b + 1][a] * (1 - p) + self.heights[b + 1][a + 1] * p) * q

    def rings(self, level):
        """Closed lines around all land above a level, by marching squares, with rounded corners."""
        following = {}
        for j in range(-1, self.lines):
            for i in range(-1, self.columns):
                for start, end in self.crossings(i, j, level):
                    following[start] = end
        rings = []
        while following:
            first, place = following.popitem()
            ring = [first]
            while place != first:
                ring.append(place)
                place = following.pop(place)
            points = [self.place(edge, level) for edge in ring]
            if len(points) > 3:
                rings.append(rounded(rounded(points)))
        return sorted(rings)

    def height(self, i, j):
        return self.heights[j][i] if 0 <= i < self.columns and 0 <= j < self.lines else -9.0

    def crossings(self, i, j, level):
        """The pieces of the line in one cell, from edge to edge, with the land on the right."""
        corners = [self.height(i, j), self.height(i + 1, j), self.height(i + 1, j + 1), self.height(i, j + 1)]
        edges = [(i, j, 0), (i + 1, j, 1), (i, j + 1, 0), (i, j, 1)]
        above = [c > level for c in corners]
        enters = [k for k in range(4) if not above[k] and above[(k + 1) % 4]]
        leaves = [k for k in range(4) if above[k] and not above[(k + 1) % 4]]
        if len(enters) == 2 and enters[0] > leaves[0]:
            leaves.reverse()
        return [(edges[a], edges[b]) for a, b in zip(enters, leaves)]

    def place(self, edge, level):
        i, j, down = edge
        first, second = self.height(i, j), self.height(i + 1 - down, j + down)
        part = (level - first) / (second - first)
        return ((i + (0 if down else part)) * CELL, (j + (part if down else 0)) * CELL)

    def river(self, x, y):
        """Downhill to the sea: the cheapest way on the grid where climbing is dear; None when it would be long."""
        goal = lambda i, j: self.heights[j][i] < -0.03
        return self.way((x, y), goal, lambda here, there: 1 + 400 * max(there - here, 0) + 6 * max(there, 0) + self.whim(there))

    @staticmethod
    def whim(height):
        """Lets ways wander where the land is even: dearer and cheaper without a plan, yet always the same."""
        return 4 * (height * 7919 % 1)

    def road(self, start, end):
        """The easiest way between two places that stays on land."""
        i1, j1 = round(end[0] / CELL), round(end[1] / CELL)
        return self.way(start, lambda i, j: (i, j) == (i1, j1),
                        lambda here, there: 1 + 60 * abs(there - here) + self.whim(there) + (60 if there < 0.03 else 0) + 6 * max(there - 0.7, 0))

    def way(self, start, is_goal, price):
        begin = round(start[0] / CELL), round(start[1] / CELL)
        waiting, came, cost = [(0.0, begin)], {begin: None}, {begin: 0.0}
        while waiting:
            spent, here = heapq.heappop(waiting)
            if spent > cost[here]:
                continue
            if is_goal(*here):
                way = []
                while here:
                    way.append((here[0] * CELL, here[1] * CELL))
                    here = came[here]
                return soft(way[::-1])
            for di, dj in ((1, 0), (-1, 0), (0, 1), (0, -1), (1, 1), (1, -1), (-1, 1), (-1, -1)):
                i, j = here[0] + di, here[1] + dj
                if 0 <= i < self.columns and 0 <= j < self.lines:
                    total = spent + math.hypot(di, dj) * price(self.heights[here[1]][here[0]], self.heights[j][i])
                    if total < cost.get((i, j), math.inf):
                        cost[i, j], came[i, j] = total, here
                        heapq.heappush(waiting, (total, (i, j)))
        return []


def rounded(ring):
    """Cuts each corner of a closed line."""
    points = []
    for (x0, y0), (x1, y1) in zip(ring, ring[1:] + ring[:1]):
        points += [(x0 * 0.75 + x1 * 0.25, y0 * 0.75 + y1 * 0.25), (x0 * 0.25 + x1 * 0.75, y0 * 0.25 + y1 * 0.75)]
    return points


def soft(way, times=3):
    """Takes the corners out of an open line and keeps its ends."""
    for _ in range(times):
        way = [way[0]] + [tuple((a + 2 * b + c) / 4 for a, b, c in zip(*three)) for three in zip(way, way[1:], way[2:])] + [way[-1]]
    return way
