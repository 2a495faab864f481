#!/bin/sh
# Every test runs the program on tests/data/NAME.tpl and compares
# standard output, standard error and the exit status.
cd "$(dirname "$0")/data" || exit 99
tmp=$(mktemp -d) || exit 99
trap 'rm -rf "$tmp"' EXIT
n=0
bad=0

t() {
    n=$((n + 1))
    ../../stencil "$1.tpl" >"$tmp/out" 2>"$tmp/err"
    rc=$?
    if [ "$rc" -eq "$2" ] && cmp -s "$1.out" "$tmp/out" && cmp -s "$1.err" "$tmp/err"; then
        echo "ok $n - $1"
    else
        echo "not ok $n - $1"
        bad=1
    fi
}

echo "1..10"
t values 0
t lists 0
t partials 0
t nested 0
t toodeep 1
t unknown 1
t nopartial 1
t mismatch 1
t duplicate 1
t noend 1
exit $bad
