#!/bin/sh
# Writes the crashing input and its variants.
cd "$(dirname "$0")" || exit 1

byte() { for b; do printf "\\$(printf %03o "$b")"; done; }
le16() { byte $(($1 & 255)) $(($1 >> 8 & 255)); }
le32() { le16 $(($1 & 65535)); le16 $(($1 >> 16 & 65535)); }

# A fmt chunk whose block size is zero: CODEC CHANNELS RATE BITS [BLOCK_FRAMES]
fmt() {
    printf 'fmt '
    if [ -n "$5" ]; then le32 20; else le32 16; fi
    le16 "$1"; le16 "$2"; le32 "$3"; le32 176400; le16 0; le16 "$4"
    if [ -n "$5" ]; then le16 2; le16 "$5"; fi
}

{ printf RIFF; le32 44; printf WAVE; fmt 1 2 44100 16; printf data; le32 8; printf 'abcdefgh'; } >zero-align.wav

{ printf RIFF; le32 44; printf WAVE; fmt 17 1 22050 4 505
  printf data; le32 4; printf 'wxyz'; } >../variants/variant-1-adpcm.wav

{ printf RIFF; le32 0; printf WAVE; printf LIST; le32 5; printf 'INFO!\0'
  fmt 1 6 48000 24; printf data; le32 0; } >../variants/variant-2-no-samples.wav
