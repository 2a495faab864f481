#!/usr/bin/env bash
# Makes further reports out of those of generate.sh, as logs look after they passed through other hands: other line
# ends, cut, mixed with noise, several in one, broken bytes. Named `case.build.what.txt`; the case's row in cases.txt
# holds for them too.
set -u
cd "$(dirname "$0")/reports" || exit 1
rm -f -- *.*.crlf.txt *.*.cut-*.txt *.*.noise.txt *.*.prefix.txt *.*.bytes.txt *.*.then-*.txt *.*.phrase.txt

each() { for name in "$@"; do [ -f "$name.txt" ] && echo "$name"; done; }

# Windows line ends, and every line ended twice.
for f in $(each heap-read.gcc uaf-read.clang signed-add.clang race-global.gcc fuzz-heap.clang leak-two.clang); do
    sed 's/$/\r/' "$f.txt" >"$f.crlf.txt"
done
# The tail is lost: in the middle of the first stack, and after the region's line.
for f in $(each heap-read.clang uaf-read.gcc double-free.gcc null-read.clang unset-heap.clang-origins); do
    sed '/^ *#1 /q' "$f.txt" >"$f.cut-stack.txt"
done
for f in $(each heap-read.clang heap-write.gcc uaf-write.clang); do
    sed '/is located/q' "$f.txt" >"$f.cut-region.txt"
done
# In the middle of a line.
for f in $(each heap-read.gcc stack-read.gcc); do
    head -c 700 "$f.txt" >"$f.cut-bytes.txt"
done
# The head is lost: only outer stack lines, what follows them, and the summary stand.
for f in $(each heap-read.clang stack-read.gcc); do
    sed -n '/^ *#1 /,$p' "$f.txt" >"$f.cut-head.txt"
done
# The program and its runner talk in between.
for f in $(each heap-write.clang uaf-read.gcc global-read.gcc race-heap.clang); do
    awk '{ print } NR % 3 == 0 { print "[worker 7] progress: " NR " of 0x20 rows, item #" NR " done" }' "$f.txt" >"$f.noise.txt"
done
# A log collector puts a time before every line.
for f in $(each heap-read.clang double-free.gcc signed-add.gcc null-field.gcc); do
    sed 's/^/2024-05-01T10:00:00Z stderr | /' "$f.txt" >"$f.prefix.txt"
done
# Bytes of the input get into the log: NUL, broken UTF-8, a lone escape.
for f in $(each heap-read.gcc stack-write.gcc leak-direct.gcc); do
    { printf 'reading \000\377\376 \033[1mname\033[0m \303\050\n'; cat "$f.txt"; printf '\000\000\033'; } >"$f.bytes.txt"
done
# The report's own phrase for the distance is gone: only addresses are left.
for f in $(each heap-read.gcc heap-before.clang heap-write.clang uaf-read.gcc global-read.clang); do
    sed -E 's/is located [0-9]+ bytes (to the (right|left) of|inside of|after|before)/is located/' "$f.txt" >"$f.phrase.txt"
done
for f in $(each stack-read.gcc stack-write.clang stack-underflow.clang); do
    sed -E 's/ <== Memory access .*//' "$f.txt" >"$f.phrase.txt"
done
# Two processes wrote to one log; the first fatal report is the bug.
[ -f heap-read.gcc.txt ] && cat heap-read.gcc.txt null-read.clang.txt >heap-read.gcc.then-null.txt
[ -f double-free.clang.txt ] && cat double-free.clang.txt leak-two.gcc.txt >double-free.clang.then-leak.txt
[ -f null-read.gcc.txt ] && cat several.gcc.txt null-read.gcc.txt >null-read.gcc.then-nothing.txt
exit 0
