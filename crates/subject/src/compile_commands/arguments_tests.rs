use std::ffi::OsStr;

use super::{Mode, PieceKind, SourceLanguage, inputs, is_compiler, mode, pieces};
use crate::compile_commands::shell::split_words;

#[test]
fn words_are_sorted_by_what_they_do() {
    let line = "-c -o a.o -ob.o -I inc -Iinc -MD -MF d -MFd -MT t -Wp,-MD,x.d -x c -xc++ -xHost -Wl,-z,now -Xlinker a \
                -lm -l m -Lx -DX -save-temps=obj -pthread a.c b.o @list -include p.h - -- -odd.c";
    let shown: Vec<String> = pieces(&split_words(line.as_bytes()))
        .into_iter()
        .map(|piece| {
            let words: Vec<_> = piece
                .words
                .iter()
                .map(|word| word.to_string_lossy())
                .collect();
            let mark = match piece.kind {
                PieceKind::Mode(Mode::Compile) => "compile",
                PieceKind::Mode(_) => "mode",
                PieceKind::Output => "output",
                PieceKind::Dependencies => "deps",
                PieceKind::Link => "link",
                PieceKind::Language => "language",
                PieceKind::Input => "input",
                PieceKind::SideFile => "side",
                PieceKind::Other => "other",
            };
            format!("{mark}: {}", words.join(" "))
        })
        .collect();
    insta::assert_snapshot!(shown.join("\n"), @r#"
    compile: -c
    output: -o a.o
    output: -ob.o
    other: -I inc
    other: -Iinc
    deps: -MD
    deps: -MF d
    deps: -MFd
    deps: -MT t
    deps: -Wp,-MD,x.d
    language: -x c
    language: -xc++
    other: -xHost
    link: -Wl,-z,now
    link: -Xlinker a
    link: -lm
    link: -l m
    link: -Lx
    other: -DX
    side: -save-temps=obj
    other: -pthread
    input: a.c
    input: b.o
    other: @list
    other: -include p.h
    input: -
    input: -odd.c
    "#);
}

#[test]
fn inputs_have_the_language_that_stands_before_them() {
    let line = "a.c -x c++ b.c c.txt -x none d.c e.cc f.S g.h h.o i.so.1 -xassembler j.c";
    let shown: Vec<String> = inputs(&pieces(&split_words(line.as_bytes())))
        .into_iter()
        .map(|input| {
            let language = match input.language {
                Some(SourceLanguage::C) => "c",
                Some(SourceLanguage::Cpp) => "c++",
                Some(SourceLanguage::Other) => "other",
                None => "object",
            };
            format!("{}={language}", input.path.to_string_lossy())
        })
        .collect();
    let expected = "a.c=c b.c=c++ c.txt=c++ d.c=c e.cc=c++ f.S=other g.h=other h.o=object i.so.1=object j.c=other";
    assert_eq!(shown.join(" "), expected);
}

#[test]
fn the_earliest_stop_wins() {
    for (line, expected) in [
        ("-c a.c", Some(Mode::Compile)),
        ("-c -E a.c", Some(Mode::Nothing)),
        ("-M a.c", Some(Mode::Nothing)),
        ("-MD -c a.c", Some(Mode::Compile)),
        ("-S -c a.c", Some(Mode::Assembly)),
        ("-o -E a.c", None),
        ("a.c", None),
    ] {
        assert_eq!(
            mode(&pieces(&split_words(line.as_bytes()))),
            expected,
            "{line}"
        );
    }
}

#[test]
fn compilers_are_known_by_name() {
    for name in [
        "cc",
        "c++",
        "/usr/bin/gcc",
        "x86_64-linux-gnu-g++-12",
        "clang-19",
        "clang++",
        "gcc-4.8.5",
    ] {
        assert!(is_compiler(OsStr::new(name)), "{name}");
    }
    for name in [
        "gcc-ar",
        "ld",
        "ccache",
        "clang-format",
        "clang-tidy-19",
        "make",
        "",
        "-cc",
        "CC=/usr/bin/gcc",
        "-DX=/usr/bin/gcc",
    ] {
        assert!(!is_compiler(OsStr::new(name)), "{name}");
    }
}
