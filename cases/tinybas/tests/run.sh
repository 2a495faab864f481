#!/bin/sh
# Every test runs the program on tests/data/NAME.bas and compares
# standard output, standard error and the exit status.
cd "$(dirname "$0")/data" || exit 99
tmp=$(mktemp -d) || exit 99
trap 'rm -rf "$tmp"' EXIT
n=0
bad=0

t() {
    n=$((n + 1))
    ../../tinybas "$1.bas" >"$tmp/out" 2>"$tmp/err"
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
t loop 0
t if 0
t strings 0
t arith 0
t while 0
t divzero 1
t mismatch 1
t assigntype 1
t nogoto 1
t lines 1
t syntax 1
exit $bad
