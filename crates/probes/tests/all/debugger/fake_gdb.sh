# A debug adapter that answers as GDB 16 does, for a program that comes by line 5 five times and then crashes in it.
# Breakpoints have no place before the program is launched, a hit condition is how many hits are passed, nothing can be
# restarted, and stops by a signal do not name it.
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
    seq=$(printf %s "$body" | sed -n 's/.*"seq":\([0-9]*\).*/\1/p')
    command=$(printf %s "$body" | sed -n 's/.*"command":"\([^"]*\)".*/\1/p')
}

say() {
    printf 'Content-Length: %d\r\n\r\n%s' "${#1}" "$1"
}

answer() {
    say "{\"type\":\"response\",\"request_seq\":$seq,\"command\":\"$command\",\"success\":true,\"body\":$1}"
}

refuse() {
    say "{\"type\":\"response\",\"request_seq\":$seq,\"command\":\"$command\",\"success\":false,\"message\":\"$1\"}"
}

run() {
    launched=$1
    say "{\"type\":\"response\",\"request_seq\":$launched,\"command\":\"launch\",\"success\":true}"
    if [ -n "$line_at" ] && [ "$passed" -lt 5 ]; then
        hits=$((passed + 1)) at=9
    else
        hits=5 at=3
    fi
    say "{\"type\":\"event\",\"event\":\"stopped\",\"body\":{\"threadId\":1,\"reason\":\"breakpoint\",\"hitBreakpointIds\":[$at]}}"
}

frame='{"id":1,"name":"past(p = 0x502000000010, n = 4)","line":5,"column":0,"source":{"path":"/program/past.c"}}'

list() {
    printf 'Num     Type           Disp Enb Address            What\\n'
    printf '3       breakpoint     keep y   0x0000555555628190 <__asan_on_error>\\n'
    case $line_at in
    '') ;;
    [0-5]) printf '9       breakpoint     keep y   0x000055555565fb10 in past at past.c:5\\n\\tbreakpoint already hit %d times\\n' "$hits" ;;
    *) printf '9       breakpoint     keep y   <PENDING>          -source /program/past.c -line %d\\n' "$line_at" ;;
    esac
}

line_at='' passed=0
while hear; do
    case $command in
    initialize)
        answer '{"supportsConfigurationDoneRequest":true,"supportsReadMemoryRequest":true}'
        say '{"type":"event","event":"initialized"}' ;;
    launch) launch=$seq ;;
    setFunctionBreakpoints) answer '{"breakpoints":[{"id":3,"verified":false,"reason":"pending"}]}' ;;
    setBreakpoints)
        line_at=$(printf %s "$body" | sed -n 's/.*"line":\([0-9]*\).*/\1/p')
        passed=$(printf %s "$body" | sed -n 's/.*"hitCondition":"\([0-9]*\)".*/\1/p')
        passed=${passed:-0}
        answer '{"breakpoints":[{"id":9,"verified":false,"reason":"pending"}]}'
        [ "$line_at" -le 5 ] || passed=99 ;;
    configurationDone) answer '{}'; run "$launch" ;;
    stackTrace)
        case $at in
        3) answer "{\"stackFrames\":[{\"id\":0,\"name\":\"__asan_on_error()\",\"line\":0},$frame]}" ;;
        *) answer "{\"stackFrames\":[$frame]}" ;;
        esac ;;
    evaluate)
        case $body in
        *'"info breakpoints"'*) answer "{\"result\":\"$(list)\",\"variablesReference\":0}" ;;
        *'"i"'*) answer "{\"result\":\"$((hits - 1))\",\"type\":\"int\",\"variablesReference\":0}" ;;
        *'"context":"repl"'*) answer '{"result":"","variablesReference":0}' ;;
        *) refuse 'No symbol in current context.' ;;
        esac ;;
    *) refuse "'$command'" ;;
    esac
done
