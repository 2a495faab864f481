"""Repairs cases without a model and tries every patch on the case's variants: `repair.py BINARY WORK TABLE CASE…`.

A variant is another input that shows the same bug; a `.args` file holds the words after the program's name instead.
An input in `benign/` must keep the output that lies beside it. A patch that was accepted and that one of them refutes
is a failure of the whole measurement.

TABLE is what an earlier build did (see kept.py): what was won, lost or changed since then is told at the end, and a
loss is a failure too. With KEEP=1 in the environment the table is written anew instead.
"""

import glob
import json
import os
import shutil
import statistics
import subprocess
import sys
import time
import tomllib

import kept

MEDIAN_SECONDS = 20
MOST_SECONDS = 60


def patchwright(binary, work, words):
    where = ["--cache-dir", os.path.join(work, "cache"), "--runs-dir", os.path.join(work, "runs")]
    done = subprocess.run([binary, *words, "--format", "json", "--quiet", *where], capture_output=True, text=True)
    try:
        return done.returncode, json.loads(done.stdout)
    except json.JSONDecodeError:
        return done.returncode, {"error": done.stderr.strip()[-300:]}


def quoted(value):
    if isinstance(value, dict):
        return "{" + ", ".join(f"{json.dumps(key)} = {quoted(one)}" for key, one in value.items()) + "}"
    if isinstance(value, list):
        return "[" + ", ".join(quoted(one) for one in value) + "]"
    return json.dumps(value, ensure_ascii=False)


def variant_manifest(case, variant):
    """The case's manifest with the variant in the place of the first PoC's input; mutants have been run already."""
    with open(os.path.join(case, "patchwright.toml"), "rb") as file:
        manifest = tomllib.load(file)
    at = lambda path: os.path.normpath(os.path.join(case, path))
    manifest["project"]["source"] = at(manifest["project"].get("source", "."))
    manifest.setdefault("judge", {})["neighbours"] = 0
    poc = manifest["poc"][0]
    if variant.endswith(".args"):
        with open(variant) as file:
            poc["command"] = poc["command"].split()[0] + " " + file.read().strip()
    else:
        poc["stdin" if "stdin" in poc and "input" not in poc else "input"] = variant
    for key in ("input", "stdin"):
        if key in poc:
            poc[key] = at(poc[key])
    if "files" in poc:
        poc["files"] = [at(path) for path in poc["files"]]
    poc.pop("bug", None)
    manifest["poc"] = [poc]
    return "\n".join(f"{key} = {quoted(value)}" for key, value in manifest.items()) + "\n"


def refuted(binary, work, case, patch):
    """Names of the variants that the patch does not survive, and how many were tried."""
    found, tried = [], 0
    for variant in sorted(glob.glob(os.path.join(case, "variants", "*"))):
        folder = os.path.join(work, "variant")
        os.makedirs(folder, exist_ok=True)
        with open(os.path.join(folder, "patchwright.toml"), "w") as file:
            file.write(variant_manifest(case, variant))
        status, answer = patchwright(binary, work, ["verify", folder, "--patch", patch, "--read", case])
        tried += 1
        if status != 0:
            why = answer.get("failed_stage") or answer.get("error", "")
            found.append(f"{os.path.basename(variant)} ({why})")
    return found, tried


def broken(work, case, patch):
    """Names of the benign inputs whose output the patch changes. The programs are our own: they run as they are."""
    inputs = [path for path in sorted(glob.glob(os.path.join(case, "benign", "*"))) if not path.endswith(".out")]
    if not inputs:
        return [], 0
    tree = os.path.join(work, "benign")
    shutil.rmtree(tree, ignore_errors=True)
    shutil.copytree(case, tree)
    with open(os.path.join(case, "patchwright.toml"), "rb") as file:
        manifest = tomllib.load(file)
    environment = {**os.environ, **manifest.get("env", {})}
    run = lambda words, stdin=subprocess.DEVNULL: subprocess.run(
        words, shell=True, cwd=tree, env=environment, stdin=stdin, capture_output=True, timeout=60
    )
    with open(patch) as file:
        run("patch -p1", file).check_returncode()
    run(manifest["build"]["command"].replace("{jobs}", "2")).check_returncode()
    command, found = manifest["poc"][0]["command"], []
    for path in inputs:
        with open(path, "rb") as stdin:
            printed = run(command.replace("{input}", path), stdin).stdout
        with open(os.path.splitext(path)[0] + ".out", "rb") as file:
            if file.read() != printed:
                found.append(f"{os.path.basename(path)} (benign)")
    return found, len(inputs)


def main():
    binary, work, table, cases = sys.argv[1], sys.argv[2], sys.argv[3], sys.argv[4:]
    rows, wrong, results = [], 0, {}
    for case in cases:
        case = os.path.abspath(case)
        name = os.path.basename(case)
        out = os.path.join(work, "out", name)
        # The base is what every command shares: it is built before the clock starts.
        patchwright(binary, work, ["reproduce", case])
        started = time.monotonic()
        _, answer = patchwright(binary, work, ["repair", case, "--out", out])
        seconds = time.monotonic() - started
        status = answer.get("status", "error")
        against = ""
        if status == "repaired":
            bad, tried = refuted(binary, work, case, answer["patch"])
            changed, unchanged = broken(work, case, answer["patch"])
            bad += changed
            wrong += bool(bad)
            against = "REFUTED by " + ", ".join(bad) if bad else f"{tried} variants clean" + (f", {unchanged} benign kept" if unchanged else "")
        else:
            against = (answer.get("reason") or answer.get("error") or "")[:160]
        rows.append((name, status, seconds))
        result = kept.result(status, against.startswith("REFUTED"), answer.get("patch"))
        if result:
            results[name] = result
        print(f"{name:<12} {status:<14} {seconds:6.1f} s  {answer.get('candidates', 0):>3} judged  {against}", flush=True)
    repaired = [row for row in rows if row[1] == "repaired"]
    times = [row[2] for row in rows]
    print(f"\nrepaired {len(repaired)} of {len(rows)} · refuted by a variant {wrong}")
    print(f"median {statistics.median(times):.1f} s (target < {MEDIAN_SECONDS}) · longest {max(times):.1f} s (target < {MOST_SECONDS})")
    if os.environ.get("KEEP"):
        kept.write(table, results)
        return 1 if wrong else 0
    lost = kept.compare(table, results)
    return 1 if wrong or lost else 0


sys.exit(main())
