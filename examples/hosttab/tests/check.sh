#!/bin/sh
# usage: check.sh HOSTTAB
# Prints TAP. Each case is a table on stdin and what the program says to it.
tool=$1
dir=$(mktemp -d) || exit 1
trap 'rm -rf "$dir"' EXIT
count=0
failed=0

# expect NAME STATUS TEXT [OPTION]
expect() {
    count=$((count + 1))
    cat >"$dir/table"
    "$tool" $4 "$dir/table" >"$dir/out" 2>&1
    status=$?
    if [ "$status" -eq "$2" ] && [ "$(cat "$dir/out")" = "$3" ]; then
        echo "ok $count - $1"
    else
        echo "not ok $count - $1"
        sed 's/^/# /' "$dir/out"
        echo "# status $status, expected $2: $3"
        failed=1
    fi
}
lists() { expect "$1" 0 "$2"; }
sums() { expect "$1" 0 "$2" -s; }
refuses() { expect "$1" 1 "hosttab: $2"; }

name31=abcdefghijklmnopqrstuvwxyz01234

lists 'empty table' '' </dev/null
lists 'comments only' '' <<END
# nothing

   # here
END
lists 'static host' '10.0.0.2 web' <<END
web:ip=10.0.0.2:
END
lists 'static host with gateway' '10.0.0.2 web via 10.0.0.1' <<END
web:ip=10.0.0.2:gw=10.0.0.1
END
lists 'reservation in seconds' '10.0.0.9 printer 00a0c91432fe 90s' <<END
printer:ha=00A0C91432FE:ip=10.0.0.9:ttl=90:
END
lists 'reservation in hours' '10.0.0.9 printer via 10.0.0.1 00a0c91432fe 24h' <<END
printer:ip=10.0.0.9:ha=00a0c91432fe:gw=10.0.0.1:ttl=86400:
END
lists 'explicit forever' '10.0.0.9 p 000000000001 forever' <<END
p:ttl=0:ip=10.0.0.9:ha=000000000001
END
lists 'longest lease' '10.0.0.9 p 000000000001 8760h' <<END
p:ip=10.0.0.9:ha=000000000001:ttl=31536000
END
refuses 'lease over a year' 'line 1: bad ttl' <<END
p:ip=10.0.0.9:ha=000000000001:ttl=31536001
END
refuses 'negative lease' 'line 1: bad ttl' <<END
p:ip=10.0.0.9:ttl=-1
END
lists 'sorted by address' '1.2.3.4 b
10.0.0.2 c
255.255.255.255 a' <<END
a:ip=255.255.255.255
b:ip=1.2.3.4
c:ip=10.0.0.2
END
sums 'summary' '4 hosts, 3 reserved, 2 leases that end' <<END
a:ip=10.0.0.1:ha=000000000001:ttl=60
b:ip=10.0.0.2
c:ip=10.0.0.3:ha=000000000003:ttl=0
d:ip=10.0.0.4:ha=000000000004:ttl=3600
END
sums 'summary of nothing' '0 hosts, 0 reserved, 0 leases that end' </dev/null
lists 'longest name' "10.0.0.1 $name31" <<END
$name31:ip=10.0.0.1
END
refuses 'name too long' 'line 1: name is too long' <<END
x$name31:ip=10.0.0.1
END
refuses 'address taken' 'line 2: address is taken' <<END
a:ip=10.0.0.1
b:ip=10.0.0.1
END
refuses 'octet of 256' 'line 1: bad address' <<END
a:ip=10.0.0.256
END
refuses 'three octets' 'line 1: bad address' <<END
a:ip=10.0.1
END
refuses 'no address' 'line 1: no address' <<END
a:gw=10.0.0.1
END
refuses 'short hardware address' 'line 1: bad hardware address' <<END
a:ip=10.0.0.1:ha=00a0c91432f
END
refuses 'unknown tag' 'line 1: unknown tag' <<END
a:ip=10.0.0.1:sm=255.0.0.0
END

echo "1..$count"
exit $failed
