"""Runs a growing suite of tiny cells, one at a time: `cells.py PATCHWRIGHT WORK CELLS`.

For an eighth, a quarter, half and all of the cells it tells, of those that were added: the time that a cell took beyond what
its journal accounts for, and the processor time of Patchwright itself; of all so far: the most memory that Patchwright used,
the bytes of a journal, and the time, memory and size of the report. Exits with 1 if a cell costs 50 ms or more beyond its
repair, or if memory, journals or report grow faster than the number of cells.
"""

import glob
import json
import os
import subprocess
import sys
import tempfile
import time

MOST_OVERHEAD = 0.050
# Between an eighth of the cells and all of them.
MOST_GROWTH = 1.5
WAYS = 25
TICKS = os.sysconf("SC_CLK_TCK")


def watched(words):
    """Runs a command; gives its wall time, its own processor time, its peak memory in MiB and what it printed."""
    started = time.monotonic()
    errors = tempfile.TemporaryFile()
    process = subprocess.Popen(words, stdout=subprocess.PIPE, stderr=errors)
    peak, ticks = 0, 0

    def look():
        nonlocal peak, ticks
        try:
            with open(f"/proc/{process.pid}/status") as file:
                lines = [line for line in file if line.startswith("VmHWM:")]
            with open(f"/proc/{process.pid}/stat") as file:
                fields = file.read().rsplit(") ", 1)[1].split()
        except (FileNotFoundError, ProcessLookupError):
            return
        if lines:
            peak = max(peak, int(lines[0].split()[1]))
        ticks = max(ticks, int(fields[11]) + int(fields[12]))

    os.set_blocking(process.stdout.fileno(), False)
    printed = b""
    while process.poll() is None:
        look()
        printed += process.stdout.read() or b""
        time.sleep(0.002 if time.monotonic() - started < 2 else 0.1)
    wall = time.monotonic() - started
    printed += process.stdout.read() or b""
    if process.returncode not in (0, 1):
        errors.seek(0)
        said = [line for line in errors.read().decode(errors="replace").splitlines() if "error" in line]
        sys.exit("\n".join([f"{' '.join(words)} exited with {process.returncode}", *said[:5]]))
    return wall, ticks / TICKS, peak / 1024, printed


def journal_seconds(path):
    """From the start of the run to its last event."""
    with open(path, "rb") as file:
        return json.loads(file.read().splitlines()[-1])["at_seconds"]


def main():
    patchwright, work, cells = sys.argv[1], sys.argv[2], int(sys.argv[3])
    here = os.path.dirname(os.path.abspath(__file__))
    suite, out, cache = (os.path.join(work, name) for name in ("suite", "out", "cache"))
    bench = lambda *words: [patchwright, "bench", *words, "--cache-dir", cache]
    print(f"{'cells':>6} {'overhead':>10} {'own CPU':>9} {'memory':>9} {'journal':>9} {'report':>9} {'its memory':>11} {'its size':>9}")
    rows, known = [], set()
    for count in (cells * part // 8 // WAYS * WAYS for part in (1, 2, 4, 8)):
        words = [os.path.join(here, "tiny_suite.py"), suite, str(count // WAYS), str(WAYS)]
        subprocess.run([sys.executable, *words], check=True)
        words = bench("run", os.path.join(suite, "suite.toml"), "--out", out, "--parallel", "1")
        wall, cpu, memory, _ = watched(words)
        journals = glob.glob(os.path.join(out, "cells", "*", "runs", "*", "journal.jsonl"))
        if len(journals) != count:
            sys.exit(f"{len(journals)} journals for {count} cells")
        new = [path for path in journals if path not in known]
        known.update(new)
        overhead = (wall - sum(journal_seconds(path) for path in new)) / len(new)
        size = sum(os.path.getsize(path) for path in journals) / count
        seconds, _, report_memory, printed = watched(bench("report", out, "--as", "json"))
        rows.append((count, overhead, cpu / len(new), memory, size, seconds, report_memory, len(printed)))
        print(
            f"{count:>6} {overhead * 1000:>7.1f} ms {cpu / len(new) * 1000:>6.1f} ms {memory:>5.1f} MiB {size / 1024:>5.1f} KiB"
            f" {seconds * 1000:>6.0f} ms {report_memory:>7.1f} MiB {len(printed) / 1024:>5.0f} KiB",
            flush=True,
        )
    first, last = rows[0], rows[-1]
    problems = []
    if max(row[1] for row in rows) >= MOST_OVERHEAD:
        problems.append(f"a cell costs {MOST_OVERHEAD * 1000:.0f} ms or more beyond its repair")
    grown = [("memory", last[3] / first[3]), ("a journal", last[4] / first[4])]
    grown += [("the report's size for each cell", last[7] / last[0] / (first[7] / first[0]))]
    # A report of few cells is over before its time can be told.
    grown += [("the report's time for each cell", last[5] / last[0] / (first[5] / first[0]))]
    problems += [f"{what} grows by {by:.1f}" for what, by in grown if by > MOST_GROWTH]
    print("; ".join(problems) if problems else "flat")
    return 1 if problems else 0


sys.exit(main())
