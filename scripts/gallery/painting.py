"""A canvas of few colors with soft edges, and the files that it becomes. Coordinates are pixels, y goes down."""
import array
import collections
import math
import struct
import zlib

# Rows are sampled at this many heights each; edges are as soft as that, with as many mixed colors.
SAMPLES = 4


def mix(a, b, part):
    return tuple(int(x + (y - x) * part + 0.5) for x, y in zip(a, b))


class Canvas:
    def __init__(self, width, height, color, colors=(), limit=256):
        """`colors` are kept free for what is drawn later; edges are mixed of what is left of `limit`."""
        self.width, self.height, self.limit = width, height, limit
        self.palette, self.numbers, self.mixed = [], {}, {}
        for kept in colors:
            self.number(kept)
        self.rows = [self.piece(self.number(color), width) for _ in range(height)]

    def piece(self, number, width):
        return array.array("B" if self.limit <= 256 else "H", [number]) * max(width, 0)

    def number(self, color):
        """The number of a color; when all are given away, of the one that is nearest."""
        known = self.numbers.get(color)
        if known is None:
            known = len(self.palette)
            if known < self.limit:
                self.palette.append(color)
            else:
                known = min(range(self.limit), key=lambda n: sum((a - b) ** 2 for a, b in zip(self.palette[n], color)))
            self.numbers[color] = known
        return known

    def dot(self, x, y, number, part=1.0):
        """Mixes one pixel with a color, in quarters."""
        quarters = int(part * SAMPLES + 0.5)
        if quarters <= 0 or not (0 <= x < self.width and 0 <= y < self.height):
            return
        row = self.rows[y]
        key = (row[x], number, quarters)
        if key not in self.mixed:
            self.mixed[key] = self.number(mix(self.palette[row[x]], self.palette[number], min(quarters / SAMPLES, 1)))
        row[x] = self.mixed[key]

    def rect(self, x, y, width, height, color):
        """Whole pixels, no soft edges."""
        x, y, end = max(x, 0), max(y, 0), min(x + width, self.width)
        fill = self.piece(self.number(color), end - x)
        for row in self.rows[y:y + height]:
            row[x:x + len(fill)] = fill

    def fill(self, rings, color, opacity=1.0):
        """Fills what any of the rings of points encloses; a ring inside another one and against it cuts a hole."""
        number = self.number(color)
        for y, lines in sorted(self.crossings(rings).items()):
            spans = [self.spans(lines.get(sample, ())) for sample in range(SAMPLES)]
            if opacity == 1 and len({len(s) for s in spans}) == 1:
                for group in zip(*spans):
                    self.run(y, group, number)
            else:
                self.dots(y, [span for s in spans for span in s], number, opacity)

    def crossings(self, rings):
        """Row -> sample -> where the edges cross it, with their directions."""
        found = collections.defaultdict(dict)
        for ring in rings:
            for (x0, y0), (x1, y1) in zip(ring, ring[1:] + ring[:1]):
                turn = 1
                if y0 > y1:
                    x0, y0, x1, y1, turn = x1, y1, x0, y0, -1
                first = max(math.ceil(y0 * SAMPLES - 0.5), 0)
                last = min(math.ceil(y1 * SAMPLES - 0.5), self.height * SAMPLES)
                if first >= last:
                    continue
                slope = (x1 - x0) / (y1 - y0)
                for line in range(first, last):
                    place = x0 + ((line + 0.5) / SAMPLES - y0) * slope
                    found[line // SAMPLES].setdefault(line % SAMPLES, []).append((place, turn))
        return found

    @staticmethod
    def spans(crossings):
        winding, start, spans = 0, 0, []
        for place, turn in sorted(crossings):
            if winding == 0:
                start = place
            winding += turn
            if winding == 0 and place > start:
                spans.append((start, place))
        return spans

    def run(self, y, spans, number):
        """One piece of a row: solid where all samples agree, mixed at both ends."""
        solid = max(math.ceil(max(s[0] for s in spans)), 0)
        end = min(math.floor(min(s[1] for s in spans)), self.width)
        if solid >= end:
            self.dots(y, spans, number, 1)
            return
        self.rows[y][solid:end] = self.piece(number, end - solid)
        self.dots(y, [(s[0], min(solid, s[1])) for s in spans], number, 1)
        self.dots(y, [(max(end, s[0]), s[1]) for s in spans], number, 1)

    def dots(self, y, spans, number, opacity):
        covered = collections.defaultdict(float)
        for start, end in spans:
            start, end = max(start, 0), min(end, self.width)
            for x in range(math.floor(start), math.ceil(end)):
                covered[x] += min(end, x + 1) - max(start, x)
        for x, part in covered.items():
            self.dot(x, y, number, part / SAMPLES * opacity)

    def stroke(self, points, width, color, opacity=1.0):
        """A line with round joints and ends; `width` may be a list, one for each point."""
        widths = width if isinstance(width, list) else [width] * len(points)
        rings = []
        for (x0, y0), (x1, y1), w0, w1 in zip(points, points[1:], widths, widths[1:]):
            length = math.hypot(x1 - x0, y1 - y0)
            if length > 0:
                nx, ny = (y1 - y0) / length / 2, (x0 - x1) / length / 2
                rings.append([(x0 + nx * w0, y0 + ny * w0), (x1 + nx * w1, y1 + ny * w1),
                              (x1 - nx * w1, y1 - ny * w1), (x0 - nx * w0, y0 - ny * w0)])
        rings += [circle(x, y, w / 2) for (x, y), w in zip(points, widths) if w > 2]
        self.fill(rings, color, opacity)

    def dashes(self, points, width, color, dash, gap):
        """A dashed line."""
        piece, left, drawing = [points[0]], dash, True
        for end in points[1:]:
            start = piece[-1]
            while (length := math.hypot(end[0] - start[0], end[1] - start[1])) > left:
                start = tuple(a + (b - a) * left / length for a, b in zip(start, end))
                if drawing:
                    self.stroke(piece + [start], width, color)
                drawing, piece = not drawing, [start]
                left = dash if drawing else gap
            left -= length
            piece.append(end)
        if drawing and len(piece) > 1:
            self.stroke(piece, width, color)

    def disc(self, x, y, radius, color, opacity=1.0):
        self.fill([circle(x, y, radius)], color, opacity)

    def png(self):
        table = b"".join(bytes(color) for color in self.palette)
        if self.limit > 256:
            colors = [bytes(color) for color in self.palette]
            return png(self.width, self.height, 2, (b"\0" + b"".join(colors[n] for n in row) for row in self.rows))
        return png(self.width, self.height, 3, (b"\0" + row.tobytes() for row in self.rows), [(b"PLTE", table)])


def circle(x, y, radius, wide=1.0):
    """The corners of what looks like a circle (or, `wide` times as wide, an ellipse)."""
    count = max(8, min(int(radius * 2.5), 180))
    return [(x + wide * radius * math.cos(2 * math.pi * k / count), y + radius * math.sin(2 * math.pi * k / count))
            for k in range(count)]


def turned(points, angle, size=1.0, x=0.0, y=0.0):
    """A shape turned (radians, clockwise on the screen), enlarged and moved."""
    c, s = math.cos(angle) * size, math.sin(angle) * size
    return [(x + px * c - py * s, y + px * s + py * c) for px, py in points]


def png(width, height, kind, lines, more=()):
    """A PNG file of filtered lines; kind 2 is RGB, 3 a palette, 6 RGBA."""
    chunks = [(b"IHDR", struct.pack(">IIBBBBB", width, height, 8, kind, 0, 0, 0)), (b"sRGB", b"\0"), *more,
              (b"IDAT", zlib.compress(b"".join(lines), 9)), (b"IEND", b"")]
    return b"\x89PNG\r\n\x1a\n" + b"".join(
        struct.pack(">I", len(data)) + name + data + struct.pack(">I", zlib.crc32(name + data)) for name, data in chunks)
