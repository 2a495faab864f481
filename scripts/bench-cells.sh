#!/bin/sh
# What a cell costs beyond its repair, and whether that stays the same with their number.
#
#   sh scripts/bench-cells.sh PATCHWRIGHT [CELLS]
set -eu

patchwright=$(realpath "${1:?usage: bench-cells.sh PATCHWRIGHT [CELLS]}")
cells=${2:-1000}
here=$(cd "$(dirname "$0")" && pwd)
command -v python3 >/dev/null 2>&1 || {
    echo "bench: python3 is missing; run: sudo apt-get install -y python3" >&2
    exit 2
}
work=$(mktemp -d "${TMPDIR:-/tmp}/patchwright-cells.XXXXXX")
trap 'rm -rf "$work"' EXIT
trap 'exit 130' INT TERM
PYTHONDONTWRITEBYTECODE=1 python3 "$here/campaign/cells.py" "$patchwright" "$work" "$cells"
