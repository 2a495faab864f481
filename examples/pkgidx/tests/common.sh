# Sourced by the tests: shows STATUS EXPECTED ARG...
data=${srcdir:-.}/data

shows() {
	want=$1 expected=$2
	shift 2
	out=$("$PKGIDX" "$@" 2>&1)
	status=$?
	[ "$status" -eq "$want" ] && [ "$out" = "$expected" ] && return 0
	printf 'expected status %s:\n%s\ngot status %s:\n%s\n' "$want" "$expected" "$status" "$out"
	exit 1
}
