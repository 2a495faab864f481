#!/bin/sh
# usage: run.sh WAVLEN CASE
# Builds a small WAVE file, runs the program on it and looks at what it says.
tool=$1
dir=$(mktemp -d) || exit 1
trap 'rm -rf "$dir"' EXIT

byte() { for b; do printf "\\$(printf %03o "$b")"; done; }
le16() { byte $(($1 & 255)) $(($1 >> 8 & 255)); }
le32() { le16 $(($1 & 65535)); le16 $(($1 >> 16 & 65535)); }
zeros() { head -c "$1" /dev/zero; }

riff() { printf RIFF; le32 0; printf WAVE; }

# fmt CODEC CHANNELS RATE ALIGN BITS [BLOCK_FRAMES]
fmt() {
    printf 'fmt '
    if [ -n "$6" ]; then le32 20; else le32 16; fi
    le16 "$1"; le16 "$2"; le32 "$3"; le32 0; le16 "$4"; le16 "$5"
    if [ -n "$6" ]; then le16 2; le16 "$6"; fi
}

data() { printf data; le32 "$1"; zeros "$1"; }

run() {
    cat >"$dir/in.wav"
    "$tool" "$dir/in.wav" >"$dir/out" 2>"$dir/err"
    status=$?
}

fail() {
    echo "$1 (status $status)"
    cat "$dir/out" "$dir/err"
    exit 1
}

says() {
    run
    [ "$status" -eq 0 ] || fail "should be read"
    [ "$(cat "$dir/out")" = "$1" ] || fail "expected: $1"
}

refuses() {
    run
    [ "$status" -eq 1 ] || fail "should be refused"
    [ "$(cat "$dir/err")" = "wavlen: $dir/in.wav: $1" ] || fail "expected: $1"
}

case $2 in
pcm8-mono)
    { riff; fmt 1 1 8000 1 8; data 800; } | says 'pcm 1 ch 8 bit 8000 Hz 800 frames 0.100 s' ;;
pcm16-stereo)
    { riff; fmt 1 2 44100 4 16; data 1764; } | says 'pcm 2 ch 16 bit 44100 Hz 441 frames 0.010 s' ;;
pcm24)
    { riff; fmt 1 1 1000 3 24; data 4500; } | says 'pcm 1 ch 24 bit 1000 Hz 1500 frames 1.500 s' ;;
pcm32-eight-channels)
    { riff; fmt 1 8 96000 32 32; data 3072; } | says 'pcm 8 ch 32 bit 96000 Hz 96 frames 0.001 s' ;;
partial-frame)
    { riff; fmt 1 2 1000 4 16; data 11; } | says 'pcm 2 ch 16 bit 1000 Hz 2 frames 0.002 s' ;;
adpcm-whole-blocks)
    { riff; fmt 17 1 8000 256 4 505; data 512; } | says 'ima-adpcm 1 ch 4 bit 8000 Hz 1010 frames 0.126 s' ;;
adpcm-partial-block)
    { riff; fmt 17 1 8000 256 4 505; data 513; } | says 'ima-adpcm 1 ch 4 bit 8000 Hz 1515 frames 0.189 s' ;;
largest-align)
    { riff; fmt 17 1 1000 65535 4 65535; data 65535; } | says 'ima-adpcm 1 ch 4 bit 1000 Hz 65535 frames 65.535 s' ;;
highest-rate)
    { riff; fmt 1 1 4294967295 1 8; data 9; } | says 'pcm 1 ch 8 bit 4294967295 Hz 9 frames 0.000 s' ;;
no-samples)
    { riff; fmt 1 1 8000 1 8; data 0; } | says 'pcm 1 ch 8 bit 8000 Hz 0 frames 0.000 s' ;;
odd-chunk)
    { riff; printf LIST; le32 3; printf 'abc\0'; fmt 1 1 8000 1 8; data 8; } |
        says 'pcm 1 ch 8 bit 8000 Hz 8 frames 0.001 s' ;;
stream-length)
    { riff; fmt 1 1 8000 2 16; printf data; le32 4294967295; zeros 160; } |
        says 'pcm 1 ch 16 bit 8000 Hz 80 frames 0.010 s' ;;
nine-channels)
    { riff; fmt 1 9 8000 9 8; data 9; } | refuses 'impossible values in the fmt chunk' ;;
rate-zero)
    { riff; fmt 1 1 0 1 8; data 9; } | refuses 'impossible values in the fmt chunk' ;;
short-fmt)
    { riff; printf 'fmt '; le32 14; zeros 14; data 9; } | refuses 'impossible values in the fmt chunk' ;;
no-fmt)
    { riff; data 9; } | refuses 'no fmt chunk before the data' ;;
no-data)
    { riff; fmt 1 1 8000 1 8; } | refuses 'no data chunk' ;;
not-riff)
    refuses 'not a RIFF/WAVE file' </dev/null ;;
*)
    echo "unknown case $2"
    exit 99 ;;
esac
