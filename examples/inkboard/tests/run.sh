#!/bin/sh
# usage: run.sh INKBOARD SCRIPT; compares with the .out beside the script
expected=${2%.board}.out
got=$("$1" "$2" 2>&1; echo "exit $?")
[ "$got" = "$(cat "$expected")" ] && exit 0
printf 'expected:\n%s\ngot:\n%s\n' "$(cat "$expected")" "$got"
exit 1
