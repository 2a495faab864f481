//! A build command given by the user, and tests that no build file declares.

use super::*;

#[test]
fn a_given_build_still_has_its_tests() {
    const SANITIZED: &str = "-fsanitize=address";
    let cases: [(Files, &str, Option<&str>, usize); 6] = [
        (
            CMAKE,
            "cmake -S . -B out/x && cmake --build out/x",
            Some("ctest --test-dir out/x --output-on-failure"),
            0,
        ),
        (CMAKE, "./make-it.sh -fsanitize=address", None, 1),
        (
            MESON,
            "ninja -C b -fsanitize=address",
            Some("meson test -C b --timeout-multiplier 3"),
            0,
        ),
        (
            MAKE,
            "make CC='clang -fsanitize=address'",
            Some("make check"),
            0,
        ),
        (MAKE, "./build.sh", None, 2),
        (MAKE_BY_NAME, "make", None, 2),
    ];
    for (files, build, test, notes) in cases {
        let made = tree("t", files);
        let flags = Flags {
            build: Some(build.to_owned()),
            ..flags("./t {input}")
        };
        let guess = guess(&made.root, &flags, &made.root, &clang()).unwrap();
        let command = guess.test.map(|test| test.command);
        assert_eq!(command.as_deref(), test, "{build}: {:?}", guess.notes);
        assert_eq!(guess.notes.len(), notes, "{build}: {:?}", guess.notes);
        let lacking = guess.notes.iter().any(|note| note.contains(SANITIZED));
        let reached = build.contains(SANITIZED) || build.starts_with("cmake");
        assert_eq!(lacking, !reached, "{build}: {:?}", guess.notes);
    }
}

#[test]
fn a_given_build_keeps_what_fits_it() {
    const PLAIN_MAKE: Files = &[("Makefile", "t: t.c\n"), ("t.c", ""), ("crash.bin", "")];
    let configure = Some("autoreconf -fi && ./configure");
    // The tree, the build command, the setup, and whether our compilers are set.
    let cases: [(Files, &str, Option<&str>, bool); 11] = [
        (AUTOTOOLS, "make -j2 all", configure, true),
        (
            AUTOTOOLS,
            "autoreconf -fi && ./configure && make",
            None,
            true,
        ),
        (
            AUTOTOOLS,
            "make CFLAGS=-fsanitize=address",
            configure,
            false,
        ),
        (AUTOTOOLS, "./build.sh", None, false),
        (
            CMAKE,
            "cmake --build out",
            Some("cmake -S . -B out -DCMAKE_BUILD_TYPE=None -DCMAKE_EXPORT_COMPILE_COMMANDS=ON"),
            true,
        ),
        (CMAKE, "cmake -B out && cmake --build out", None, true),
        (CMAKE, "./build.sh", None, false),
        (
            MESON,
            "ninja -C out",
            Some("meson setup out --buildtype=plain -Db_lundef=false"),
            true,
        ),
        (MAKE, "make t", Some("make clean"), true),
        (PLAIN_MAKE, "make t", None, true),
        (MAKE, "./build.sh", None, true),
    ];
    for (files, build, setup, ours) in cases {
        let made = tree("t", files);
        let flags = Flags {
            build: Some(build.to_owned()),
            ..flags("./t {input}")
        };
        let guess = guess(&made.root, &flags, &made.root, &clang()).unwrap();
        assert_eq!(guess.build, build);
        assert_eq!(guess.setup.as_deref(), setup, "{build}");
        let set = guess.build_env.iter().any(|(name, _)| *name == "CC");
        assert_eq!(set, ours, "{build}: {:?}", guess.build_env);
        assert_eq!(guess.poc_env.is_empty(), !ours, "{build}");
    }
    let made = tree("t", AUTOTOOLS);
    let flags = Flags {
        build: Some("make CC=tcc".to_owned()),
        setup: Some("./configure --mine".to_owned()),
        ..flags("./t {input}")
    };
    let guess = guess(&made.root, &flags, &made.root, &clang()).unwrap();
    assert_eq!(guess.setup.as_deref(), Some("./configure --mine"));
    let names: Vec<&str> = guess.build_env.iter().map(|(name, _)| *name).collect();
    assert_eq!(
        names,
        ["ASAN_OPTIONS", "CXX", "CFLAGS", "CXXFLAGS", "LDFLAGS"]
    );
}

#[test]
fn test_scripts_are_known_by_their_names() {
    use std::os::unix::fs::PermissionsExt;
    const SCRIPT: &str = "#!/bin/sh\nexit 0\n";
    // The file, its text, whether it is executable, and the command.
    let cases: [(&str, &str, bool, Option<&str>); 15] = [
        (
            "tests/runtests",
            SCRIPT,
            true,
            Some("cd tests && ./runtests"),
        ),
        (
            "tests/runtests",
            "#!/usr/bin/env bash\n",
            false,
            Some("cd tests && bash runtests"),
        ),
        (
            "tests/run-tests.sh",
            SCRIPT,
            true,
            Some("cd tests && ./run-tests.sh"),
        ),
        (
            "test/run_tests.py",
            "import os\n",
            false,
            Some("cd test && python3 run_tests.py"),
        ),
        ("t/run.sh", "exit 0\n", false, Some("cd t && sh run.sh")),
        (
            "tests/run-all.pl",
            "#!/usr/bin/perl\n",
            true,
            Some("cd tests && ./run-all.pl"),
        ),
        (
            "tests/check.sh",
            "#!/bin/sh\n./t tests/a.bin\n",
            true,
            Some("./tests/check.sh"),
        ),
        (
            "tests/check.sh",
            "#!/bin/sh\ncd $(dirname $0)/../tests/x\n",
            true,
            Some("cd tests && ./check.sh"),
        ),
        ("test.sh", "exit 0\n", false, Some("sh test.sh")),
        ("RunTests.sh", SCRIPT, true, Some("./RunTests.sh")),
        ("check.sh", SCRIPT, true, Some("./check.sh")),
        ("run.sh", SCRIPT, true, None),
        ("tests/test.c", "int main;", false, None),
        ("tests/runtests", "\u{7f}ELF", true, None),
        ("tests/data", SCRIPT, true, None),
    ];
    for (file, text, executable, expected) in cases {
        let made = tree("t", &[("Makefile", "t: t.c\n"), (file, text)]);
        let mode = if executable { 0o755 } else { 0o644 };
        let permissions = fs::Permissions::from_mode(mode);
        fs::set_permissions(made.root.join(file), permissions).unwrap();
        let guess = guess(&made.root, &Flags::default(), &made.root, &clang()).unwrap();
        let command = guess.test.map(|test| test.command);
        assert_eq!(command.as_deref(), expected, "{file}: {text}");
        assert_eq!(
            guess.notes.is_empty(),
            expected.is_some(),
            "{:?}",
            guess.notes
        );
    }
}

/// A long note is wrapped between words without losing any of it.
#[test]
fn notes_are_written_whole() {
    let made = tree("t", MAKE);
    let guess = Guess {
        notes: vec!["word ".repeat(60) + "\u{1b}[2J end"],
        ..guess(&made.root, &Flags::default(), &made.root, &clang()).unwrap()
    };
    let text = render(&guess, &made.root);
    let comments = text.lines().filter(|line| line.starts_with('#'));
    assert!(comments.clone().all(|line| line.len() <= 100), "{text}");
    assert_eq!(text.matches("word").count(), 60, "{text}");
    assert!(text.contains(r"\u{1b}[2J end"), "{text}");
}
