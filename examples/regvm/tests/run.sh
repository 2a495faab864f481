#!/bin/sh
# usage: run.sh REGVM CASE
# Runs one program and compares what it prints.
tool=$1
dir=$(mktemp -d) || exit 1
trap 'rm -rf "$dir"' EXIT

run() {
    cat >"$dir/in.asm"
    "$tool" "$dir/in.asm" >"$dir/out" 2>"$dir/err"
    status=$?
}

fail() {
    echo "$1 (status $status)"
    cat "$dir/out" "$dir/err"
    exit 1
}

prints() {
    run
    [ "$status" -eq 0 ] || fail "should run"
    [ "$(tr '\n' ' ' <"$dir/out")" = "$1" ] || fail "expected: $1"
}

refuses() {
    run
    [ "$status" -eq 1 ] || fail "should be refused"
    [ "$(cat "$dir/err")" = "regvm: $1" ] || fail "expected: $1"
}

case $2 in
empty)
    prints '' </dev/null ;;
print-constant)
    printf 'set r0 42\nprint r0' | prints '42 ' ;;
default-registers)
    printf 'set r7 -7 ; the eighth\nprint r7\nprint r6\n' | prints '-7 0 ' ;;
one-register)
    printf '.registers 1\nset r0 5\nadd r0 r0\nprint r0\n' | prints '10 ' ;;
last-register)
    printf '.registers 3\nset r2 9\nmov r0 r2\nprint r0\n' | prints '9 ' ;;
all-32-registers)
    { echo '.registers 32'
      i=0; while [ $i -lt 32 ]; do echo "set r$i $i"; i=$((i + 1)); done
      i=1; while [ $i -lt 32 ]; do echo "add r0 r$i"; i=$((i + 1)); done
      echo 'print r0'; } | prints '496 ' ;;
register-far-out)
    printf '.registers 3\nset r4 1\n' | refuses 'line 2: there is no register r4' ;;
too-many-registers)
    printf '.registers 33\n' | refuses 'line 1: a machine has 1 to 32 registers' ;;
no-registers)
    printf '.registers 0\n' | refuses 'line 1: a machine has 1 to 32 registers' ;;
registers-after-code)
    printf 'halt\n.registers 2\n' | refuses 'line 2: .registers has to come before the code' ;;
countdown)
    printf 'set r0 3\nset r1 1\nagain:\nprint r0\nsub r0 r1\njnz r0 again\n' | prints '3 2 1 ' ;;
forward-jump)
    printf 'jmp over\nset r0 1\nover: print r0\nhalt\nprint r0\n' | prints '0 ' ;;
jump-to-end)
    printf 'jmp end\nprint r0\nend:\n' | prints '' ;;
wrap-around)
    printf 'set r0 9223372036854775807\nset r1 1\nadd r0 r1\nprint r0\nmul r0 r0\nprint r0\n' |
        prints '-9223372036854775808 0 ' ;;
lowest-by-minus-one)
    printf 'set r0 -9223372036854775808\nset r1 -1\ndiv r0 r1\nprint r0\n' |
        prints '-9223372036854775808 ' ;;
divide-by-zero)
    printf 'set r0 1\ndiv r0 r1\n' | refuses 'line 2: division by zero' ;;
step-limit)
    printf 'loop: jmp loop\n' | refuses 'line 1: step limit reached' ;;
unknown-label)
    printf 'jmp nowhere\n' | refuses "line 1: no label 'nowhere'" ;;
bad-number)
    printf 'set r0 9223372036854775808\n' | refuses "line 1: '9223372036854775808' is not a number" ;;
missing-operand)
    printf 'add r0\n' | refuses "line 1: wrong number of operands for 'add'" ;;
*)
    echo "unknown case $2"
    exit 99 ;;
esac
