"""Measures a patchwright binary against the targets of its design: `measure.py BINARY WORK EXAMPLE REPEAT`."""

import os
import shutil
import subprocess
import sys
import time

import pocs
from clock import Failed, least, run
from project import RUNS, Project
from table import Table, duration

FLAGS = "-g -O1 -fno-omit-frame-pointer -fsanitize=address,undefined -fno-sanitize-recover=undefined"


def compiler():
    names = [f"clang-{version}" for version in (19, 20, 18, 17, 16)] + ["clang"]
    for name in names:
        if shutil.which(name):
            return name
    raise Failed("no clang is installed; run: sh scripts/setup.sh")


def tiff(work):
    without = "--disable-cxx --disable-webp --disable-zstd --disable-jbig --disable-lzma --disable-libdeflate --without-x"
    commands = {
        "setup": f"autoreconf -fi && ./configure CC={compiler()} CFLAGS='{FLAGS}' {without}",
        "build": "make -j{jobs}",
        "test_build": "make -C test -j{jobs} check TESTS=",
        "test": "make -C test -j{jobs} check",
        "format": "automake",
    }
    cases = {
        "tool": ("./tools/tiffcrop -e separate -z 1,1,100,100:1,11,100,60 {input} out.tif", "crop.tif", pocs.crop()),
        "library": ("./tools/tiffcp -i -r 1 -c none {input} out.tif", "lzw.tif", pocs.lzw()),
    }
    made = Project("tiff", os.path.join(work, "source"), os.path.join(work, "tiff"), commands, cases)
    old = "prev_cropsize = seg_buffs[0].size;\n                if"
    tool, file = made.cases["tool"], "tools/tiffcrop.c"
    tool["fix"] = os.path.join(work, "fixes", "CVE-2022-48281.patch")
    tool["syntax"] = made.write_patch("syntax", file, old, old.replace(";", "", 1))
    tool["crashing"] = made.write_patch("crashing", file, old, old.replace("[0].size", "[0].size + 1"))
    tool["similar"] = [
        made.write_patch(f"similar{n}", file, old, old.replace("[0].size", f"[i].size > {n} ? seg_buffs[i].size : 0"))
        for n in range(1, 5)
    ]
    made.cases["library"]["fix"] = os.path.join(work, "fixes", "CVE-2023-2731.patch")
    return made


def tilecat(work, example):
    source = os.path.join(work, "tilecat-source")
    left_out = shutil.ignore_patterns("README.md", "fix.patch", "variants", "bad", "patchwright.toml", "poc")
    shutil.copytree(example, source, ignore=left_out)
    with open(os.path.join(example, "poc", "crash.tmap"), "rb") as file:
        crash = file.read()
    make = f"make CC={compiler()} CFLAGS='{FLAGS}'"
    commands = {"setup": "", "build": make, "test_build": "", "test": f"{make} check", "format": "tap"}
    cases = {"tool": ("./tilecat {input}", "crash.tmap", crash)}
    made = Project("tilecat", source, os.path.join(work, "tilecat"), commands, cases)
    case, bad = made.cases["tool"], os.path.join(example, "bad")
    case["fix"] = os.path.join(example, "fix.patch")
    case["syntax"] = os.path.join(bad, "syntax--missing-parenthesis.patch")
    case["crashing"] = os.path.join(bad, "poc--bound-counts-rows.patch")
    return made


class Bench:
    def __init__(self, binary, work, repeat):
        self.binary, self.work, self.repeat = binary, work, repeat
        self.folders = {"cache": os.path.join(work, "cache"), "runs": os.path.join(work, "runs")}
        self.table, self.peak_reproducing, self.peak_judging = Table(), 0.0, 0.0

    def patchwright(self, *words):
        return run([self.binary, *words, "--format", "json", "--quiet"], self.folders)

    def reproduce(self, case, *further):
        answer = self.patchwright("reproduce", case["manifest"], *further)
        if answer.document.get("status") != "reproduced":
            raise Failed(f"not reproduced: {answer.document}")
        self.peak_reproducing = max(self.peak_reproducing, answer.peak_mib)
        return answer

    def verify(self, case, patches, stage, manifest="manifest"):
        """Judges; `stage` is where the patch must be refused, nothing for a fix."""
        words = [word for patch in patches for word in ("--patch", patch)]
        answer = self.patchwright("verify", case[manifest], *words)
        for verdict in answer.document.get("verdicts", [answer.document]):
            if verdict["failed_stage"] != stage:
                raise Failed(f"refused at {verdict['failed_stage']}, not at {stage}: {verdict['stages']}")
        self.peak_judging = max(self.peak_judging, answer.peak_mib)
        return answer

    def start(self):
        help_run = least(20, lambda: _seconds([self.binary, "--help"]))
        self.table.under("`--help`", help_run, 0.020, "always")
        folder = os.path.join(self.work, "nothing")
        os.makedirs(folder)
        with open(os.path.join(folder, "nothing.c"), "w", encoding="ascii") as out:
            out.write("int nothing;\n")
        flags = ["--source", folder, "--build", "true", "--poc", "kill -SEGV $$"]
        many = 42
        few = least(5, lambda: self.patchwright("reproduce", *flags, "--runs", "2").seconds)
        lot = least(3, lambda: self.patchwright("reproduce", *flags, "--runs", str(many)).seconds)
        self.table.figure("sandbox start per run", f"{(lot - few) / (many - 2) * 1000:.0f} ms", "with a layer of its own")

    def whole(self, project):
        """C by hand against `reproduce` from nothing."""
        case = next(iter(project.cases.values()))
        name = next(iter(project.cases))
        hand, ours, parts = [], [], {}
        for _ in range(self.repeat):
            parts = project.build_from_nothing()
            parts["PoC runs"], parts["tests"] = project.poc_runs(name), project.tests()
            hand.append(sum(parts.values()))
            ours.append(self.reproduce(case, "--fresh").seconds)
        c, took = min(hand), min(ours)
        words = ", ".join(f"{part} {seconds:.1f}" for part, seconds in parts.items())
        self.table.figure(f"{project.name}: C by hand", duration(c), f"({words})")
        self.table.under(f"{project.name}: reproduce from nothing", took, c * 1.1 + 1, "C + 10 % + 1 s")
        return c

    def cached(self, project):
        case = next(iter(project.cases.values()))
        wrong = os.path.join(project.root, "wrong.patch")
        with open(wrong, "w", encoding="utf-8") as out:
            out.write("--- a/no/such.c\n+++ b/no/such.c\n@@ -1,1 +1,1 @@\n-int nothing_of_this;\n+int that;\n")
        self.verify(case, [wrong], "apply")
        seconds = least(5, lambda: self.verify(case, [wrong], "apply")).seconds
        self.table.under(f"{project.name}: start with a cached base", seconds, 0.3, "always")

    def verdicts(self, project, c):
        for name, case in project.cases.items():
            self.reproduce(case)
            hand = [project.after_edit(name, case["fix"]) for _ in range(self.repeat)]
            f = min(sum(parts.values()) for parts in hand)
            without_tests = min(parts["build"] + parts["poc"] for parts in hand)
            words = ", ".join(f"{part} {min(parts[part] for parts in hand):.1f}" for part in hand[0])
            title = f"{project.name}, {name}"
            self.table.figure(f"{title}: F by hand", duration(f), f"({words})")
            if "syntax" in case:
                seen = least(3, lambda case=case: self.verify(case, [case["syntax"]], "syntax"))
                limit = max(1.0, 0.05 * c)
                self.table.under(f"{title}: syntax error", seen.seconds, limit, "5 % of C, or 1 s")
            if "crashing" in case:
                seen = least(self.repeat, lambda case=case: self.verify(case, [case["crashing"]], "poc"))
                self.table.under(f"{title}: still crashes", seen.seconds, without_tests * 1.1 + 1, "F without tests + 10 % + 1 s")
            self.good_fix(title, case, f, c)

    def good_fix(self, title, case, f, c):
        apart = least(self.repeat, lambda: self.verify(case, [case["fix"]], None)).seconds
        self.table.under(f"{title}: good fix, neighbours apart", apart, f * 1.1 + 2, "F + 10 % + 2 s")
        if c > 20:
            self.table.add(f"{title}: good fix against C", f"{apart / c:.0%}", "< 25 % of C", apart < 0.25 * c)
        self.neighbours(title, case)

    def neighbours(self, title, case):
        """The first verdict of a case runs both sides. They are run by whichever stage asks first."""
        first = self.verify(case, [case["fix"]], None, "with neighbours")
        again = self.verify(case, [case["fix"]], None, "with neighbours")
        seconds = [sum(map(answer.stage_seconds, ("leak", "neighbours"))) for answer in (first, again)]
        counts = first.document["neighbours"]
        words = ", ".join(f"{name} {count}" for name, count in counts.items())
        name = f"{title}: neighbours, both sides"
        self.table.under(name, seconds[0], 15.0, "15 s for 300 runs below 20 ms", f"({words})")
        self.table.figure(f"{title}: neighbours, patched side", duration(seconds[1]))

    def four_at_once(self, project):
        case = project.cases["tool"]
        patches = case["similar"]
        one_by_one = least(self.repeat, lambda: sum(self.verify(case, [patch], None).seconds for patch in patches))
        at_once = least(self.repeat, lambda: self.verify(case, patches, None).seconds)
        self.table.add(f"{project.name}: four candidates at once", f"{at_once / one_by_one:.2f} × ({at_once:.1f} s)", "≤ 1.05 × one after the other", at_once <= 1.05 * one_by_one)

    def memory(self):
        self.table.figure("own memory reproducing", f"{self.peak_reproducing:.0f} MiB")
        self.table.add("own memory judging", f"{self.peak_judging:.0f} MiB", "≤ 60 MiB", self.peak_judging <= 60)


def _seconds(argv):
    started = time.monotonic()
    subprocess.run(argv, stdout=subprocess.DEVNULL, check=True)
    return time.monotonic() - started


def main():
    binary, work, example, repeat = sys.argv[1], sys.argv[2], sys.argv[3], int(sys.argv[4])
    bench = Bench(binary, work, repeat)
    try:
        bench.start()
        made = {"tilecat": lambda: tilecat(work, example), "tiff": lambda: tiff(work)}
        for name in os.environ.get("BENCH_ONLY", " ".join(made)).split():
            project = made[name]()
            c = bench.whole(project)
            bench.cached(project)
            bench.verdicts(project, c)
            if "similar" in project.cases["tool"]:
                bench.four_at_once(project)
        bench.memory()
    except Failed as failed:
        print(f"bench: {failed}", file=sys.stderr)
        bench.table.print()
        return 2
    bench.table.print()
    return 0


if __name__ == "__main__":
    sys.exit(main())
