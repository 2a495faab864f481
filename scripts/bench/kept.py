"""The kept table of bench-repair: one line for each case, with what became of it and a digest of its patch.

    case<TAB>repaired | refuted | failed<TAB>digest of the changed lines, or -

A change of rules shows there what it won and what it lost; the table is checked in with the change.
"""

import hashlib

RANK = {"refuted": 0, "failed": 1, "repaired": 2}


def result(status, is_refuted, patch):
    """What is kept of one repair; None for one that ran out of time, which says more about the machine than about the
    rules. A wrong patch is worse than none."""
    if status == "budget":
        return None
    if status != "repaired":
        return "failed", "-"
    return ("refuted" if is_refuted else "repaired"), digest(patch)


def digest(patch):
    """Of the lines that a patch adds and takes away, wherever they stand."""
    with open(patch, errors="replace") as file:
        lines = [line for line in file if line[:1] in "+-" and line[:3] not in ("+++", "---")]
    return hashlib.sha256("".join(lines).encode()).hexdigest()[:12]


def read(table):
    try:
        with open(table) as file:
            rows = [line.rstrip("\n").split("\t") for line in file if line.strip() and not line.startswith("#")]
    except FileNotFoundError:
        return {}
    return {name: (what, patch) for name, what, patch in rows}


def write(table, results):
    """Cases that were not measured keep their lines."""
    rows = {**read(table), **results}
    with open(table, "w") as file:
        file.write("# case, what became of it, digest of its patch: written by KEEP=1 scripts/bench-repair.sh\n")
        for name in sorted(rows):
            file.write("\t".join((name, *rows[name])) + "\n")
    print(f"kept {len(results)} of {len(rows)} rows in {table}")


def compare(table, results):
    """Tells what is other than in the table; gives how many cases are worse."""
    before, lost = read(table), 0
    for name, (what, patch) in sorted(results.items()):
        if name not in before:
            print(f"new      {name}: {what}")
            continue
        was, other = before[name]
        if RANK[what] > RANK[was]:
            print(f"won      {name}: {was} -> {what}")
        elif RANK[what] < RANK[was]:
            print(f"LOST     {name}: {was} -> {what}")
            lost += 1
        elif patch != other:
            print(f"changed  {name}: another patch, {what} as before")
    same = sum(1 for name, row in results.items() if before.get(name) == row)
    print(f"against {table}: {same} of {len(results)} as before, {lost} lost")
    return lost
