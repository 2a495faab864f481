#!/usr/bin/env python3
"""Judges the patches below patches/ and says how many of each set are verified, untested and refused.

Usage: judge_sets.py PATCHWRIGHT TABLE [--lanes N] [--only EXPRESSION] [--cves FOLDER]

With --cves the patches are the true fixes of the vulnerabilities that cves.py made cases of in FOLDER; that set is called `cve`.

Every verdict is appended to TABLE as it comes, and kept whole in a folder beside it. What is in the table already is not judged
again, so a stopped run goes on where it was.
"""

import argparse
import collections
import concurrent.futures
import json
import pathlib
import re
import subprocess
import threading
import time

ROOT = pathlib.Path(__file__).resolve().parents[2]
COLUMNS = ["set", "program", "patch", "trust", "refused by", "confidence", "seconds", "doubts"]
# The programs are small; what takes longer has gone wrong and is told as such. Packages of Debian take minutes to build and test.
SECONDS = 1200
CVE_SECONDS = 3600


def case_of(program):
    for folder in ("examples", "cases"):
        if (ROOT / folder / program).is_dir():
            return ROOT / folder / program
    raise SystemExit(f"patches/: no program is called {program}")


def set_of(patch):
    return "cve" if patch.parent.joinpath("patchwright.toml").exists() else patch.parts[-3]


def judge(tool, patch, kept):
    kind, program = set_of(patch), patch.parts[-2]
    case, seconds = (patch.parent, CVE_SECONDS) if kind == "cve" else (case_of(program), SECONDS)
    began = time.monotonic()
    command = [tool, "verify", str(case), "--patch", str(patch), "--format", "json"]
    try:
        done = subprocess.run(command, capture_output=True, timeout=seconds, check=False)
        verdict = json.loads(done.stdout)
    except subprocess.TimeoutExpired:
        verdict = {"trust": f"error: longer than {seconds} seconds"}
    except json.JSONDecodeError:
        said = done.stderr.decode(errors="replace").strip().splitlines()[-1:]
        verdict = {"trust": f"error: status {done.returncode}", "said": said}
    kept.mkdir(parents=True, exist_ok=True)
    (kept / f"{kind}--{program}--{patch.stem}.json").write_text(json.dumps(verdict))
    doubts = ",".join(doubt["name"] for doubt in verdict.get("doubts") or [])
    row = [kind, program, patch.stem, verdict.get("trust", "error: no verdict"), verdict.get("failed_stage") or "-",
           f"{verdict.get('confidence') or 0:.2f}", f"{time.monotonic() - began:.0f}", doubts or "-"]
    return [str(field) for field in row]


def read(table):
    if not table.exists():
        return []
    rows = [line.split("\t") for line in table.read_text().splitlines()[1:]]
    return [row for row in rows if len(row) == len(COLUMNS)]


def summary(rows):
    counts = collections.defaultdict(collections.Counter)
    for row in rows:
        counts[row[0]][row[3]] += 1
    for kind, of in sorted(counts.items()):
        all_of = sum(of.values())
        print(f"{kind}: " + ", ".join(f"{trust} {n} of {all_of} ({100 * n / all_of:.0f} %)" for trust, n in of.most_common()))


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("tool")
    parser.add_argument("table", type=pathlib.Path)
    parser.add_argument("--lanes", type=int, default=2)
    parser.add_argument("--only", default="", help="only patches whose path matches this expression")
    parser.add_argument("--cves", type=pathlib.Path, help="the folder that cves.py wrote")
    asked = parser.parse_args()
    known = {tuple(row[:3]) for row in read(asked.table)}
    folder, shape = (asked.cves.resolve(), "*/fix.patch") if asked.cves else (ROOT / "patches", "*/*/*.patch")
    patches = sorted(folder.glob(shape))
    waiting = [one for one in patches if re.search(asked.only, str(one.relative_to(folder)))
               and (set_of(one), one.parts[-2], one.stem) not in known]
    if not patches:
        raise SystemExit(f"{folder} has no patch")
    if not asked.table.exists():
        asked.table.write_text("\t".join(COLUMNS) + "\n")
    lock = threading.Lock()

    def one(patch):
        row = judge(asked.tool, patch, asked.table.with_suffix(".verdicts"))
        with lock, asked.table.open("a") as table:
            table.write("\t".join(row) + "\n")
        print(" ".join(row), flush=True)

    # The patches of one program share its base and the inputs that were found once: one lane takes them all.
    programs = collections.defaultdict(list)
    for patch in waiting:
        programs[patch.parts[-2]].append(patch)
    with concurrent.futures.ThreadPoolExecutor(asked.lanes) as lanes:
        for done in [lanes.submit(lambda some=some: [one(patch) for patch in some]) for some in programs.values()]:
            done.result()
    summary(read(asked.table))


main()
