# How generate.sh makes reports of other runtimes than a C compiler's sanitizers; sourced by it, with $here and $build set.
#
# Wants go, rustc, python3, node, a JDK and valgrind. Fuzzers are taken from $FUZZERS, a folder with jazzer.jar and jazzer-api.jar,
# and a built libfuzzer-sys project `rust`; Atheris from python3. What is missing is skipped.

# is_runtime PROGRAM BUILD: whether run_runtime knows it.
is_runtime() {
    case $1.$2 in
    Faults.* | FaultsFuzzer.* | faults.* | *valgrind* | *helgrind*) return 0 ;;
    esac
    return 1
}

# run_runtime PROGRAM BUILD OPTIONS ARGUMENTS: one report on stdout.
run_runtime() {
    local program=$1 flavour=$2 options=$3 arguments=$4
    mkdir -p "$build/$flavour"
    cd "$build/$flavour" || return
    case $flavour in
    java*) java_case "$program" "$flavour" "$options" "$arguments" ;;
    go*) go_case "$flavour" "$arguments" ;;
    rust*) rust_case "$flavour" "$options" "$arguments" ;;
    python) python3 $here/src/faults.py $arguments ;;
    python-atheris) head -c 6 /dev/zero >input && python3 "$here/src/faults_fuzzer.py" -runs=1 input ;;
    node) node --max-old-space-size=64 "$here/src/faults.js" $arguments ;;
    *valgrind) valgrind --fullpath-after= --leak-check=full --error-exitcode=9 "$(compile "$program" "$flavour")" $arguments ;;
    *valgrind-short) valgrind "$(compile "$program" "$flavour")" $arguments ;;
    *helgrind) valgrind --tool=helgrind --fullpath-after= "$(compile "$program" "$flavour")" $arguments ;;
    esac 2>&1
}

# A JVM's dump comes by signal, its crash log in a file of its own.
java_case() {
    local jars=${FUZZERS:-}/jazzer.jar:${FUZZERS:-}/jazzer-api.jar
    [ -d classes ] || javac -g -XDignore.symbol.file -d classes "$here"/src/Faults*.java 2>/dev/null
    case $2 in
    java-jazzer)
        printf '%s' "$4" >input
        java -cp "classes:$jars" com.code_intelligence.jazzer.Jazzer --target_class=demo.FaultsFuzzer $3 input 2>&1 | grep -vE '^INFO: (Loaded|Instrumented)'
        ;;
    java-dump)
        java -XX:-UsePerfData -cp classes demo.$1 $4 &
        sleep 2 && kill -QUIT $! && sleep 1 && kill -KILL $!
        wait $! 2>/dev/null
        ;;
    java-log)
        (java $3 -XX:ErrorFile="$PWD/hs_err.log" -cp classes demo.$1 $4; :) >/dev/null 2>&1
        # What follows is the machine's: registers, memory map, environment.
        sed -n '/^Registers:/q;p' hs_err.log
        ;;
    java) java -ea $3 -XX:ErrorFile="$PWD/hs_err.log" -cp classes demo.$1 $4 ;;
    esac
}

go_case() {
    local race=
    case $1 in *race) race=-race ;; esac
    [ -x faults ] || go build $race -o faults "$here/src/faults.go"
    ./faults $2
}

rust_case() {
    case $1 in
    rust-fuzz) printf '\011\011\011' >input && "$FUZZERS/rust/target/debug/faults" -runs=1 input ;;
    *)
        [ -x faults ] || rustc -g -C opt-level=0 "$here/src/faults.rs" -o faults 2>/dev/null
        env $2 ./faults $3
        ;;
    esac
}

# What other runtimes print of this machine: homes of toolchains, ids, times, build numbers.
scrub_runtime() {
    LC_ALL=C sed -E -e "s#^$here/runtimes.sh: line [0-9]+: +[0-9]+ ([A-Z][a-z ]*[a-z]) .*#bash: line 1:  4242 \1#" -e "s#file://$here/src#file:///src/demo#g" -e "s#$build/java[a-z-]*/#/src/demo/#g" \
        -e "s#${FUZZERS:-/nowhere}/rust/src#/src/demo#g" -e "s#${FUZZERS:-/nowhere}#/opt/fuzzers#g" \
        -e "s#$(go env GOROOT 2>/dev/null || echo /nowhere)#/usr/local/go#g" -e 's#/rustc/[0-9a-f]{40}#/rustc/0000000000000000000000000000000000000000#g' \
        -e 's#/root/(\.[a-z]+)#/home/dev/\1#g' -e 's/pid=[0-9]+, tid=[0-9]+/pid=4242, tid=4243/' -e 's/hs_err_pid[0-9]+/hs_err_pid4242/' \
        -e 's/(panicked|thread .*) \([0-9]+\) (panicked|has)/\1 (4242) \2/' -e 's/[0-9]{4}-[0-9]{2}-[0-9]{2} [0-9:]{8}/2024-05-01 10:00:00/' \
        -e 's/\(process:[0-9]+\)/(process:4242)/;s/\(([a-z-]+):[0-9]+\): /(\1:4242): /' -e 's/^F[0-9]{8} [0-9:.]+ +[0-9]+ /F20240501 10:00:00.000000  4242 /' \
        -e 's/^(Host|Time|Command Line): .*/\1: -/'  -e 's/^\[[0-9]+:0x[0-9a-f]+\] /[4242:0x1000] /'
}
