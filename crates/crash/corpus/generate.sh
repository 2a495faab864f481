#!/usr/bin/env bash
# Makes reports/*.txt anew: builds the programs of src/ with gcc and clang under each sanitizer, runs
# every case of cases.txt on the builds it names, and takes this machine's paths and process ids out.
#
#   crates/crash/corpus/generate.sh [CASE…]
#   BLESS=1 cargo test -p patchwright-crash --test corpus     # then read the golden diff by eye
#
# Wants gcc, clang (CLANG=clang-19), its compiler-rt and llvm-symbolizer (SYMBOLIZER=…).
set -u
here=$(cd "$(dirname "$0")" && pwd)
out=$here/reports
build=$(mktemp -d)
trap 'rm -rf "$build"' EXIT
CLANG=${CLANG:-$(command -v clang-19 || command -v clang)}
SYMBOLIZER=${SYMBOLIZER:-$(command -v llvm-symbolizer-19 || command -v llvm-symbolizer)}
mkdir -p "$out"
. "$here/runtimes.sh"
# The debugger's addresses stay the same from run to run where the system allows it.
still=$(command -v setarch >/dev/null && setarch -R true 2>/dev/null && echo "setarch -R" || echo)

# flags BUILD: the compiler and its flags, by the words of the build's name.
flags() {
    local common="-O1 -fno-omit-frame-pointer -fno-optimize-sibling-calls -w"
    case $1 in *nodebug*) ;; *) common="-g $common" ;; esac
    case $1 in *recover*) common="$common -fsanitize-recover=all" ;; esac
    case $1 in *halt*) common="$common -fno-sanitize-recover=all" ;; esac
    case $1 in
    gcc*) echo "gcc g++ $common" ;;
    clang*) echo "$CLANG ${CLANG/clang/clang++} $common" ;;
    esac
}

# sanitizer PROGRAM BUILD: what the program is instrumented with.
sanitizer() {
    case $1.$2 in
    # The one call of another sanitizer's own function is never made.
    *-valgrind* | *-helgrind*) echo "-Wl,--defsym,__sanitizer_annotate_contiguous_container=main" ;;
    *-hwasan*) echo "-fsanitize=hwaddress -fsanitize-hwaddress-experimental-aliasing -Wl,--defsym,__sanitizer_annotate_contiguous_container=main" ;;
    checks.*) echo "-fsanitize=address" ;;
    leaks.*-lsan*) echo "-fsanitize=leak" ;;
    unset.*-origins*) echo "-fsanitize=memory -fsanitize-memory-track-origins=2" ;;
    unset.*) echo "-fsanitize=memory" ;;
    threads.*) echo "-fsanitize=thread" ;;
    undefined.clang*) echo "-fsanitize=undefined,integer,float-divide-by-zero,implicit-conversion,function,vptr" ;;
    undefined.*) echo "-fsanitize=undefined,float-divide-by-zero,float-cast-overflow" ;;
    plain.*-asan*) echo "-fsanitize=address" ;;
    plain.*) echo "-fstack-protector-all -U_FORTIFY_SOURCE -D_FORTIFY_SOURCE=2" ;;
    fuzz.*) echo "-fsanitize=fuzzer,address" ;;
    memory.*-pair*) echo "-fsanitize=address,pointer-compare,pointer-subtract" ;;
    memory.*-both*) echo "-fsanitize=address,undefined" ;;
    memory.* | objects.* | order.* | odr.* | leaks.*) echo "-fsanitize=address" ;;
    esac
}

# compile PROGRAM BUILD: prints the binary's path. gcc is given relative names, clang absolute ones.
compile() {
    local program=$1 name=${2//-raw/} cc cxx rest src=$here/src
    name=${name//-colour/}
    local binary=$build/$program-$name
    [ -x "$binary" ] && echo "$binary" && return
    read -r cc cxx rest <<<"$(flags "$name")"
    local san="$(sanitizer "$program" "$name")" dir=$src/
    case $name in gcc*) cd "$src" && dir= ;; esac
    case $program in
    memory | leaks | unset | threads | plain) $cc $rest $san "${dir}$program.c" -o "$binary" -lpthread ;;
    objects) $cxx $rest $san -D_GLIBCXX_SANITIZE_VECTOR "${dir}$program.cc" -o "$binary" ;;
    undefined) $cxx $rest $san -std=c++17 "${dir}$program.cc" -o "$binary" ;;
    checks)
        local with=
        case $name in
        *-glib) with="-DWITH_GLIB $(pkg-config --cflags --libs glib-2.0)" ;;
        *-glog) with="-DWITH_GLOG -lglog" ;;
        esac
        $cxx $rest $san "${dir}$program.cc" -o "$binary" $with
        ;;
    fuzz) $cc $rest $san "${dir}fuzz/target.c" "${dir}library.c" -o "$binary" ;;
    order) $cxx $rest $san "${dir}order_a.cc" "${dir}order_b.cc" -o "$binary" ;;
    odr)
        $cc $rest $san -shared -fPIC "${dir}odr_lib.c" -o "$build/libodr-$name.so" &&
            $cc $rest $san "${dir}odr_main.c" "$build/libodr-$name.so" "-Wl,-rpath,$build" -o "$binary"
        ;;
    esac >&2
    echo "$binary"
}

# run CASE PROGRAM BUILD OPTIONS ARGUMENTS: one report on stdout.
run() {
    local binary options=$4 arguments=$5 input=$build/input
    is_runtime "$2" "$3" && { run_runtime "$2" "$3" "$4" "$5"; return; }
    binary=$(compile "$2" "$3")
    case $3 in *-raw*) options="$options:symbolize=0" ;; esac
    case $3 in *-colour*) options="$options:color=always" ;; esac
    case $2 in fuzz) printf '%s' "${arguments%% *}" >"$input" && arguments="${arguments#* } $input" ;; esac
    options="external_symbolizer_path=$SYMBOLIZER:print_stacktrace=1:$options"
    # A shell of its own says by which signal a program without a sanitizer died.
    ASAN_OPTIONS=$options HWASAN_OPTIONS=$options LSAN_OPTIONS=$options MSAN_OPTIONS=$options TSAN_OPTIONS=$options \
        UBSAN_OPTIONS=$options TERM=dumb timeout 60 $still bash -c "ulimit -c 0; \"\$@\"; :" sh "$binary" $arguments 2>&1 </dev/null
}

# No path, process or thread id of this machine stays.
scrub() {
    LC_ALL=C sed -E -e "s#$here/src#/src/demo#g" -e "s#$build#/build/demo#g" \
        -e 's/==[0-9]+==/==4242==/g' -e 's/\(pid=[0-9]+\)/(pid=4242)/' -e 's/tid=[0-9]+([^0-9x]|$)/tid=4243\1/g' \
        -e 's/ T[0-9]{3,}\)/ T4242)/' -e 's/Running: .*input/Running: input/' -e 's/: line [0-9]+: +[0-9]+ /: line 1:  4242 /' -e 's/^(sh|environment): line/bash: line/'
}

# What was written by hand is kept.
[ $# -gt 0 ] || find "$out" -name '*.txt' ! -name '*-written.txt' -delete
while IFS='|' read -r name program builds options arguments _; do
    name=$(echo $name) program=$(echo $program) options=$(echo $options) arguments=$(echo $arguments)
    case $name in '' | '#'*) continue ;; esac
    [ $# -eq 0 ] || case " $* " in *" $name "*) ;; *) continue ;; esac
    for flavour in $builds; do
        case $flavour in *-written) continue ;; esac
        run "$name" "$program" "$flavour" "$options" "${arguments:-$name}" | scrub | scrub_runtime >"$out/$name.$flavour.txt"
        [ -s "$out/$name.$flavour.txt" ] || { echo "no output: $name.$flavour" >&2; rm "$out/$name.$flavour.txt"; }
    done
done <"$here/cases.txt"
[ $# -gt 0 ] || "$here/derive.sh"
