#!/bin/sh
# usage: run.sh SVCORDER CASE
# Runs one case: feeds a unit file to the program, compares output and status.
tool=$1
case=$2
dir=$(mktemp -d) || exit 1
trap 'rm -rf "$dir"' EXIT

run() {
    cat >"$dir/units"
    "$tool" "$dir/units" >"$dir/got" 2>"$dir/err"
    status=$?
}

fail() {
    echo "$1 (status $status)"
    cat "$dir/got" "$dir/err"
    exit 1
}

# accept ORDER: the unit file on stdin is fine and gives this order
accept() {
    run
    [ "$status" -eq 0 ] || fail "should be accepted"
    [ "$(tr '\n' ' ' <"$dir/got")" = "$1" ] || fail "expected $1"
}

# refuse MESSAGE: the unit file on stdin is refused for this reason
refuse() {
    run
    [ "$status" -eq 1 ] || fail "should be refused"
    grep -q "^svcorder: line [0-9]*: $1" "$dir/err" || fail "expected message: $1"
}

name31=abcdefghijklmnopqrstuvwxyz01234

services() {
    i=1
    while [ "$i" -le "$1" ]; do
        echo "service s$i"
        [ "$i" -gt 1 ] && echo "needs s$((i - 1))"
        i=$((i + 1))
    done
}

case $case in
empty)
    accept '' </dev/null ;;
single)
    printf 'service only' | accept 'only ' ;;
chain)
    accept 'net db web ' <<END
service net
service db    # storage
    needs net
service web
    needs db
END
    ;;
diamond)
    accept 'base left right top ' <<END
service top
    needs left right
service left
    needs base
service right
    needs base
service base
END
    ;;
declared-later)
    accept 'c b a ' <<END
service a
    after b
service b
    needs c
service c
END
    ;;
optional-missing)
    accept 'a b ' <<END
service a
    after syslog
service b
    needs a
    after syslog cron
END
    ;;
table-full)
    want=$(i=1; while [ $i -le 64 ]; do printf 's%d ' $i; i=$((i + 1)); done; echo .)
    services 64 | accept "${want%.}" ;;
table-overflow)
    services 65 | refuse "too many services" ;;
longest-name)
    printf 'service x\nneeds %s\nservice %s\n' $name31 $name31 | accept "$name31 x " ;;
name-too-long)
    printf 'service %s5\n' $name31 | refuse "name is too long" ;;
most-links)
    accept 'a b c d e f g h top ' <<END
service top
needs a b c d
after e f g h
service a
service b
service c
service d
service e
service f
service g
service h
END
    ;;
too-many-links)
    printf 'service top\nafter a b c d e f g h i\n' | refuse "too many links" ;;
duplicate)
    printf 'service a\nservice a\n' | refuse "duplicate service" ;;
self-link)
    printf 'service a\nneeds a\n' | refuse "service 'a' links to itself" ;;
cycle)
    printf 'service a\nneeds b\nservice b\nneeds c\nservice c\nneeds a\n' | refuse "service 'a' waits for itself" ;;
bad-keyword)
    printf 'service a\nwants b\n' | refuse "unknown keyword" ;;
*)
    echo "unknown case $case"
    exit 99 ;;
esac
