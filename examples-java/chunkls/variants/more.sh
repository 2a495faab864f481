#!/bin/sh
# Inputs that no test has: from the root of the built source, sh variants/more.sh
try() { # bytes, status, output
    printf "$1" > /tmp/chunkls-$$.chk
    got=$(timeout 20 java -cp classes chunks.Main /tmp/chunkls-$$.chk 2>&1)
    status=$?
    rm -f /tmp/chunkls-$$.chk
    if [ $status -ne "$2" ] || { [ "$2" -eq 0 ] && [ "$got" != "$3" ]; }; then
        echo "wrong: $1 gives $got (status $status)"
        exit 1
    fi
}
try 'HEAD\000\000' 1
try 'HEAD\000\004HEAD\000\006' 1
try 'TEXT\000\007xHEAD\000\000' 1
try 'ZZZZ\001\000' 1
try 'TEXT\000\007xTEXT\000\006' 0 'TEXT 2 13'
