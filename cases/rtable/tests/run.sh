#!/bin/sh
# usage: run.sh PROGRAM; runs each tests/data/*.rt and compares with the .out beside it
dir=$(dirname "$0")/data
n=0 failed=0
echo "1..$(ls "$dir"/*.rt | wc -l)"
for in in "$dir"/*.rt; do
	n=$((n + 1))
	name=$(basename "$in" .rt)
	got=$("$1" <"$in" 2>&1; echo "exit $?")
	if [ "$got" = "$(cat "${in%.rt}.out")" ]; then
		echo "ok $n - $name"
	else
		echo "not ok $n - $name"
		echo "$got" | sed 's/^/# /'
		failed=1
	fi
done
exit $failed
