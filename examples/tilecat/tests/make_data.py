#!/usr/bin/env python3
"""Writes the maps in tests/data, poc and variants. Run from the project's root."""

BOX = bytes([0xFF, 0x81, 0x81, 0x81, 0x81, 0x81, 0x81, 0xFF])
STAIR = bytes([0x80, 0xC0, 0xE0, 0xF0, 0xF8, 0xFC, 0xFE, 0xFF])
DOT = bytes([0, 0, 0, 0x18, 0x18, 0, 0, 0])


def head(width, height, tiles, layers):
    return b"TMAP" + bytes([1, width, height, len(tiles), layers]) + b"".join(tiles)


def raw(*cells):
    return bytes([0, *cells])


def rle(*tokens):
    return bytes([1, *tokens])


def many(n):
    return [bytes([i] * 8) for i in range(1, n + 1)]


FILES = {
    "tests/data/raw.tmap": head(2, 1, [BOX, STAIR], 1) + raw(1, 2),
    "tests/data/flip.tmap": head(2, 1, [STAIR], 1) + raw(1, 0x81),
    "tests/data/rle-run.tmap": head(3, 2, [BOX, DOT], 1) + rle(2, 1, 2, 2),
    "tests/data/rle-mixed.tmap": head(3, 2, [BOX, DOT, STAIR], 1) + rle(131, 3, 0x83, 1, 0, 1, 2),
    "tests/data/layers.tmap": head(2, 1, [BOX, DOT], 2) + raw(1, 0) + rle(1, 2),
    "tests/data/one.tmap": head(1, 1, [DOT], 1) + rle(0, 1),
    "tests/data/empty-cells.tmap": head(2, 1, [DOT], 1) + rle(1, 0),
    "tests/data/most-tiles.tmap": head(2, 1, many(127), 1) + rle(129, 127, 126),
    "tests/data/widest.tmap": head(32, 32, [DOT], 1) + rle(*[127, 1] * 8),
    "tests/data/bad-tile.tmap": head(2, 1, [BOX, STAIR], 1) + raw(1, 3),
    "tests/data/overrun.tmap": head(2, 1, [BOX], 1) + rle(2, 1),
    "tests/data/short.tmap": head(2, 1, [BOX], 1) + rle(0, 1),
    "tests/data/no-tiles.tmap": head(1, 1, [], 1) + rle(0, 0),
    "poc/crash.tmap": head(3, 2, [BOX, DOT], 1) + rle(1, 1, 0, 3, 2, 2),
    "variants/variant-1-literal-last-layer.tmap": head(2, 2, [BOX, DOT, STAIR], 2)
    + raw(1, 2, 3, 0) + rle(131, 1, 2, 0x80 | 90, 0),
    "variants/variant-2-run-highest-id.tmap": head(4, 1, [STAIR], 1) + rle(3, 127),
}

for name, data in FILES.items():
    with open(name, "wb") as f:
        f.write(data)
