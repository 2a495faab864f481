#!/bin/sh
# Every test runs the program on tests/data/NAME.ed and compares
# standard output, standard error and the exit status.
cd "$(dirname "$0")/data" || exit 99
tmp=$(mktemp -d) || exit 99
trap 'rm -rf "$tmp"' EXIT
n=0
bad=0

t() {
    n=$((n + 1))
    ../../lined "$1.ed" >"$tmp/out" 2>"$tmp/err"
    rc=$?
    if [ "$rc" -eq "$2" ] && cmp -s "$1.out" "$tmp/out" && cmp -s "$1.err" "$tmp/err"; then
        echo "ok $n - $1"
    else
        echo "not ok $n - $1"
        bad=1
    fi
}

echo "1..12"
t append 0
t insert 0
t delete 0
t change 0
t join 0
t move 0
t copy 0
t marks 0
t nomark 1
t range 1
t order 1
t badcmd 1
exit $bad
