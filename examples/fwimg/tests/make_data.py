#!/usr/bin/env python3
"""Writes the images in tests/data, poc and variants. Run from the project's root."""
import struct

STORED, PACKED = 0, 1


def image(*sections):
    out = b"FWI1" + bytes([len(sections)])
    for name, method, length, data in sections:
        out += struct.pack("<8sBII", name, method, length, len(data)) + data
    return out


def lit(text):
    return bytes([len(text) - 1]) + text


def match(length, back):
    return bytes([0x80 | (length - 4)]) + struct.pack("<H", back)


APP = lit(b"abcd") + match(32, 4) + lit(b"-end")
# 65536 bytes: one literal, then 500 matches of 131 and what is left over.
LARGEST = lit(b"z") + match(131, 1) * 500 + match(35, 1)

FILES = {
    "tests/data/two.fwi": image((b"boot", STORED, 11, b"hello world"), (b"app", PACKED, 40, APP)),
    "tests/data/largest.fwi": image((b"all", PACKED, 65536, LARGEST)),
    # Fills the buffer with its margin to the last byte, which is too long by the margin.
    "tests/data/full.fwi": image((b"app", PACKED, 40, lit(b"abcd") + match(68, 4))),
    "tests/data/cut.fwi": image((b"boot", STORED, 11, b"hello world"))[:4] + b"\2" + b"boot\0\0\0\0",
    "poc/crash.fwi": image(
        (b"boot", STORED, 11, b"hello world"), (b"app", PACKED, 40, lit(b"abcd") + match(90, 4))
    ),
    # The match stops inside the buffer but runs over the packed bytes, which then read as literals.
    "variants/variant-1-literal-after-match.fwi": image(
        (b"app", PACKED, 24, lit(b"\5\5") + match(52, 2) + lit(b"0123456789"))
    ),
    "variants/variant-2-many-matches.fwi": image(
        (b"cfg", PACKED, 8, lit(b"k") + match(12, 1) + match(12, 3) + match(12, 5) + match(12, 7)),
        (b"boot", STORED, 2, b"ok"),
    ),
}

for name, data in FILES.items():
    with open(name, "wb") as f:
        f.write(data)
