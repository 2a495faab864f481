#!/bin/sh
# usage: check.sh TEXPEEK
# Prints TAP. Every case builds a texture and compares what the program says.
tool=$1
dir=$(mktemp -d) || exit 1
trap 'rm -rf "$dir"' EXIT
count=0
failed=0

byte() { for b; do printf "\\$(printf %03o "$b")"; done; }
le16() { byte $(($1 & 255)) $(($1 >> 8 & 255)); }

# header WIDTH HEIGHT CHANNELS ENCODING
header() { printf TEX1; le16 "$1"; le16 "$2"; byte "$3" "$4" 0 0; }

# repeat N TEXT: N has to be a power of two
repeat() {
    printf "$2" >"$dir/part"
    n=1
    while [ "$n" -lt "$1" ]; do
        cat "$dir/part" "$dir/part" >"$dir/twice"
        mv "$dir/twice" "$dir/part"
        n=$((n * 2))
    done
    cat "$dir/part"
}

# expect NAME STATUS TEXT: the texture is in $dir/in.tex
expect() {
    count=$((count + 1))
    "$tool" "$dir/in.tex" >"$dir/out" 2>&1
    status=$?
    if [ "$status" -eq "$2" ] && [ "$(cat "$dir/out")" = "$3" ]; then
        echo "ok $count - $1"
    else
        echo "not ok $count - $1"
        sed 's/^/# /' "$dir/out"
        echo "# status $status, expected $2: $3"
        failed=1
    fi
}
refuse() { expect "$1" 1 "texpeek: $dir/in.tex: $2"; }
tex() { cat >"$dir/in.tex"; }

{ header 1 1 1 0; byte 7; } | tex
expect 'one grey pixel' 0 '1x1, 1 channels, min/mean/max 7/7/7'

{ header 2 1 3 0; byte 0 10 255 2 30 255; } | tex
expect 'raw rgb' 0 '2x1, 3 channels, min/mean/max 0/1/2 10/20/30 255/255/255'

{ header 2 2 4 1; byte 131 1 2 3 4; } | tex
expect 'one run' 0 '2x2, 4 channels, min/mean/max 1/1/1 2/2/2 3/3/3 4/4/4'

{ header 3 1 1 1; byte 1 4 8 128 12; } | tex
expect 'literal then run' 0 '3x1, 1 channels, min/mean/max 4/8/12'

{ header 65535 1 1 1; repeat 512 '\377\011' | head -c 1022; byte 254 9; } | tex
expect 'widest row' 0 '65535x1, 1 channels, min/mean/max 9/9/9'

{ header 1 65535 4 1; repeat 512 '\377\001\002\003\004' | head -c 2555; byte 254 1 2 3 4; } | tex
expect 'tallest column' 0 '1x65535, 4 channels, min/mean/max 1/1/1 2/2/2 3/3/3 4/4/4'

{ header 1024 1024 4 1; repeat 8192 '\377\005\006\007\010'; } | tex
expect 'exactly one page' 0 '1024x1024, 4 channels, min/mean/max 5/5/5 6/6/6 7/7/7 8/8/8'

{ header 1024 1025 4 1; repeat 8192 '\377\005\006\007\010'; } | tex
refuse 'one row more than a page' 'texture does not fit an atlas page'

{ header 65535 65535 1 1; byte 255 1; } | tex
refuse 'largest grey' 'texture does not fit an atlas page'

{ header 16384 16384 4 1; byte 255 1 2 3 4; } | tex
refuse 'one gigabyte' 'texture does not fit an atlas page'

{ header 2 1 1 1; byte 130 4; } | tex
refuse 'run past the end' 'run goes past the last pixel'

{ header 2 2 3 0; byte 1 2 3 4 5 6 7 8 9 10 11; } | tex
refuse 'raw one byte short' 'unexpected end of file'

{ header 2 2 3 1; byte 131 1 2; } | tex
refuse 'run one byte short' 'unexpected end of file'

header 0 1 1 0 | tex
refuse 'no width' 'bad header'

header 1 1 2 0 | tex
refuse 'two channels' 'bad header'

: | tex
refuse 'empty file' 'unexpected end of file'

echo "1..$count"
exit $failed
