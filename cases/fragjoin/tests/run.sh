#!/bin/sh
# usage: run.sh FRAGJOIN; prints TAP. Every tests/data/NAME.cap has what is said to it in NAME.out.
tool=${1:-./fragjoin}
here=$(dirname "$0")/data
n=0
bad=0
for cap in "$here"/*.cap; do
    n=$((n + 1))
    name=$(basename "$cap" .cap)
    got=$("$tool" "$cap" 2>&1; echo "exit $?")
    if [ "$got" = "$(cat "$here/$name.out")" ]; then
        echo "ok $n - $name"
    else
        echo "not ok $n - $name"
        echo "$got" | head -20 | sed 's/^/# /'
        bad=1
    fi
done
echo "1..$n"
exit $bad
