"""Which weights of the confidence do labelled verdicts ask for?

    python3 scripts/bench/fit_confidence.py LABELS [BINS]

LABELS is a table as `reliability.py` reads it; the name of a FILE without its ending is the program that it is about. Every
second program, in the order of their names, is fitted on; the others are what the fit is judged by. The fit tries a grid and
takes the weights with the smallest mean squared difference of confidence and truth, where right and wrong patches weigh the
same together. What no verdict measures (`search`, `properties`) keeps what the others leave of 1. Printed are the weights,
and the reliability of the other half: as it was judged, with the weights of now and with the fitted ones.
"""

import itertools
import pathlib
import sys

import reliability

STEPS = [step / 20 for step in range(21)]
SUSPICION = "unexercised-removal"
AGAINST = {"other-answer", "accepted-now", "own-input-changed", "valid-input-refused"}
NAMES = ("hits", "coverage", "an input speaks against it", "a suspicion", "another doubt")
NOW = (0.3, 0.5, 0.3, 0.5, 0.9)


def halves(table):
    """The pairs of label and verdict of every other program, and of the rest."""
    programs = {}
    for label, name in reliability.rows(table):
        found = reliability.verdicts(table.parent / name)
        programs.setdefault(pathlib.Path(name).stem, []).extend((label, one) for one in found)
    ordered = [programs[name] for name in sorted(programs)]
    return sum(ordered[0::2], []), sum(ordered[1::2], [])


def facts(verdict):
    """What the formula is made of."""
    parts = {part["name"]: part["value"] for part in verdict["confidence_parts"]}
    names = [doubt["name"] for doubt in verdict["doubts"]]
    against = not AGAINST.isdisjoint(names)
    suspicions = names.count(SUSPICION)
    others = sum(name not in AGAINST and name != SUSPICION for name in names)
    return parts["hits"], parts["coverage"], against, suspicions, others


def confidence(weights, fact):
    hits, coverage, against, suspicions, others = fact
    by_hits, by_coverage, by_against, by_suspicion, by_other = weights
    evidence = by_hits * hits + by_coverage * coverage
    return evidence * by_against**against * by_suspicion**suspicions * by_other**others


def fit(pairs):
    odds = reliability.odds(pairs)
    known = [(right, odds[right], facts(verdict)) for right, verdict in pairs if verdict["accepted"]]

    def error(weights):
        return sum(weight * (confidence(weights, fact) - right) ** 2 for right, weight, fact in known)

    best = NOW
    sums = [pair for pair in itertools.product(STEPS, STEPS) if sum(pair) <= 1]
    # In turns, since all at once would be millions of tries.
    for _ in range(4):
        best = min(((*pair, *best[2:]) for pair in sums), key=error)
        best = min(((*best[:2], *three) for three in itertools.product(STEPS[2::2], repeat=3)), key=error)
    return best


def with_weights(weights, pairs):
    for right, verdict in pairs:
        if verdict["accepted"]:
            verdict = verdict | {"confidence": confidence(weights, facts(verdict))}
        yield right, verdict


def main(arguments):
    if not 1 <= len(arguments) <= 2:
        sys.exit(__doc__)
    bins = int(arguments[1]) if len(arguments) == 2 else 5
    learnt, other = halves(pathlib.Path(arguments[0]))
    fitted = fit(learnt)
    print("fitted: " + ", ".join(f"{name} {weight:.2f}" for name, weight in zip(NAMES, fitted)))
    tables = [("as it was judged", other)]
    tables += [(name, list(with_weights(weights, other))) for name, weights in [("weights of now", NOW), ("fitted", fitted)]]
    for name, pairs in tables:
        print(f"\nthe other half, {name}:\n" + reliability.report(pairs, bins))


if __name__ == "__main__":
    main(sys.argv[1:])
