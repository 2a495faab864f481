#!/bin/sh
# Every test runs the program on tests/data/NAME.bus and compares
# standard output, standard error and the exit status.
cd "$(dirname "$0")/data" || exit 99
tmp=$(mktemp -d) || exit 99
trap 'rm -rf "$tmp"' EXIT
n=0
bad=0

t() {
    n=$((n + 1))
    ../../evbus "$1.bus" >"$tmp/out" 2>"$tmp/err"
    rc=$?
    if [ "$rc" -eq "$2" ] && cmp -s "$1.out" "$tmp/out" && cmp -s "$1.err" "$tmp/err"; then
        echo "ok $n - $1"
    else
        echo "not ok $n - $1"
        bad=1
    fi
}

echo "1..12"
t print 0
t once 0
t drop 0
t relay 0
t clone 0
t selfclone 0
t unsub 0
t loop 1
t notopic 1
t duplicate 1
t badaction 1
t operands 1
exit $bad
