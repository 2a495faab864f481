#!/bin/sh
# Writes the crashing input and its variants, in lines of 64 repetitions.
cd "$(dirname "$0")" || exit 1

# repeat LINES TEXT
repeat() {
    awk -v lines="$1" -v text="$2" 'BEGIN {
        for (i = 0; i < lines; i++) {
            for (j = 0; j < 64; j++)
                printf "%s", text
            print ""
        }
    }'
}

repeat 180 '[' >deep.json
repeat 90 '{"":' >../variants/variant-1-objects.json
{ repeat 60 '[0,{"k":'; repeat 60 '}]'; } >../variants/variant-2-closed.json
