#!/bin/sh
# Prints TAP: every tests/data/NAME.bill is given to the program, NAME.out is what it must say and its exit status.
cd "$(dirname "$0")/.." || exit 1
count=0
failed=0
for input in tests/data/*.bill; do
    count=$((count + 1))
    name=$(basename "$input" .bill)
    said=$(./billfmt "$input" 2>&1; echo "exit $?")
    if [ "$said" = "$(cat "tests/data/$name.out")" ]; then
        echo "ok $count - $name"
    else
        echo "not ok $count - $name"
        printf '%s\n' "$said" | head -n 12 | sed 's/^/# /'
        failed=1
    fi
done
echo "1..$count"
exit $failed
