#!/bin/sh
# Prints the results as TAP. Each test: the bytes of the file, as printf writes them, then the status and the output that
# are expected.
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
number=0
test_case() { # name, bytes, status, output
    number=$((number + 1))
    printf "$2" > "$dir/$1.chk"
    java -Xshare:auto -cp classes chunks.Main "$dir/$1.chk" > "$dir/out" 2>&1
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
echo 1..7
test_case empty-file '' 0 ''
test_case empty-chunk 'HEAD\000\006' 0 'HEAD 1 6'
test_case one-chunk 'HEAD\000\010ab' 0 'HEAD 1 8'
test_case two-kinds 'HEAD\000\010abTEXT\000\007x' 0 "HEAD 1 8${nl}TEXT 1 7"
test_case two-of-a-kind 'TEXT\000\007xTEXT\000\011xyz' 0 'TEXT 2 16'
test_case truncated 'HEAD\000\020ab' 1 'chunkls: truncated chunk at 0'
test_case no-header 'HEAD\000\006TE' 1 'chunkls: a chunk without a header at 6'
