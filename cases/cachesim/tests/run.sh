#!/bin/sh
# usage: run.sh PROGRAM; runs each tests/data/*.sim and compares with the .out beside it
dir=$(dirname "$0")/data
n=0 failed=0
echo "1..$(ls "$dir"/*.sim | wc -l)"
for in in "$dir"/*.sim; do
	n=$((n + 1))
	name=$(basename "$in" .sim)
	got=$("$1" "$in" 2>&1; echo "exit $?")
	if [ "$got" = "$(cat "${in%.sim}.out")" ]; then
		echo "ok $n - $name"
	else
		echo "not ok $n - $name"
		echo "$got" | sed 's/^/# /'
		failed=1
	fi
done
exit $failed
