#!/usr/bin/env python3
"""Writes the indexes in tests/data, poc and variants. Run from the project's root."""
import struct


def word(text):
    return bytes([len(text)]) + text


def package(name, version, deps, size):
    return (
        word(name) + word(version) + bytes([len(deps)]) + b"".join(map(word, deps))
        + struct.pack(">I", size)
    )


def index(*packages, count=None):
    return b"PKI1" + struct.pack(">H", len(packages) if count is None else count) + b"".join(packages)


LIBC = package(b"libc6", b"2.36-9", [], 12987040)
ZLIB = package(b"zlib1g", b"1.2.13", [b"libc6"], 172000)
CURL = package(b"curl", b"7.88.1", [b"libc6", b"zlib1g", b"libnghttp2"], 501200)

FILES = {
    "tests/data/three.pki": index(LIBC, ZLIB, CURL),
    "tests/data/empty.pki": index(),
    "tests/data/longest.pki": index(package(b"n" * 255, b"v" * 255, [b"d" * 255] + [b"e"] * 254, 1)),
    "tests/data/largest.pki": index(package(b"big", b"1", [], 0x40000000)),
    "tests/data/bad-name.pki": index(LIBC, package(b"a/b", b"1", [], 5)),
    "tests/data/cut-name.pki": index(LIBC, b"\6zli"),
    "tests/data/magic.pki": b"PKI2" + index(LIBC)[4:],
    "poc/crash.pki": index(LIBC, package(b"curl", b"7.88.1", [b"libc6", b"zlib1g", b"lib nghttp2"], 501200)),
    "variants/variant-1-cut-in-deps.pki": index(CURL)[:-12],
    "variants/variant-2-size-zero.pki": index(LIBC, ZLIB, package(b"nano", b"7.2", [b"libc6"], 0), count=5),
}

for name, data in FILES.items():
    with open(name, "wb") as f:
        f.write(data)
