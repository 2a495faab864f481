#!/bin/sh
# usage: tool.sh FWIMG CASE
tool=$1
cd "$(dirname "$0")/data" || exit 2

# shows STATUS EXPECTED ARG...
shows() {
	want=$1 expect=$2
	shift 2
	out=$("$tool" "$@" 2>&1)
	status=$?
	[ "$status:$out" = "$want:$expect" ] && exit 0
	printf 'status %s, got:\n%s\n' "$status" "$out"
	exit 1
}

case $2 in
list) shows 0 "boot     stored     11     11
app      packed     40     13" list two.fwi ;;
sum) shows 0 "1a0b045d boot
3ad60f3f app" sum two.fwi ;;
cat-stored) shows 0 "hello world" cat two.fwi boot ;;
cat-packed) shows 0 "abcdabcdabcdabcdabcdabcdabcdabcdabcd-end" cat two.fwi app ;;
largest) shows 0 "393f0727 all" sum largest.fwi ;;
wrong-length) shows 1 "fwimg: full.fwi: app: section has the wrong length" cat full.fwi app ;;
no-such-section) shows 1 "fwimg: two.fwi: data: no such section" cat two.fwi data ;;
bad-magic) shows 1 "fwimg: tool.txt: not a firmware image" list tool.txt ;;
cut-table) shows 1 "fwimg: cut.fwi: section table is cut off" list cut.fwi ;;
esac
exit 2
