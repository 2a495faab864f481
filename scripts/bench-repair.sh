#!/bin/sh
# Repairs every example without a model, and tries each patch on the example's variants.
#
#   sh scripts/bench-repair.sh target/release/patchwright [CASE…]
set -eu

patchwright=$(realpath "${1:?usage: bench-repair.sh PATCHWRIGHT [CASE…]}")
shift
here=$(cd "$(dirname "$0")" && pwd)
command -v python3 >/dev/null 2>&1 || {
    echo "bench: python3 is missing; run: sudo apt-get install -y python3" >&2
    exit 2
}
if [ $# -eq 0 ]; then
    for manifest in "$here"/../examples/*/patchwright.toml; do
        set -- "$@" "$(dirname "$manifest")"
    done
fi
work=$(mktemp -d "${TMPDIR:-/tmp}/patchwright-bench.XXXXXX")
trap 'rm -rf "$work"' EXIT
trap 'exit 130' INT TERM
PYTHONDONTWRITEBYTECODE=1 python3 "$here/bench/repair.py" "$patchwright" "$work" "$@"
