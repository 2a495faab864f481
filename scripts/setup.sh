#!/bin/sh
# Installs what Patchwright and its tests need from Debian's packages, or prints the line that would.
# Does nothing when everything is there. `setup.sh tests` also wants what only the tests need.
set -eu

has() { command -v "$1" >/dev/null 2>&1; }

# The newest LLVM that we are tested with comes first.
llvm=
for version in 19 20 18 17 16; do
    if has "clang-$version"; then
        llvm=$version
        break
    fi
done

wanted=
want() { # COMMAND PACKAGE…
    command=$1
    shift
    has "$command" || wanted="$wanted $*"
}
want bwrap bubblewrap
want gcc gcc libc6-dev
want g++ g++
want make make
want cmake cmake
want ninja ninja-build
want meson meson
want autoreconf autoconf automake
want libtoolize libtool
want pkg-config pkg-config
want git git
if [ "${1:-}" = tests ]; then
    want python3 python3
    want cvc5 cvc5
    python3 -c 'import ensurepip, venv' 2>/dev/null || wanted="$wanted python3-venv"
fi
if [ -n "$llvm" ]; then
    want "clangd-$llvm" "clangd-$llvm"
    want "lldb-$llvm" "lldb-$llvm"
    want "llvm-symbolizer-$llvm" "llvm-$llvm"
    ls "/usr/lib/llvm-$llvm/lib/clang"/*/lib/linux/libclang_rt.asan*.a >/dev/null 2>&1 ||
        wanted="$wanted libclang-rt-$llvm-dev"
fi
[ -n "$llvm" ] && [ -z "$wanted" ] && exit 0

if ! has apt-get; then
    echo "These are missing, and there is no apt-get to install them:${wanted:- clang and its sanitizer runtimes}" >&2
    exit 1
fi
if [ "$(id -u)" -eq 0 ]; then
    as_root=
elif has sudo && sudo -n true 2>/dev/null; then
    as_root="sudo -n"
else
    packages="$wanted"
    [ -n "$llvm" ] || packages="$packages clang-19 libclang-rt-19-dev llvm-19 clangd-19 lldb-19"
    echo "Packages are missing. Run this once, then try again:" >&2
    echo "  sudo apt-get update && sudo apt-get install -y --no-install-recommends$packages" >&2
    exit 1
fi
$as_root apt-get update -q
if [ -z "$llvm" ]; then
    for version in 19 20 18 17 16; do
        if apt-cache show "clang-$version" >/dev/null 2>&1; then
            wanted="$wanted clang-$version libclang-rt-$version-dev llvm-$version clangd-$version lldb-$version"
            break
        fi
    done
fi
echo "Installing Debian packages, about a minute:$wanted"
# shellcheck disable=SC2086
DEBIAN_FRONTEND=noninteractive $as_root apt-get install -y -q --no-install-recommends $wanted
