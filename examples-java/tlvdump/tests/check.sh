#!/bin/sh
# Prints the results as TAP. Each test: the bytes of the file, as printf writes them, then the status and the output that
# are expected.
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
number=0
test_case() { # name, bytes, status, output
    number=$((number + 1))
    printf "$2" > "$dir/$1.tlv"
    java -Xshare:auto -cp classes tlv.Main "$dir/$1.tlv" > "$dir/out" 2>&1
    status=$?
    got=$(cat "$dir/out")
    if [ $status -eq "$3" ] && [ "$got" = "$4" ]; then
        echo "ok $number - $1"
    else
        echo "not ok $number - $1"
        echo "# expected: $4 (status $3)"
        echo "# got: $got (status $status)"
    fi
}
nl='
'
echo 1..10
test_case empty-file '' 0 'depth 0'
test_case empty-value '\004\000' 0 "04 0${nl}depth 0"
test_case one-item '\004\003abc' 0 "04 3${nl}depth 0"
test_case two-items '\004\001a\005\002bc' 0 "04 1${nl}05 2${nl}depth 0"
test_case long-length '\004\201\003abc' 0 "04 3${nl}depth 0"
test_case two-byte-length '\004\202\000\003abc' 0 "04 3${nl}depth 0"
test_case nested '\044\003\004\001a' 0 "24 3${nl}  04 1${nl}depth 1"
test_case no-length '\004' 1 'tlvdump: truncated at 1'
test_case cut-length '\004\202\000' 1 'tlvdump: truncated at 2'
test_case endless-length '\004\200' 1 'tlvdump: length of 0 bytes'
