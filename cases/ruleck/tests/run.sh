#!/bin/sh
# usage: run.sh PROGRAM; each case is tests/cases/NAME.in with what it must print, and its exit status, in NAME.out
here=$(dirname "$0")
count=0
failed=0
for in in "$here"/cases/*.in; do
    name=$(basename "$in" .in)
    count=$((count + 1))
    got=$("$1" "$in" 2>&1; echo "exit $?")
    if [ "$got" = "$(cat "$here/cases/$name.out")" ]; then
        echo "ok $count - $name"
    else
        echo "not ok $count - $name"
        echo "$got" | sed 's/^/# /'
        failed=1
    fi
done
echo "1..$count"
exit $failed
