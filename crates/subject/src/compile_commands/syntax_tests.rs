use super::syntax_only;
use crate::compile_commands::CompileCommand;
use crate::compile_commands::shell::split_words;

#[test]
fn only_what_the_front_end_needs_is_left() {
    for (line, expected) in [
        (
            "gcc -DP=x -I. -g -O1 -fsanitize=address -MT a.o -MD -MP -MF .deps/a.Tpo -c -o a.o a.c",
            "gcc -fsyntax-only -DP=x -I. -g -O1 -fsanitize=address a.c",
        ),
        (
            "clang --driver-mode=g++ -c -std=c++17 -Wp,-MMD,a.d ./a.c -o .libs/a.o -save-temps --coverage",
            "clang -fsyntax-only --driver-mode=g++ -std=c++17 ./a.c",
        ),
        (
            "cc -x c++ -include pre.h /src/a.c b.c extra.o -lm -Lx -Wl,-z -Xlinker now -shared -o a.so",
            "cc -fsyntax-only -x c++ -include pre.h /src/a.c",
        ),
        ("cc @flags.rsp -c a.c", "cc -fsyntax-only @flags.rsp a.c"),
    ] {
        let command = CompileCommand {
            folder: "/src".into(),
            file: "/src/a.c".into(),
            arguments: split_words(line.as_bytes()),
            output: None,
        };
        assert_eq!(
            syntax_only(&command),
            split_words(expected.as_bytes()),
            "{line}"
        );
    }
}
