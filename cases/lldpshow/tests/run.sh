#!/bin/sh
# Each line of tests/cases is name|arguments; output and exit status are
# compared with tests/expect/<name>.txt.  Prints TAP.
cd "$(dirname "$0")/.." || exit 2
echo "1..$(grep -c . tests/cases)"
n=0
bad=0
while IFS='|' read -r name args; do
    n=$((n + 1))
    got=$(eval "./lldpshow $args" 2>/dev/null </dev/null; echo "status $?")
    if [ "$got" = "$(cat "tests/expect/$name.txt")" ]; then
        echo "ok $n - $name"
    else
        echo "not ok $n - $name"
        bad=1
    fi
done < tests/cases
exit $bad
