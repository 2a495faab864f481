#!/bin/sh
# Prints TAP. usage: check.sh ISOWEEK
isoweek=$1
n=0
bad=0

# t NAME STATUS EXPECTED DATE...
t() {
	name=$1 want=$2 expect=$3
	shift 3
	n=$((n + 1))
	out=$("$isoweek" "$@" 2>&1)
	status=$?
	if [ "$status:$out" = "$want:$expect" ]; then
		echo "ok $n - $name"
	else
		bad=1
		echo "not ok $n - $name"
		echo "# expected: $expect (status $want)"
		echo "# got: $out (status $status)"
	fi
}

echo 1..14
t mid-year 0 2021-W27-3 2021-07-07
t first-week 0 2024-W01-1 2024-01-01
t january-of-last-year 0 2020-W53-7 2021-01-03
t january-of-long-year 0 2015-W53-5 2016-01-01
t leap-day 0 2024-W09-4 2024-02-29
t week-53-of-thursday-year 0 2015-W53-4 2015-12-31
t week-53-of-leap-year 0 2020-W53-4 2020-12-31
t last-full-week 0 2018-W52-7 2018-12-30
t new-year-s-eve-monday 0 2019-W01-1 2018-12-31
t december-of-next-year 0 2025-W01-1 2024-12-30
t several 0 "2023-W52-7
2024-W01-1" 2023-12-31 2024-01-01
t no-date 1 "isoweek: 2021-02-29: not a date" 2021-02-29
t no-number 1 "isoweek: 2021-ab-01: not a date" 2021-ab-01
t usage 2 "usage: isoweek YYYY-MM-DD..."
exit $bad
