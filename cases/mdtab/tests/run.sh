#!/bin/sh
# Every test runs the program on tests/data/NAME.md and compares
# standard output, standard error and the exit status.
cd "$(dirname "$0")/data" || exit 99
tmp=$(mktemp -d) || exit 99
trap 'rm -rf "$tmp"' EXIT
n=0
bad=0

t() {
    n=$((n + 1))
    ../../mdtab "$1.md" >"$tmp/out" 2>"$tmp/err"
    rc=$?
    if [ "$rc" -eq "$2" ] && cmp -s "$1.out" "$tmp/out" && cmp -s "$1.err" "$tmp/err"; then
        echo "ok $n - $1"
    else
        echo "not ok $n - $1"
        bad=1
    fi
}

echo "1..11"
t plain 0
t simple 0
t align 0
t short 0
t escape 0
t fence 0
t two 0
t ragged 1
t toolong 1
t badsep 1
t toowide 1
exit $bad
