#!/bin/sh
# Installs a JDK and Maven from Debian's packages for `make test-java`, or prints the line that would.
set -eu

has() { command -v "$1" >/dev/null 2>&1; }

wanted=
has javac || wanted="$wanted openjdk-17-jdk-headless"
has mvn || wanted="$wanted maven"
[ -z "$wanted" ] && exit 0

if [ "$(id -u)" -eq 0 ]; then
    as_root=
elif has sudo && sudo -n true 2>/dev/null; then
    as_root="sudo -n"
else
    echo "Packages are missing. Run this once, then try again:" >&2
    echo "  sudo apt-get update && sudo apt-get install -y --no-install-recommends$wanted" >&2
    exit 1
fi
# shellcheck disable=SC2086
$as_root apt-get update -q && $as_root apt-get install -yq --no-install-recommends $wanted
