# A language server that knows one place: the second line of the file that its first word names. It says so only to whom
# greeted it with the options that its second word names. What it is told of goes to the file that is its third.
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

answer() {
    text="{\"jsonrpc\":\"2.0\",\"id\":$id,\"result\":$1}"
    printf 'Content-Length: %d\r\n\r\n%s' "${#text}" "$text"
}

place="[{\"uri\":\"file://$1\",\"range\":{\"start\":{\"line\":1,\"character\":4},\"end\":{\"line\":1,\"character\":7}}}]"

while hear; do
    case $method in
    initialize)
        case $body in *"\"initializationOptions\":$2"*) known=$place ;; *) known='[]' ;; esac
        answer '{"capabilities":{},"offsetEncoding":"utf-8"}' ;;
    textDocument/didOpen) printf '%s\n' "$body" >> "$3" ;;
    textDocument/definition) answer "$known" ;;
    esac
done
