#!/bin/sh
# usage: run.sh SRTSHIFT CASE
tool=$(realpath "$1")
cd "$(dirname "$0")/data" || exit 2

# prints EXPECTED-FILE ARG...
prints() {
	expected=$1
	shift
	"$tool" "$@" 2>&1 | diff "$expected" - && exit 0
	exit 1
}

# says STATUS TEXT ARG...
says() {
	want=$1 text=$2
	shift 2
	out=$("$tool" "$@" 2>&1)
	status=$?
	[ "$status:$out" = "$want:$text" ] && exit 0
	printf 'status %s: %s\n' "$status" "$out"
	exit 1
}

case $2 in
plain) prints film.out film.srt ;;
crlf) prints film.out crlf.srt ;;
no-last-newline) prints long.out long.srt ;;
shift-later) prints later.out -m 3600001 film.srt ;;
shift-earlier) prints earlier.out -m -2000 film.srt ;;
shift-to-zero) prints zero.out -m -1500 film.srt ;;
shift-off) says 0 '' -m -359999999 film.srt ;;
latest-time) prints latest.out -m 359999999 long.srt ;;
empty) says 0 0 -c empty.srt ;;
text-lines) prints lines.out lines.srt ;;
count) says 0 3 -c film.srt ;;
bad-time) says 1 'srtshift: bad-time.srt:2: expected the times of a cue' bad-time.srt ;;
backwards) says 1 'srtshift: backwards.srt:6: cue ends before it starts' backwards.srt ;;
stray-text) says 1 'srtshift: stray.srt:5: expected the number of a cue' stray.srt ;;
esac
exit 2
