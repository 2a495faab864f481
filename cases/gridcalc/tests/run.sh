#!/bin/sh
# Every test runs the program on tests/data/NAME.sheet and compares
# standard output, standard error and the exit status.
cd "$(dirname "$0")/data" || exit 99
tmp=$(mktemp -d) || exit 99
trap 'rm -rf "$tmp"' EXIT
n=0
bad=0

t() {
    n=$((n + 1))
    ../../gridcalc "$1.sheet" >"$tmp/out" 2>"$tmp/err"
    rc=$?
    if [ "$rc" -eq "$2" ] && cmp -s "$1.out" "$tmp/out" && cmp -s "$1.err" "$tmp/err"; then
        echo "ok $n - $1"
    else
        echo "not ok $n - $1"
        bad=1
    fi
}

echo "1..12"
t values 0
t formula 0
t sum 0
t fill 0
t update 0
t labelfill 0
t outside 1
t filloutside 1
t circular 1
t divzero 1
t badref 1
t badformula 1
exit $bad
