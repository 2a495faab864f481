#!/bin/sh
# Inputs that the tests do not have, for somebody who wants to know whether a patch fixes the bug and not only the PoC:
#   sh variants/more.sh
# Each must end with status 1 and a message of tlvdump's own.
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
fail=0
refused() { # name, bytes
    printf "$2" > "$dir/$1.tlv"
    java -cp classes tlv.Main "$dir/$1.tlv" > "$dir/out" 2>&1
    status=$?
    if [ $status -ne 1 ] || ! grep -q '^tlvdump: truncated at ' "$dir/out"; then
        echo "wrong: $1 (status $status)"
        fail=1
    fi
}
refused no-byte-of-value '\004\001'
refused one-byte-missing '\004\003ab'
refused long-form '\004\201\200abc'
refused two-byte-form '\004\202\377\377abc'
refused inside-a-constructed-item '\044\002\004\005'
refused second-item '\004\001a\005\003x'
exit $fail
