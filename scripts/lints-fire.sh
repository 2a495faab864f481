#!/bin/sh
# Fails unless clippy's driver refuses what its lints refuse: how the driver is told about them is cargo's and its own affair, and lints
# that are silently off would pass everything.
#
#   CLIPPY_ARGS=… sh scripts/lints-fire.sh DRIVER
set -eu

driver=${1:?"clippy-driver is not installed: rustup component add clippy"}
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
lint() { # SOURCE
    printf '%s\n' "$1" >"$folder/lib.rs"
    "$driver" rustc --crate-name lib --crate-type lib --emit metadata --out-dir "$folder" "$folder/lib.rs" >"$folder/said" 2>&1
}
if ! lint 'pub fn is_one(number: u32) -> bool { number == 1 }'; then
    cat "$folder/said" >&2
    echo "lints cannot be checked: $driver does not compile (above)" >&2
    exit 1
fi
if lint 'pub fn is_one(number: u32) -> bool { if number == 1 { true } else { false } }'; then
    echo "lints cannot be checked: $driver takes CLIPPY_ARGS='${CLIPPY_ARGS-}' and refuses nothing; see the Makefile" >&2
    exit 1
fi
