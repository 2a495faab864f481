"""How well a triage groups files whose true bugs are known: `grouping.py TRIAGE.json TRUTH.tsv`.

TRUTH.tsv has a file's name and the bugs that it shows on each line, separated by a tab and by commas: build the program once with each
bug alone, and see which builds a file crashes. Only files with one true bug that reproduced are counted. Prints precision (of
the pairs of files in one group, those with one bug) and recall (of the pairs with one bug, those in one group) for our groups and for
libcasr's clusters, and the groups that are not pure.
"""

import collections
import json
import sys


def pairs(count):
    return count * (count - 1) // 2


def compare(name, group_of, bug_of):
    """Prints one line, and the groups with several bugs and bugs in several groups."""
    files = [file for file in group_of if file in bug_of]
    both = collections.Counter((group_of[file], bug_of[file]) for file in files)
    groups = collections.Counter(group_of[file] for file in files)
    bugs = collections.Counter(bug_of[file] for file in files)
    same = sum(map(pairs, both.values()))
    precision = same / (sum(map(pairs, groups.values())) or 1)
    recall = same / (sum(map(pairs, bugs.values())) or 1)
    print(f"{name}: {len(files)} files, {len(bugs)} bugs, {len(groups)} groups, precision {precision:.1%}, recall {recall:.1%}")
    for group in groups:
        inside = {bug: count for (one, bug), count in both.items() if one == group}
        if len(inside) > 1:
            print(f"  group {group} has {inside}")
    for bug in bugs:
        parts = {group: count for (group, one), count in both.items() if one == bug}
        if len(parts) > 1:
            print(f"  bug {bug} is in {parts}")


def clusters(found):
    """libcasr's cluster of each file: our bugs, with what it splits and joins."""
    opinion = found.get("second_opinion") or {}
    of = {file: f"bug {row['bug']}" for row in found["bugs"] for file in row["files"]}
    for split in opinion.get("split", []):
        for number, files in enumerate(split["clusters"]):
            of.update((file, f"bug {split['bug']} part {number}") for file in files)
    for joined in opinion.get("joined", []):
        of.update((file, f"bugs {joined['bugs']} {joined['files'][0]}") for file in joined["files"])
    return of


def main():
    with open(sys.argv[1]) as file:
        found = json.load(file)
    with open(sys.argv[2]) as file:
        truth = dict(line.rstrip("\n").split("\t") for line in file if "\t" in line)
    bug_of = {name: bugs for name, bugs in truth.items() if bugs and "," not in bugs}
    ours = {file: row["bug"] for row in found["bugs"] for file in row["files"]}
    print(f"files {json.dumps(found['files'])}, {found['seconds'] / max(found['files']['given'], 1):.2f} s for each")
    print(f"with several bugs {sum(',' in bugs for bugs in truth.values())}, with none {sum(not bugs for bugs in truth.values())}")
    compare("ours", ours, bug_of)
    compare("libcasr", clusters(found), bug_of)
    missing = [name for name in bug_of if name not in ours]
    print(f"true bugs without a group: {len(missing)} files {collections.Counter(bug_of[name] for name in missing)}")


main()
