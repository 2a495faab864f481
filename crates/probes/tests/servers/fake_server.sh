# A language server that misbehaves: the first word says how, the second is a folder to remember things in.
cr=$(printf '\r')

hear() {
    length=
    while IFS= read -r line; do
        line=${line%"$cr"}
        [ -n "$line" ] || break
        length=${line#Content-Length: }
    done
    [ -n "$length" ] || exit 0
    body=$(head -c "$length")
    id=$(printf %s "$body" | sed -n 's/.*"id":\([0-9]*\).*/\1/p')
    method=$(printf %s "$body" | sed -n 's/.*"method":"\([^"]*\)".*/\1/p')
}

say() {
    printf 'Content-Length: %d\r\n\r\n%s' "${#1}" "$1"
}

answer() {
    say "{\"jsonrpc\":\"2.0\",\"id\":$1,\"result\":$2}"
}

place='[{"uri":"file:///src/b.c","range":{"start":{"line":1,"character":4},"end":{"line":1,"character":7}}}]'

asked() {
    case $1 in
    hang) ;;
    die) echo 'out of luck' >&2; exit 3 ;;
    crash) kill -SEGV $$ ;;
    die-once)
        [ -e "$2/died" ] && answer "$id" "$place" || { : > "$2/died"; exit 3; } ;;
    pair)
        [ -n "$waiting" ] && { answer "$id" "$place"; answer "$waiting" "$place"; }
        waiting=$id ;;
    poison)
        case $body in
        *a.c*) : > "$2/died"; exit 3 ;;
        *) [ -e "$2/died" ] && answer "$id" "$place" ;;
        esac ;;
    nonsense) printf 'Content-Length: 5\r\n\r\nhello' ;;
    no-header) printf 'hello, how are you?\r\n\r\n' ;;
    wrong) answer "$id" 7 ;;
    large) printf 'Content-Length: 100000000\r\n\r\n"'; head -c 99999999 /dev/zero ;;
    endless) cat /dev/zero ;;
    refuse) say "{\"jsonrpc\":\"2.0\",\"id\":$id,\"error\":{\"code\":-32001,\"message\":\"invalid AST\"}}" ;;
    out-of-order)
        say '{"jsonrpc":"2.0","method":"news","params":{}}'
        answer 4711 '[]'
        say '{"jsonrpc":"2.0","id":"q","method":"client/registerCapability","params":{}}'
        hear
        case $body in *'"id":"q"'*'"result":null'* | *'"result":null'*'"id":"q"'*) answer "$asked_id" "$place" ;; esac ;;
    esac
}

while hear; do
    case $method in
    initialize) [ "$1" = mute ] || answer "$id" '{"capabilities":{},"offsetEncoding":"utf-8"}' ;;
    textDocument/definition) asked_id=$id; asked "$1" "$2" ;;
    esac
done
