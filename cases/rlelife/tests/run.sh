#!/bin/sh
# Every test runs the program on tests/data/NAME.life and compares
# standard output, standard error and the exit status.
cd "$(dirname "$0")/data" || exit 99
tmp=$(mktemp -d) || exit 99
trap 'rm -rf "$tmp"' EXIT
n=0
bad=0

t() {
    n=$((n + 1))
    ../../rlelife "$1.life" >"$tmp/out" 2>"$tmp/err"
    rc=$?
    if [ "$rc" -eq "$2" ] && cmp -s "$1.out" "$tmp/out" && cmp -s "$1.err" "$tmp/err"; then
        echo "ok $n - $1"
    else
        echo "not ok $n - $1"
        bad=1
    fi
}

echo "1..12"
t glider 0
t rule 0
t resize 0
t empty 0
t runs 0
t toolarge 1
t side 1
t zero 1
t nofit 1
t badrule 1
t nogrid 1
t args 1
exit $bad
