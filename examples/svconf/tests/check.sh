#!/bin/sh
# Prints TAP. usage: check.sh SVCONF
svconf=$1
n=0
bad=0

rep() { # TEXT TIMES
	i=0 s=
	while [ $i -lt "$2" ]; do s=$s$1; i=$((i + 1)); done
	printf %s "$s"
}

# t NAME STATUS EXPECTED CONFIG [ARG...]
t() {
	name=$1 want=$2 expect=$3 config=$4
	shift 4
	n=$((n + 1))
	out=$(printf '%s\n' "$config" | "$svconf" "$@" 2>&1)
	status=$?
	if [ "$status:$out" = "$want:$expect" ]; then
		echo "ok $n - $name"
	else
		bad=1
		echo "not ok $n - $name"
		printf '%s\n' "$out" | sed 's/^/# /'
	fi
}

a60=$(rep a 60)
b67=$(rep b 67)
x127=$(rep x 127)
n31=$(rep n 31)

echo 1..17
t empty 0 "" ""
t flat 0 "port=80" "port = 80"
t sections 0 "web.port=80
db.port=5432" "# two services
[web]
port = 80
[ db ]
port=5432"
t quotes 0 'web.motd=  hi  ' '[web]
motd = "  hi  "'
t variable 0 "root=/srv/www" 'set base = /srv
root = ${base}/www'
t nested-set 0 "c=12" 'set a = 1
set b = ${a}2
c = ${b}'
t default 0 "host=localhost" 'host = ${name:-localhost}'
t default-unused 0 "host=box" 'host = ${name:-localhost}' -D name=box
t dollar 0 'price=$5' 'price = $$5'
t longest-literal 0 "v=$x127" "v = $x127"
t too-long-literal 1 "svconf: line 1: line or value too long" "v = ${x127}x"
t longest-by-reference 0 "v=$x127" "set x = $x127
v = \${x}"
t longest-by-two-references 0 "v=$a60$b67" "set a = $a60
set b = $b67
v = \${a}\${b}"
t longest-name 0 "$n31=1" "set $n31 = 1
$n31 = \${$n31}"
t unset 1 "svconf: line 2: variable is not set" "a = 1
b = \${nope}"
t unclosed 1 "svconf: line 1: syntax error" 'a = ${x'
t get 0 "5432" "[web]
port = 80
[db]
port = 5432" -g db port
exit $bad
