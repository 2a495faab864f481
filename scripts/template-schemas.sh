#!/bin/sh
# Installs the checker that a test holds the CI templates against the published schemas of GitHub's and GitLab's files with: it
# brings both schemas along. Below target/, once.
set -eu

version=0.39.0
folder=target/template-schemas
[ -e "$folder/has-$version" ] && exit 0

echo "Installing the checker of the CI templates for a test, about a quarter of a minute: check-jsonschema $version from PyPI"
rm -rf "$folder"
python3 -m venv "$folder"
"$folder/bin/pip" install --quiet --disable-pip-version-check --timeout 20 --retries 3 "check-jsonschema==$version"
touch "$folder/has-$version"
