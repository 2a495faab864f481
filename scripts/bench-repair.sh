#!/bin/sh
# Repairs every example and every case without a model, and tries each patch on its variants.
#
#   sh scripts/bench-repair.sh target/release/patchwright [CASE…]
#
# The end tells what was won and lost against scripts/bench/repair.tsv; KEEP=1 writes that table anew.
set -eu

patchwright=$(realpath "${1:?usage: bench-repair.sh PATCHWRIGHT [CASE…]}")
shift
here=$(cd "$(dirname "$0")" && pwd)
command -v python3 >/dev/null 2>&1 || {
    echo "bench: python3 is missing; run: sudo apt-get install -y python3" >&2
    exit 2
}
work=$(mktemp -d "${TMPDIR:-/tmp}/patchwright-bench.XXXXXX")
trap 'rm -rf "$work"' EXIT
trap 'exit 130' INT TERM

# One table for each set: the examples were known to those who wrote the operators, the cases were not.
measure() {
    echo "$1"
    shift
    PYTHONDONTWRITEBYTECODE=1 python3 "$here/bench/repair.py" "$patchwright" "$work" "$here/bench/repair.tsv" "$@"
}

if [ $# -gt 0 ]; then
    measure "Chosen cases" "$@"
else
    refuted=0
    measure "Examples" "$here"/../examples/*/ || refuted=1
    measure "Cases written without sight of the operators" "$here"/../cases/*/ || refuted=1
    exit "$refuted"
fi
