#!/bin/sh
# Prints TAP. usage: run.sh TILECAT
tool=$1
data=$(dirname "$0")/data
n=0
failed=0

result() { # status name
	n=$((n + 1))
	if [ "$1" -eq 0 ]; then
		echo "ok $n - $2"
	else
		failed=1
		echo "not ok $n - $2"
	fi
}

# shows NAME FILE [ARG...]: the output is that in data/NAME.out
shows() {
	name=$1 file=$2
	shift 2
	"$tool" "$@" "$data/$file" 2>&1 | cmp -s - "$data/$name.out"
	result $? "$name"
}

# refuses NAME FILE WORDS: exit status 1 and WORDS in the message
refuses() {
	msg=$("$tool" "$data/$2" 2>&1 >/dev/null)
	status=$?
	case $status:$msg in
	1:*"$3"*) result 0 "$1" ;;
	*) result 1 "$1"; echo "# $status: $msg" ;;
	esac
}

echo 1..15
shows raw raw.tmap
shows flip flip.tmap
shows rle-run rle-run.tmap
shows rle-mixed rle-mixed.tmap
shows layers layers.tmap
shows upper-layer layers.tmap -l 1
shows one-cell one.tmap
shows empty-cells empty-cells.tmap
shows highest-tile most-tiles.tmap
shows widest-usage widest.tmap -u
shows usage layers.tmap -u
refuses bad-tile bad-tile.tmap "tile that is not there"
refuses overrun overrun.tmap "past the end"
refuses short short.tmap "too early"
refuses no-tiles no-tiles.tmap "out of range"
exit $failed
