#!/bin/sh
# Installs the independent MCP client that a test talks to `patchwright mcp` with: the Python SDK, below target/, once.
set -eu

version=2.3.0
folder=target/mcp-client
[ -e "$folder/has-$version" ] && exit 0

echo "Installing the MCP client for a test, about a quarter of a minute: mcp $version from PyPI"
rm -rf "$folder"
python3 -m venv "$folder"
"$folder/bin/pip" install --quiet --disable-pip-version-check --timeout 20 --retries 3 "mcp==$version"
touch "$folder/has-$version"
