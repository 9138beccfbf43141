"""Letters as strokes of a pen, on a grid 4 wide and 6 high; lower case is not drawn."""

# Each stroke is a chain of grid points, column then row from the top.
STROKES = {
    "A": "06 20 46,14 34", "B": "00 06 36 45 44 33 03,33 42 41 30 00", "C": "41 30 10 01 05 16 36 45", "D": "00 06 26 44 42 20 00",
    "E": "40 00 06 46,03 33", "F": "40 00 06,03 33", "G": "41 30 10 01 05 16 36 45 43 23", "H": "00 06,40 46,03 43",
    "I": "20 26", "J": "40 45 36 16 05", "K": "00 06,40 03 46", "L": "00 06 46", "M": "06 00 23 40 46", "N": "06 00 46 40",
    "O": "10 01 05 16 36 45 41 30 10", "P": "06 00 30 41 42 33 03", "Q": "10 01 05 16 36 45 41 30 10,24 46",
    "R": "06 00 30 41 42 33 03,23 46", "S": "41 30 10 01 02 13 33 44 45 36 16 05", "T": "00 40,20 26",
    "U": "00 05 16 36 45 40", "V": "00 26 40", "W": "00 16 22 36 40", "X": "00 46,40 06", "Y": "00 23 40,23 26",
    "Z": "00 40 06 46", "0": "10 01 05 16 36 45 41 30 10", "1": "11 20 26", "2": "01 10 30 41 42 06 46",
    "3": "00 40 22 32 43 45 36 16 05", "4": "30 04 44,32 36", "5": "40 00 03 33 44 45 36 06", "6": "40 20 02 05 16 36 45 44 33 13 04",
    "7": "00 40 16", "8": "13 02 01 10 30 41 42 33 13 04 05 16 36 45 44 33", "9": "42 33 13 02 01 10 30 41 42 24 06",
    ":": "21 22,24 25", ".": "26 25", "-": "13 33", "/": "40 06", "'": "20 21", ",": "25 16",
}


def text_width(words, size):
    """How wide words are whose letters are `size` high."""
    return max(len(words) * 6 - 2, 0) * size / 6


def write(canvas, x, y, words, size, color, pen=None):
    """Writes words with their top left corner at a place."""
    unit = size / 6
    for position, letter in enumerate(words):
        for stroke in STROKES.get(letter, "").split(","):
            points = [(x + (position * 6 + int(p[0])) * unit, y + int(p[1]) * unit) for p in stroke.split()]
            if points:
                canvas.stroke(points, pen or max(size / 9, 1.2), color)


def write_middle(canvas, x, y, words, size, color, pen=None):
    """Writes words with their middle at a place."""
    write(canvas, x - text_width(words, size) / 2, y - size / 2, words, size, color, pen)
