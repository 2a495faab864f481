"""Measures code navigation and the debugger on a real project: `eyes.py PATCHWRIGHT EYES WORK`.

How long clangd and lldb take is a figure; what we add to it, our searches and our memory have targets.
"""

import json
import os
import subprocess
import sys

from clock import Failed, run
from measure import tiff
from table import Table, duration

MOST_SHARE, MOST_SEARCH, MOST_MIB = 0.05, 0.300, 150
QUESTIONS = 200
# The statement of the bug in tiffcrop; the same words stand elsewhere, less deep.
LINE_OF = ("tools/tiffcrop.c", " " * 16 + "prev_cropsize = seg_buffs[0].size;")


def navigation(table, eyes, case, work):
    words = [eyes, case["manifest"], os.path.join(work, "eyes"), str(QUESTIONS)]
    done = subprocess.run(words, capture_output=True, text=True, check=False)
    if done.returncode != 0:
        raise Failed(f"{' '.join(words)}: {done.stderr[-2000:]}")
    seen = json.loads(done.stdout)
    lines = f"{seen['lines']} lines"
    for what, key in (
        ("first definition, nothing indexed", "first_definition_cold"),
        ("first definition, index kept from before", "first_definition_index_kept"),
        (f"{seen['questions']} definitions when warm", "warm"),
    ):
        part = seen[key]
        share, own = part["own_share"], duration(part["own_ms"] / 1000)
        table.figure(what, duration(part["ms"] / 1000), lines)
        table.add(f"our own share: {what}", f"{share:.1%}", f"< {MOST_SHARE:.0%}", share < MOST_SHARE, own)
    table.figure("processor time to hold an idle server", f"{seen['holding_an_idle_server']['own_share']:.1%}", "of one core")
    table.figure("first definition in a file", duration(seen["first_definition_of_a_file_ms"] / 1000), "median")
    table.figure("a definition when warm", f"{seen['definition_ms']:.2f} ms", "median")
    by_server = f"{seen['answered_by_server']} of {seen['questions']}"
    table.figure("answered by clangd, not by syntax", by_server)
    table.figure("reading the tree", duration(seen["reading"]["ms"] / 1000), lines)
    for what, key in (("an element by name", "element_search_ms"), ("words", "word_search_ms")):
        table.under(f"whole-tree search for {what}", seen[key] / 1000, MOST_SEARCH, "warm, median")
    peak = seen["peak_mib"]
    table.add("own memory, at most", f"{peak} MiB", f"< {MOST_MIB} MiB", peak < MOST_MIB)


def debugger(table, patchwright, project, work):
    file, text = LINE_OF
    with open(os.path.join(project.source, file), encoding="utf-8", errors="replace") as source:
        line = next(number for number, one in enumerate(source, 1) if one.startswith(text))
    case = project.cases["tool"]["manifest"]
    folders = {"cache": os.path.join(work, "eyes", "cache"), "runs": os.path.join(work, "runs")}
    arguments = json.dumps({"file": file, "line": line})
    words = [patchwright, "tool", "run_to_line", "--args", arguments, case, "--format", "json", "--quiet"]
    run(words, folders)
    answer = run(words, folders)
    # A compiler may leave the line itself without code: then it is the next one.
    stopped = [one for one in answer.document["answer"].splitlines() if one.startswith(f"Stopped at {file}:")]
    if not stopped or "the last" not in stopped[0]:
        raise Failed(f"did not stop at the last hit of {file}:{line}: {answer.document}")
    share = answer.own_seconds / answer.seconds
    table.figure("run_to_line at the last hit, as a command", duration(answer.seconds), stopped[0])
    table.add("our own share: run_to_line", f"{share:.1%}", f"< {MOST_SHARE:.0%}", share < MOST_SHARE)
    table.add("own memory, run_to_line", f"{answer.peak_mib:.0f} MiB", f"< {MOST_MIB} MiB", answer.peak_mib < MOST_MIB)


def main():
    patchwright, eyes, work = sys.argv[1:4]
    table, project = Table(), tiff(work)
    navigation(table, eyes, project.cases["tool"], work)
    listed = subprocess.run([patchwright, "tool", "--list"], capture_output=True, text=True, check=False)
    if "run_to_line" in listed.stdout:
        debugger(table, patchwright, project, work)
    else:
        print("  run_to_line: this binary has no such tool")
    table.print()


if __name__ == "__main__":
    try:
        main()
    except Failed as error:
        sys.exit(f"bench: {error}")
