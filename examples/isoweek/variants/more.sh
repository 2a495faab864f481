#!/bin/sh
# Every year from 1990 to 2040 against date(1). usage: more.sh ISOWEEK
bad=0
for year in $(seq 1990 2040); do
	for day in 28 29 30 31; do
		want=$(date -u -d "$year-12-$day" +%G-W%V-%u)
		got=$("$1" "$year-12-$day")
		[ "$want" = "$got" ] || { echo "$year-12-$day: expected $want, got $got"; bad=1; }
	done
done
exit $bad
