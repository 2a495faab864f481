use super::*;

#[test]
fn compilers_and_targets_are_seen() {
    let makefile = Makefile::parse(
        "CC := gcc -std=c99\nLINK?=$(CROSS)g++-12\nHOSTCC = gcc\noverride LD = gcc\nCFLAGS += -O2\n\
         OBJ = a.o \\\n  b.o\n.PHONY: all check\nall: tool\ncheck test: tool\n\t@./run | grep ok; clang -v\n\
         tool: $(OBJ)\n\t$(CC) -o $@ $^\n# CXX = g++\nNOTE = see gcc\n\t/usr/bin/gcc x.c\nX=1 # cc\n",
    );
    let variables: Vec<(&str, Speaks, &str)> = makefile
        .variables
        .iter()
        .map(|(name, (speaks, rest))| (name.as_str(), *speaks, rest.as_str()))
        .collect();
    let expected = [("CC", Speaks::C, "-std=c99"), ("LINK", Speaks::Cxx, "")];
    assert_eq!(variables, expected);
    let by_name: Vec<&String> = makefile.by_name.keys().collect();
    assert_eq!(by_name, ["clang", "gcc"]);
    assert_eq!(makefile.test_target(), Some("check"));
    assert!(makefile.has_target("tool") && !makefile.has_target("clean"));
}

#[test]
fn odd_text_is_only_read() {
    for text in [
        "",
        "=",
        ":",
        "\t",
        "= gcc",
        ":::=gcc",
        "CC=gcc\u{1}x",
        "a$(b:c=d): e",
        "\\\n\\",
    ] {
        let makefile = Makefile::parse(text);
        assert!(makefile.variables.is_empty(), "{text:?}");
    }
}
