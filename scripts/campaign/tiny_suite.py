"""Writes a suite of tiny cases: `tiny_suite.py FOLDER CASES [WAYS]`.

One in six cases can be repaired without a model; the others are the same program without debug information, whose report
names no line, so that a cell is over as soon as the bug was seen. With WAYS, the cases do not even crash, and each is tried in
so many ways: as little as a cell can do.
"""

import os
import sys

PROGRAM = """#include <stdio.h>
#include <stdlib.h>

static int sum(const unsigned char *row, size_t length) {
  int total = 0;
  for (size_t i = 0; i <= length; i++) total += row[i];
  return total;
}

int main(int argc, char **argv) {
  FILE *in = fopen(argv[argc - 1], "rb");
  if (!in) return 2;
  int count = fgetc(in) - '0';
  if (count < 1 || count > 9) { puts("bad count"); fclose(in); return 1; }
  unsigned char *row = malloc(count);
  if (!row || fread(row, 1, count, in) != (size_t)count) { puts("short"); free(row); fclose(in); return 1; }
  printf("%d\\n", sum(row, count));
  free(row);
  fclose(in);
  return 0;
}
"""
MAKEFILE = "prog: prog.c\n\tclang {flags} -O1 -fno-omit-frame-pointer -o prog prog.c\n"
MANIFEST = """[project]
name = "{name}"
[build]
command = "make"
[[poc]]
command = "./prog {{input}}"
input = "crash.bin"
[judge]
runs = 1
neighbours = 0
search-seconds = 0
"""
SUITE = """[suite]
name = "tiny"
cases = ["cases/*"]
"""
WAY = """[[run]]
strategies = ["constraint"]
label = "{label}"
"""


def write(path, text):
    with open(path, "w") as file:
        file.write(text)


def kind_of(number, ways):
    """Its name, the flags of its compiler, and its program."""
    if ways:
        # With AddressSanitizer a quiet program is run ten times, since leaks may be missed.
        return "right", "-g -fsanitize=undefined", PROGRAM.replace("i <= length", "i < length")
    name, debug = ("plain", "-g") if number % 6 == 0 else ("bare", "-g0")
    return name, f"{debug} -fsanitize=address", PROGRAM


def main():
    folder, cases, ways = sys.argv[1], int(sys.argv[2]), int((sys.argv + ["0"])[3])
    for number in range(cases):
        kind, flags, program = kind_of(number, ways)
        case = os.path.join(folder, "cases", f"{kind}{number:04}")
        if os.path.exists(case):
            continue
        os.makedirs(case)
        write(os.path.join(case, "prog.c"), program)
        write(os.path.join(case, "Makefile"), MAKEFILE.format(flags=flags))
        write(os.path.join(case, "crash.bin"), "3abc")
        write(os.path.join(case, "patchwright.toml"), MANIFEST.format(name=kind))
    labels = [f"way {way}" for way in range(1, max(ways, 1) + 1)]
    write(os.path.join(folder, "suite.toml"), SUITE + "".join(WAY.format(label=label) for label in labels))


main()
