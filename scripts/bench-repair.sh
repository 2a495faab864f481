#!/bin/sh
# Repairs every example and every case without a model, as benchmarks, and compares with the tables that are kept.
#
#   sh scripts/bench-repair.sh PATCHWRIGHT
#
# The end tells what was won and lost against scripts/bench/examples.tsv and scripts/bench/cases.tsv, and exits with 1 if a case
# is lost or has a wrong patch. KEEP=1 writes the tables anew. Stopped and called again, it goes on; another build begins anew.
set -eu

patchwright=$(realpath "${1:?usage: bench-repair.sh PATCHWRIGHT}")
here=$(cd "$(dirname "$0")" && pwd)
root=$(dirname "$here")
build=$(sha256sum "$patchwright" | cut -c1-12)

# One table for each set: the examples were known to those who wrote the operators, the cases were not.
worse= failed=
for suite in examples cases; do
    out=$root/target/bench/$build/$suite
    # Times are of one cell at a time. A cell that could not be run must not hide what became of the others; the next call tries it
    # again.
    status=0
    "$patchwright" bench run "$root/$suite/suite.toml" --out "$out" --parallel 1 || status=$?
    case $status in
    0 | 1) ;;
    130) exit 130 ;;
    *) failed="$failed $suite" ;;
    esac
    "$patchwright" bench report "$out"
    if [ -n "${KEEP-}" ] && [ "$status" -le 1 ]; then
        "$patchwright" bench report "$out" --as baseline >"$here/bench/$suite.tsv"
    else
        status=0
        "$patchwright" bench compare "$here/bench/$suite.tsv" "$out" --no-losses || status=$?
        [ "$status" -le 1 ] || exit "$status"
        [ "$status" -eq 0 ] || worse="$worse scripts/bench/$suite.tsv"
    fi
done
[ -z "$failed" ] || echo "bench: cells of$failed could not be run, and are tried again by the next call: see \`error\` above" >&2
if [ -n "$worse" ]; then
    echo "bench: worse than$worse: a case is lost, or has a wrong patch (\`lost\` above; \`patchwright bench report DIR\` says why)" >&2
    echo "bench: if that is meant, KEEP=1 writes the tables anew" >&2
fi
[ -z "$worse$failed" ]
