#!/bin/sh
# usage: one.sh PROGRAM CASE; compares with the .out beside the case
got=$("$1" "$2" 2>&1; echo "exit $?")
[ "$got" = "$(cat "${2%.*}.out")" ] && exit 0
printf 'got:\n%s\n' "$got"
exit 1
