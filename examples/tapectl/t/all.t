#!/bin/sh
# TAP tests; TAPECTL is the program.
: "${TAPECTL:=./tapectl}"
count=0
status=0

# is NAME STATUS EXPECTED STEP...
is() {
	name=$1 want=$2 expected=$3
	shift 3
	count=$((count + 1))
	got=$("$TAPECTL" "$@" 2>&1)
	rc=$?
	if [ "$rc" -eq "$want" ] && [ "$got" = "$expected" ]; then
		echo "ok $count - $name"
	else
		status=1
		echo "not ok $count - $name"
		echo "$got" | sed 's/^/#   /'
	fi
}

is "empty drive" 0 "no reel" status
is "blank reel" 0 "0: blank
SCRATCH at 1 of 64" load read status
is "write and read back" 0 "0: hello" load write:hello rewind read
is "longest text" 0 "0: 0123456789abcdef" load write:0123456789abcdef rewind read
is "last block" 0 "63: blank
SCRATCH at 64 of 64" load seek:63 read status
is "seek to the end" 1 "tapectl: read: end of tape" load seek:64 read
is "seek beyond the end" 1 "tapectl: seek:65: no such block" load seek:65 read
is "seek before the start" 1 "tapectl: seek:-1: no such block" load seek:-1
is "skip on" 0 "12: x" load seek:12 write:x rewind skip:12 read
is "skip back" 0 "0: first" load write:first write:second skip:-2 read
is "skip to the last block" 0 "63: z" load seek:63 write:z rewind skip:63 read
is "skip to the end" 1 "tapectl: write:late: end of tape" load seek:60 skip:4 write:late
is "skip to the start" 0 "SCRATCH at 0 of 64" load seek:40 skip:-40 status
is "skip nothing" 0 "SCRATCH at 64 of 64" load seek:64 skip:0 status
is "write protected" 1 "write protected
5: blank
tapectl: write:no: not possible now" load lock skip:5 read write:no
is "unlock" 0 "write protected
writable
ejected SCRATCH" load lock unlock write:yes eject
is "no reel, no read" 1 "tapectl: read: not possible now" read
echo "1..$count"
exit $status
