"""Does the confidence of a verdict keep its promise?

    python3 scripts/bench/reliability.py LABELS [BINS]

LABELS is a table of `right|wrong <tab> FILE`, one line a patch; FILE, relative to the table, is what
`patchwright verify --format json` printed for it, of one patch or of several. `#` begins a comment. For each bin of
confidence it prints how many accepted patches fall in it, how many of them are right, which share that would be if as many
wrong patches as right ones were handed in, and the confidence that they had on average: where the last two columns differ
much, the weights are wrong.
"""

import json
import math
import pathlib
import sys

LABELS = {"right": True, "wrong": False}


def verdicts(path):
    """The verdicts in one output of `verify`; an error is nobody's verdict and ends the count."""
    document = json.loads(path.read_text())
    if "error" in document:
        sys.exit(f"{path} holds an error, not a verdict: {document['error']}")
    return document.get("verdicts", [document])


def rows(table):
    """The label and the file of every line of the table."""
    for number, line in enumerate(table.read_text().splitlines(), 1):
        if not line.strip() or line.startswith("#"):
            continue
        label, _, name = line.partition("\t")
        if label not in LABELS or not name:
            sys.exit(f"{table}:{number}: expected `right` or `wrong`, a tab and a file")
        yield LABELS[label], name


def read(table):
    """Pairs of a label and a verdict, of every line of the table."""
    return [(label, verdict) for label, name in rows(table) for verdict in verdicts(table.parent / name)]


def odds(pairs):
    """What one patch of each label weighs, so that all of a label weigh the same together."""
    return {label: 1 / max(1, sum(one is label for one, _ in pairs)) for label in (True, False)}


def bins_of(pairs, count):
    """By bin, the label and confidence of each accepted patch; 1.0 belongs to the last bin."""
    bins = [[] for _ in range(count)]
    for right, verdict in pairs:
        if verdict["accepted"]:
            confidence = verdict["confidence"]
            bins[min(int(confidence * count), count - 1)].append((right, confidence))
    return bins


def interval(right, count):
    """Wilson's 95 % interval: of few patches little is known."""
    z, share = 1.96, right / count
    middle = (share + z * z / (2 * count)) / (1 + z * z / count)
    half = z * math.sqrt(share * (1 - share) / count + z * z / (4 * count * count)) / (1 + z * z / count)
    return max(0.0, middle - half), min(1.0, middle + half)


def report(pairs, count):
    bins = bins_of(pairs, count)
    accepted = [one for held in bins for one in held]
    weight = odds(pairs)
    head = ["confidence", "patches", "right", "share right (95 %)", "at even odds", "mean confidence"]
    lines = ["| " + " | ".join(head) + " |", "|---" * len(head) + "|"]
    for at, held in enumerate(bins):
        if held:
            right = sum(is_right for is_right, _ in held)
            low, high = interval(right, len(held))
            mean = sum(confidence for _, confidence in held) / len(held)
            even = right * weight[True] / (right * weight[True] + (len(held) - right) * weight[False])
            lines.append(
                f"| {at / count:.2f} to {(at + 1) / count:.2f} | {len(held)} | {right} "
                f"| {right / len(held):.2f} ({low:.2f} to {high:.2f}) | {even:.2f} | {mean:.2f} |"
            )
    rights = sum(label for label, _ in pairs)
    refused = sum(label and not verdict["accepted"] for label, verdict in pairs)
    passed = sum(not label and verdict["trust"] == "verified" for label, verdict in pairs)
    lines += ["", f"{rights} right patches: {refused} refused. {len(pairs) - rights} wrong ones: {passed} verified."]
    if accepted:
        whole = sum(weight[is_right] for is_right, _ in accepted)
        brier = sum(weight[is_right] * (confidence - is_right) ** 2 for is_right, confidence in accepted) / whole
        lines.append(f"Mean squared difference of confidence and truth over {len(accepted)} accepted patches, at even odds: {brier:.3f}.")
    return "\n".join(lines)


def main(arguments):
    if not 1 <= len(arguments) <= 2:
        sys.exit(__doc__)
    count = int(arguments[1]) if len(arguments) == 2 else 5
    print(report(read(pathlib.Path(arguments[0])), count))


if __name__ == "__main__":
    main(sys.argv[1:])
