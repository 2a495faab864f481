# Sourced by every test; the program is in the build folder.
dir=$(mktemp -d) || exit 99
trap 'rm -rf "$dir"' EXIT

# repeat N TEXT
repeat() {
    i=0
    while [ "$i" -lt "$1" ]; do
        printf '%s' "$2"
        i=$((i + 1))
    done
}

# folds INPUT WANT
folds() {
    printf '%s' "$1" | ./jfold >"$dir/out" 2>"$dir/err"
    status=$?
    if [ "$status" -ne 0 ] || [ "$(cat "$dir/out")" != "$2" ]; then
        echo "input: $1"
        echo "status $status, expected: $2"
        cat "$dir/out" "$dir/err"
        exit 1
    fi
}

# refuses INPUT MESSAGE
refuses() {
    printf '%s' "$1" | ./jfold >"$dir/out" 2>"$dir/err"
    status=$?
    if [ "$status" -ne 1 ] || [ -s "$dir/out" ] || ! grep -q "^jfold: .*$2\$" "$dir/err"; then
        echo "input: $1"
        echo "status $status, expected: $2"
        cat "$dir/out" "$dir/err"
        exit 1
    fi
}
