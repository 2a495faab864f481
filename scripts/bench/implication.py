"""Judges fixes and tells what the solver said about each: implication.py PATCHWRIGHT FOLDER…

Each folder has a patchwright.toml and a fix.patch. Prints one line per folder, then the counts. Search and mutants are
reduced: the answer needs only the properties that runs confirm.
"""

import collections
import json
import pathlib
import re
import subprocess
import sys
import tempfile


def quick_case(folder: pathlib.Path, copy: pathlib.Path) -> pathlib.Path:
    """A copy of the case whose judge makes no search and few mutants."""
    subprocess.run(["cp", "-a", f"{folder}/.", str(copy)], check=True)
    manifest = copy / "patchwright.toml"
    text = manifest.read_text()
    if "[judge]" in text:
        text = re.sub(r"(?m)^(search-seconds|neighbours|runs)\s*=.*\n", "", text)
        text = text.replace("[judge]", "[judge]\nsearch-seconds = 0\nneighbours = 40")
    else:
        text += "\n[judge]\nsearch-seconds = 0\nneighbours = 40\n"
    manifest.write_text(text)
    return copy


def ask(program: str, folder: pathlib.Path) -> tuple[str, str]:
    with tempfile.TemporaryDirectory() as scratch:
        case = quick_case(folder, pathlib.Path(scratch) / folder.name)
        command = [program, "verify", str(case), "--patch", str(case / "fix.patch"), "--format", "json"]
        try:
            done = subprocess.run(command, capture_output=True, text=True, timeout=300, check=False)
        except subprocess.TimeoutExpired:
            return "failed", "out of time"
        try:
            told = json.loads(done.stdout)
        except json.JSONDecodeError:
            return "failed", (done.stderr.strip().splitlines() or ["no output"])[-1]
    if "error" in told:
        return "failed", told["error"]
    verdict = told[0] if isinstance(told, list) else told.get("verdicts", [told])[0]
    found = verdict.get("implication")
    if not found:
        return "refused", str(verdict.get("failed_stage"))
    condition = f"`{found['condition']}` " if found.get("condition") else ""
    return found["answer"], condition + found["detail"]


def main() -> None:
    program, *folders = sys.argv[1:]
    counts: collections.Counter[str] = collections.Counter()
    for folder in map(pathlib.Path, folders):
        answer, detail = ask(program, folder)
        counts[answer] += 1
        print(f"{folder.name}\t{answer}\t{detail}", flush=True)
    print(", ".join(f"{count} {answer}" for answer, count in counts.most_common()))


main()
