#!/bin/sh
# usage: check.sh USBDESC
# Prints TAP. Each case pipes a dump in and compares all the program says.
tool=$1
dir=$(mktemp -d) || exit 1
trap 'rm -rf "$dir"' EXIT

byte() { for b; do printf "\\$(printf %03o "$b")"; done; }
zeros() { head -c "$1" /dev/zero; }

# expect NAME STATUS TEXT: runs at the end of a pipe, so what it counts is kept in files
echo 0 >"$dir/count"
expect() {
    count=$(($(cat "$dir/count") + 1))
    echo "$count" >"$dir/count"
    cat >"$dir/dump"
    "$tool" "$dir/dump" >"$dir/out" 2>&1
    status=$?
    if [ "$status" -eq "$2" ] && [ "$(cat "$dir/out")" = "$3" ]; then
        echo "ok $count - $1"
    else
        echo "not ok $count - $1"
        sed 's/^/# /' "$dir/out"
        echo "# status $status, expected $2: $3"
        : >"$dir/failed"
    fi
}
cut_off="usbdesc: $dir/dump: the last descriptor is cut off"

device() { byte 18 1 0 2 0 0 0 64 109 4 82 192 0 1 1 2 0 1; }
config() { byte 9 2 34 0 1 1 0 160 49; }
interface() { byte 9 4 0 0 1 3 1 2 0; }
endpoint() { byte 7 5 129 3 5 0 10; }

expect 'empty dump' 0 '0 descriptors, 0 unknown, 0 malformed, 0 configurations' </dev/null

device | expect 'device' 0 'device 046d:c052 usb 2.00 per interface
1 descriptors, 0 unknown, 0 malformed, 0 configurations'

{ device; config; interface; byte 9 33 17 1 0 1 34 52 0; endpoint; } |
    expect 'mouse' 0 'device 046d:c052 usb 2.00 per interface
 config 1: 1 interfaces, 98 mA
  interface 0.0: human interface, 1 endpoints
   endpoint 1 in: interrupt, 5 bytes
4 descriptors, 1 unknown, 0 malformed, 1 configurations'

endpoint | expect 'stray endpoint' 0 '   endpoint 1 in: interrupt, 5 bytes (outside any interface)
1 descriptors, 0 unknown, 0 malformed, 0 configurations'

byte 2 3 | expect 'shortest descriptor' 0 'string ""
1 descriptors, 0 unknown, 0 malformed, 0 configurations'

byte 2 200 2 201 | expect 'shortest unknown descriptors' 0 '0 descriptors, 2 unknown, 0 malformed, 0 configurations'

byte 10 3 79 0 107 0 33 0 172 32 | expect 'string' 0 'string "Ok!?"
1 descriptors, 0 unknown, 0 malformed, 0 configurations'

byte 5 3 65 0 66 | expect 'string of odd length' 0 'string "A"
1 descriptors, 0 unknown, 0 malformed, 0 configurations'

{ byte 255 48; zeros 253; byte 255 48; zeros 253; endpoint; } |
    expect 'longest descriptors' 0 '   endpoint 1 in: interrupt, 5 bytes (outside any interface)
1 descriptors, 2 unknown, 0 malformed, 0 configurations'

{ byte 17 1; zeros 15; byte 8 2; zeros 6; } |
    expect 'one byte too short for the type' 0 '0 descriptors, 0 unknown, 2 malformed, 0 configurations'

{ byte 11 5 2 2 0 2 1; zeros 4; } | expect 'longer than its type' 0 '   endpoint 2 out: bulk, 512 bytes (outside any interface)
1 descriptors, 0 unknown, 0 malformed, 0 configurations'

{ device; byte 9 2 34 0; } | expect 'cut off' 1 "device 046d:c052 usb 2.00 per interface
1 descriptors, 0 unknown, 0 malformed, 0 configurations
$cut_off"

byte 9 | expect 'single byte' 1 "0 descriptors, 0 unknown, 0 malformed, 0 configurations
$cut_off"

{ byte 16 99; zeros 14; } >"$dir/unit"
i=0
while [ "$i" -lt 12 ]; do
    cat "$dir/unit" "$dir/unit" >"$dir/twice"
    mv "$dir/twice" "$dir/unit"
    i=$((i + 1))
done
expect 'largest dump' 0 '0 descriptors, 4096 unknown, 0 malformed, 0 configurations' <"$dir/unit"

{ cat "$dir/unit"; byte 2 3; } | expect 'one descriptor too large' 1 "usbdesc: $dir/dump: larger than any dump"

echo "1..$(cat "$dir/count")"
[ ! -e "$dir/failed" ]
