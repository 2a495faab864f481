#!/bin/sh
# Writes the crashing input and its variants.
cd "$(dirname "$0")" || exit 1

byte() { for b; do printf "\\$(printf %03o "$b")"; done; }
le16() { byte $(($1 & 255)) $(($1 >> 8 & 255)); }
header() { printf TEX1; le16 "$1"; le16 "$2"; byte "$3" "$4" 0 0; }

{ header 19825 54161 4 1; byte 131 16 32 48 255 131 17 33 49 255; } >wrapped.tex
{ header 32768 32768 4 0; byte 1 2 3 4 5 6 7 8; } >../variants/variant-1-raw.tex
{ header 34179 41887 3 1; byte 7; byte 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24; } \
    >../variants/variant-2-literal.tex
