#!/bin/sh
# Every test runs the program on tests/data/NAME.sim and compares
# standard output, standard error and the exit status.
cd "$(dirname "$0")/data" || exit 99
tmp=$(mktemp -d) || exit 99
trap 'rm -rf "$tmp"' EXIT
n=0
bad=0

t() {
    n=$((n + 1))
    ../../lotsim "$1.sim" >"$tmp/out" 2>"$tmp/err"
    rc=$?
    if [ "$rc" -eq "$2" ] && cmp -s "$1.out" "$tmp/out" && cmp -s "$1.err" "$tmp/err"; then
        echo "ok $n - $1"
    else
        echo "not ok $n - $1"
        bad=1
    fi
}

echo "1..12"
t rr 0
t fifo 0
t prio 0
t stride 0
t lottery 0
t io 0
t donate 0
t badpolicy 1
t badrange 1
t badkey 1
t noproc 1
t nothing 1
exit $bad
