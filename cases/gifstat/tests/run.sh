#!/bin/sh
# Every tests/data/NAME.in is given to the program; NAME.out holds its
# standard output, its messages and its exit status.
cd "$(dirname "$0")/.." || exit 2
work=$(mktemp -d) || exit 2
trap 'rm -rf "$work"' EXIT

set -- tests/data/*.in
echo "1..$#"
i=0
failed=0
for input; do
	i=$((i + 1))
	name=$(basename "$input" .in)
	./gifstat "$input" >"$work/out" 2>"$work/err"
	status=$?
	{
		cat "$work/out" "$work/err"
		echo "exit $status"
	} >"$work/all"
	if cmp -s "$work/all" "tests/data/$name.out"; then
		echo "ok $i - $name"
	else
		echo "not ok $i - $name"
		diff "tests/data/$name.out" "$work/all" | sed 's/^/# /'
		failed=1
	fi
done
exit $failed
