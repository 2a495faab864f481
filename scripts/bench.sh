#!/bin/sh
# Measures Patchwright on a real project and on a small example, and says which targets are met.
#
#   sh scripts/bench.sh target/release/patchwright
#   sh scripts/bench.sh target/release/patchwright target/release/examples/eyes    code navigation and the debugger instead
#
# The real project is Debian 12's `tiff`, fetched with a private package list (no root needed), made
# vulnerable again by reversing two of its security patches. Nothing of it is kept: all work is done in
# a temporary folder. BENCH_REPEAT (default 2) is how often the long measurements are repeated; the least
# counts. BENCH_ONLY (tilecat, tiff) measures one project alone, BENCH_SOURCE names an unpacked source of the package to use instead of fetching it.
set -eu

patchwright=$(realpath "${1:?usage: bench.sh PATCHWRIGHT}")
eyes=${2:+$(realpath "$2")}
here=$(cd "$(dirname "$0")" && pwd)
package=tiff
release=bookworm

for tool in python3 patch diff autoreconf libtoolize; do
    command -v "$tool" >/dev/null 2>&1 && continue
    echo "bench: $tool is missing; run: sudo apt-get install -y python3 patch diffutils autoconf automake libtool" >&2
    exit 2
done

work=$(mktemp -d "${TMPDIR:-/tmp}/patchwright-bench.XXXXXX")
trap 'rm -rf "$work"' EXIT
trap 'exit 130' INT TERM

# The machine's own package sources as source packages of the release we know, in lists of our own.
fetch() {
    command -v dpkg-source >/dev/null 2>&1 || {
        echo "bench: dpkg-source is missing; run: sudo apt-get install -y dpkg-dev" >&2
        exit 2
    }
    apt="$work/apt"
    mkdir -p "$apt/parts" "$apt/lists/partial" "$apt/cache/archives/partial"
    codename=$(. /etc/os-release && echo "${VERSION_CODENAME:-$release}")
    for list in /etc/apt/sources.list /etc/apt/sources.list.d/*.list /etc/apt/sources.list.d/*.sources; do
        [ -f "$list" ] || continue
        sed -e "s/^Types:.*/Types: deb-src/; s/^deb /deb-src /; s/$codename/$release/g" "$list" \
            >"$apt/parts/$(basename "$list")"
    done
    set -- -q -o "Dir::Etc::SourceList=/dev/null" -o "Dir::Etc::SourceParts=$apt/parts" \
        -o "Dir::State::Lists=$apt/lists" -o "Dir::Cache=$apt/cache" -o "APT::Sandbox::User=" \
        -o "APT::Get::List-Cleanup=0" -o "Debug::NoLocking=1"
    mkdir "$work/fetched"
    (cd "$work/fetched" && apt-get "$@" update && apt-get "$@" source "$package") >"$work/fetch.log" 2>&1 || {
        tail -5 "$work/fetch.log" >&2
        echo "bench: the source of $package could not be fetched; with it unpacked elsewhere, set BENCH_SOURCE" >&2
        exit 2
    }
    set -- "$work/fetched/$package"-*/
    mv "$1" "$work/source"
}

echo "bench: fetching the source of $package" >&2
if [ -n "${BENCH_SOURCE:-}" ]; then cp -r "$BENCH_SOURCE" "$work/source"; else fetch; fi

mkdir "$work/fixes"
for fix in CVE-2022-48281 CVE-2023-2731; do
    cp "$work/source/debian/patches/$fix.patch" "$work/fixes/" || {
        echo "bench: this $package does not carry the fix of $fix; Debian 12's does" >&2
        exit 2
    }
    patch -R -s -p1 -d "$work/source" --no-backup-if-mismatch <"$work/fixes/$fix.patch"
done
# The fixes must not lie in the tree that is judged.
rm -rf "$work/source/debian" "$work/source/.pc"

export PYTHONDONTWRITEBYTECODE=1
if [ -n "$eyes" ]; then
    python3 "$here/bench/eyes.py" "$patchwright" "$eyes" "$work"
    exit
fi
python3 "$here/bench/measure.py" "$patchwright" "$work" "$here/../examples/tilecat" "${BENCH_REPEAT:-2}"
