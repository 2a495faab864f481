#!/bin/sh
# Prints the results as TAP. Each test: the text of the file, as printf writes it, then the status and the output that
# are expected.
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
number=0
test_case() { # name, text, status, output
    number=$((number + 1))
    printf "$2" > "$dir/$1.conf"
    java -Xshare:auto -cp build/classes/java/main inherit.Main "$dir/$1.conf" > "$dir/out" 2>&1
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
echo 1..8
test_case comments-only '# nothing\n' 0 ''
test_case one-section '[a]\nk = v\n' 0 'a.k = v'
test_case parent '[a]\nk = v\nl = w\n[b : a]\nk = x\n' 0 "a.k = v${nl}a.l = w${nl}b.k = x${nl}b.l = w"
test_case parent-below '[b : a]\nk = x\n[a]\nl = w\n' 0 "b.k = x${nl}b.l = w${nl}a.l = w"
test_case reference '[a]\nk = v\n[b]\nl = @a.k\n' 0 "a.k = v${nl}b.l = v"
test_case unknown-reference '[b]\nl = @a.k\n' 1 'inherit: no section a'
test_case own-parent '[a : a]\n' 1 'inherit: too many parents of a'
test_case no-section 'k = v\n' 1 'inherit: a value before the first section: k = v'
