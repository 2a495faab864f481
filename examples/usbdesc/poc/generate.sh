#!/bin/sh
# Writes the hanging input and its variants.
cd "$(dirname "$0")" || exit 1

byte() { for b; do printf "\\$(printf %03o "$b")"; done; }
device() { byte 18 1 0 2 0 0 0 64 94 4 142 2 20 1 1 2 3 1; }
config() { byte 9 2 34 0 1 1 0 160 250; }
interface() { byte 9 4 0 0 2 255 93 1 0; }

# A vendor's descriptor in front of the endpoint has no length.
{ device; config; interface; byte 0 33 16 1; byte 7 5 129 3 32 0 4; } >no-length.bin

# A known type, so that its handler is asked for.
{ device; config; byte 0 4 0 0 2 255 93 1 0; } >../variants/variant-1-known-type.bin

# Padding after the last descriptor.
{ byte 4 3 9 4; interface; byte 0 0 0 0 0 0; } >../variants/variant-2-padding.bin
