#!/bin/sh
# Inputs that no test has: from the root of the built source, sh variants/more.sh
try() { # text, status, first line
    printf "$1" > /tmp/inherit-$$.conf
    got=$(java -cp build/classes/java/main inherit.Main /tmp/inherit-$$.conf 2>&1)
    status=$?
    rm -f /tmp/inherit-$$.conf
    if [ $status -ne "$2" ] || [ "$(echo "$got" | head -1)" != "$3" ]; then
        echo "wrong: $1 gives $got (status $status)"
        exit 1
    fi
}
try '[b : nobody]\n' 1 'inherit: no section nobody'
try '[a]\nk = v\n[b : ]\n' 1 'inherit: no section '
try '[a : b]\n[b : c]\n[d]\nk = v\n' 1 'inherit: no section c'
try '[a]\nk = v\n[b : a]\n[c : b]\n[d : c]\nl = @b.k\n' 1 'inherit: no value @b.k'
try '[a]\nk = v\n[b : a]\n[c : b]\n' 0 'a.k = v'
