//! Tiny trees of each build system; what `init` writes for them is in `tests/init` (`BLESS=1` rewrites it).

use super::*;
use crate::manifest::{FILE_NAME, PocFlags, load};
use patchwright_testkit::check_all;
use std::fs;

#[path = "given_tests.rs"]
mod given_builds;
#[path = "java_tests.rs"]
mod java_builds;

type Files = &'static [(&'static str, &'static str)];

const CMAKE: Files = &[
    (
        "CMakeLists.txt",
        "project(t C)\nenable_testing()\nadd_executable(t t.c)\n",
    ),
    ("t.c", "int main;"),
    ("crash.bin", "x"),
];
const CMAKE_FLAGS: Files = &[
    (
        "CMakeLists.txt",
        "project(t)\nset (CMAKE_CXX_FLAGS \"-std=c++17\")\n",
    ),
    ("t.cc", "int main;"),
    ("crash.bin", "x"),
];
const MESON: Files = &[
    ("meson.build", "project('t', 'c')\nsubdir('tests')\n"),
    (
        "tests/meson.build",
        "e = executable('u', 'u.c')\ntest('u', e)\n",
    ),
    ("tests/u.c", ""),
    ("crash.bin", "x"),
];
const AUTOTOOLS: Files = &[
    ("configure.ac", "AC_INIT"),
    ("Makefile.am", "bin_PROGRAMS = t\nSUBDIRS = tests\n"),
    ("tests/Makefile.am", "TESTS = a.test\n"),
    ("t.c", ""),
    ("crash.bin", "x"),
];
const CONFIGURED: Files = &[
    ("configure", "#!/bin/sh"),
    ("config.status", "#!/bin/sh"),
    ("Makefile.in", "all: t\ntest: t\n\t./t\n"),
    ("Makefile", "CC = gcc\n"),
    ("t.c", ""),
    ("crash.bin", "x"),
];
const MAKE: Files = &[
    (
        "Makefile",
        "CC = gcc -std=c99\nCFLAGS += -Iinc\nt: t.o\n\t$(CC) -o t t.o\nclean:\n\trm -f t *.o\ncheck: t\n\t./t\n",
    ),
    ("t.c", ""),
    ("crash.bin", "x"),
];
const MAKE_BY_NAME: Files = &[
    ("makefile", "t: t.c\n\tgcc -o t t.c\n"),
    ("t.c", ""),
    ("old.o", ""),
    ("crash.bin", "x"),
];
const OSS_FUZZ: Files = &[
    (
        "build.sh",
        "#!/bin/bash -eu\n$CC $CFLAGS -c t.c\n$CXX $CXXFLAGS t.o -o $OUT/t $LIB_FUZZING_ENGINE\n",
    ),
    ("Makefile", "all:\n"),
    ("t.c", ""),
    ("crash.bin", "x"),
];
const OSS_FUZZ_NESTED: Files = &[
    ("CMakeLists.txt", "project(t C)\n"),
    (
        "fuzz/build.sh",
        "cd $SRC/nested-fuzz/src\n$CXX $CXXFLAGS x.cc -o $OUT/fuzz_parse $LIB_FUZZING_ENGINE\n",
    ),
    ("t.c", ""),
    ("crash.bin", "x"),
];

struct Made {
    _folder: tempfile::TempDir,
    root: PathBuf,
}

fn tree(name: &str, files: &[(&str, &str)]) -> Made {
    let folder = tempfile::tempdir().unwrap();
    let root = folder.path().join(name);
    for (file, text) in files {
        let path = root.join(file);
        fs::create_dir_all(path.parent().unwrap()).unwrap();
        fs::write(path, text).unwrap();
    }
    Made {
        _folder: folder,
        root,
    }
}

fn flags(poc: &str) -> Flags {
    Flags {
        pocs: vec![PocFlags {
            command: poc.to_owned(),
            input: Some("crash.bin".into()),
            ..PocFlags::default()
        }],
        ..Flags::default()
    }
}

fn clang() -> Compilers {
    Compilers {
        c: "clang".to_owned(),
        cxx: "clang++".to_owned(),
        family: Family::Clang,
    }
}

fn rendered(made: &Made, flags: &Flags) -> String {
    let guess = guess(&made.root, flags, &made.root, &clang()).unwrap();
    render(&guess, &made.root)
}

#[test]
fn each_build_system_gets_its_manifest() {
    let cases: [(&str, Files, &str); 9] = [
        ("cmake", CMAKE, "./t {input}"),
        ("cmake-flags", CMAKE_FLAGS, "./out/t {input}"),
        ("meson", MESON, "tests/u {input}"),
        ("autotools", AUTOTOOLS, "./t {input}"),
        ("configured", CONFIGURED, "./t {input}"),
        ("make", MAKE, "./t {input}"),
        ("make-by-name", MAKE_BY_NAME, "./t {input}"),
        ("oss-fuzz", OSS_FUZZ, "./t {input}"),
        ("nested-fuzz", OSS_FUZZ_NESTED, "./fuzz_parse {input}"),
    ];
    let cases = cases.map(|(name, files, poc)| (name.to_owned(), (files, poc)));
    check_all(cases, |name, (files, poc)| check_manifest(name, files, poc));
}

/// What is written for these files is the golden of that name, and can be loaded.
fn check_manifest(name: &str, files: Files, poc: &str) {
    let made = tree(name, files);
    let text = rendered(&made, &flags(poc));
    let golden = Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("tests/init")
        .join(format!("{name}.toml"));
    if std::env::var_os("BLESS").is_some() {
        fs::write(&golden, text.replace(std::env::consts::ARCH, "$ARCH")).unwrap();
    }
    let expected = fs::read_to_string(golden).unwrap_or_default();
    assert_eq!(
        text,
        expected.replace("$ARCH", std::env::consts::ARCH),
        "{name}"
    );
    fs::write(made.root.join(FILE_NAME), &text).unwrap();
    let case = load(&made.root, 1).unwrap();
    assert_eq!(case.pocs[0].command, poc);
}

#[test]
fn a_poc_runs_where_its_program_will_be() {
    let cases: [(&str, &str, Option<&str>); 8] = [
        (
            "./t {input}",
            "build-patchwright",
            Some("{source}/build-patchwright"),
        ),
        ("build/t {input}", "build", None),
        ("A=1 ./build/sub/t {input}", "build", None),
        ("{source}/o/t {input}", "o", None),
        (
            "src/t {input}",
            "build-patchwright",
            Some("{source}/build-patchwright"),
        ),
        ("src/poc.sh {input}", "build-patchwright", None),
        ("sh -c './t {input}'", "build-patchwright", None),
        ("../t {input}", "build-patchwright", None),
    ];
    let files = [
        ("CMakeLists.txt", ""),
        ("src/t.c", ""),
        ("src/poc.sh", ""),
        ("crash.bin", ""),
    ];
    let made = tree("t", &files);
    for (command, folder, cwd) in cases {
        let guess = guess(&made.root, &flags(command), &made.root, &clang()).unwrap();
        assert!(
            guess.build.contains(&format!("--build {folder} ")),
            "{command}: {}",
            guess.build
        );
        assert_eq!(guess.pocs[0].cwd.as_deref(), cwd, "{command}");
    }
}

#[test]
fn what_the_user_says_is_not_guessed() {
    let made = tree("t", CMAKE);
    let mut flags = flags("./t {input}");
    flags.build = Some("ninja".into());
    flags.test = Some("./run-tests".into());
    flags.test_format = Some("tap".into());
    flags.env = vec!["A=1".into(), "A=2".into()];
    flags.allow = vec!["*.c".into()];
    flags.runs = Some(5);
    flags.jobs = Some(1);
    let text = rendered(&made, &flags);
    fs::write(made.root.join(FILE_NAME), &text).unwrap();
    let case = load(&made.root, 9).unwrap();
    assert_eq!(
        (case.build.command.as_str(), case.build.setup),
        ("ninja", None)
    );
    assert_eq!(case.test.unwrap().command, "./run-tests");
    assert_eq!(case.env["A"], "2");
    assert_eq!(case.scope.allow, ["*.c"]);
    assert_eq!((case.judge.runs, case.limits.jobs), (5, 1));
}

#[test]
fn tests_are_known_however_they_are_spelled() {
    let cases: [(&str, &str, bool); 9] = [
        ("CMakeLists.txt", "ENABLE_TESTING ()", true),
        ("CMakeLists.txt", "  Add_Test( NAME x COMMAND y)", true),
        ("CMakeLists.txt", "include( CTest )", true),
        ("cmake/tests.cmake", "gtest_discover_tests(t)", true),
        ("CMakeLists.txt", "# enable_testing()", false),
        ("meson.build", "  test ('a', a)", true),
        ("meson.build", "testing = 1", false),
        ("sub/Makefile.am", "TESTS = a.test", true),
        ("sub/Makefile.am", "bin_PROGRAMS = t", false),
    ];
    for (file, line, expected) in cases {
        let main = match file.rsplit('/').next().unwrap() {
            "meson.build" => "meson.build",
            "Makefile.am" => "configure.ac",
            _ => "CMakeLists.txt",
        };
        let files = [(main, "project(t)\n"), ("Makefile.am", ""), (file, line)];
        let made = tree("t", &files);
        let guess = guess(&made.root, &Flags::default(), &made.root, &clang()).unwrap();
        assert_eq!(guess.test.is_some(), expected, "{file}: {line}");
    }
}

#[test]
fn the_place_for_a_poc_names_the_folder_that_is_built_in() {
    for (files, expected) in [
        (MAKE, "./tool {input}"),
        (AUTOTOOLS, "./tool {input}"),
        (CMAKE, "build-patchwright/tool {input}"),
        (MESON, "build-patchwright/tool {input}"),
    ] {
        let text = rendered(&tree("t", files), &Flags::default());
        let line = format!("# command = \"{expected}\"");
        assert!(text.lines().any(|one| one == line), "{text}");
    }
}

#[test]
fn without_a_poc_the_place_for_one_is_shown() {
    let made = tree("t", MAKE);
    let text = rendered(&made, &Flags::default());
    assert!(text.contains("# [[poc]]"), "{text}");
    fs::write(made.root.join(FILE_NAME), text).unwrap();
    let error = load(&made.root, 1).unwrap_err().to_string();
    assert!(error.contains("a poc is missing"), "{error}");
}

#[test]
fn hostile_names_stay_words() {
    let name = "a\"]\n[env]\nX = 'y' $(touch z) `w`";
    let makefile = "C'C = gcc\nLD = gcc '; touch x; '\nt:\n\t$(LD)\n";
    let files = [("Makefile", makefile), ("t.c", ""), ("it's \"x\".bin", "")];
    let made = tree(name, &files);
    let mut flags = flags("./t {input}");
    flags.pocs[0].input = Some("it's \"x\".bin".into());
    let text = rendered(&made, &flags);
    fs::write(made.root.join(FILE_NAME), &text).unwrap();
    let error = load(&made.root, 1).unwrap_err().to_string();
    assert!(error.contains("breaks symbolizers; rename it"), "{error}");
    let plain = tree("plain", &files);
    fs::write(plain.root.join(FILE_NAME), &text).unwrap();
    let case = load(&plain.root, 1).unwrap();
    assert!(case.env.is_empty(), "{text}");
    assert_eq!(case.pocs[0].input, Some(case.source.join("it's \"x\".bin")));
    let end = r#" LD="$CC"' '\''; touch x; '\''' -j{jobs}"#;
    assert!(case.build.command.ends_with(end), "{}", case.build.command);
}

#[test]
fn files_outside_the_tree_are_copied_into_it() {
    let made = tree("a/b/t", MAKE);
    let put = |near: &str, text: &str| {
        let path = made._folder.path().join(near);
        fs::create_dir_all(path.parent().unwrap()).unwrap();
        fs::write(path, text).unwrap();
    };
    put("a/b/beside.bin", "beside");
    put("a/b/t/sub/in.bin", "in");
    put("a/b/t/patchwright-poc/other.bin", "another one");
    put("a/other.bin", "other");
    std::os::unix::fs::symlink("../beside.bin", made.root.join("link.bin")).unwrap();
    for (given, written, copied) in [
        ("../beside.bin", "patchwright-poc/beside.bin", true),
        (
            "sub/../../../other.bin",
            "patchwright-poc/2-other.bin",
            true,
        ),
        ("link.bin", "patchwright-poc/link.bin", true),
        ("sub/in.bin", "sub/in.bin", false),
        ("crash.bin", "crash.bin", false),
    ] {
        let mut flags = flags("./t {input}");
        flags.pocs[0].input = Some(given.into());
        for _again in 0..2 {
            let guess = guess(&made.root, &flags, &made.root, &clang()).unwrap();
            let text = render(&guess, &made.root);
            assert!(text.contains(&format!("input = \"{written}\"")), "{text}");
            let outside = |note: &String| note.contains("lies outside the project");
            assert_eq!(guess.notes.iter().any(outside), copied, "{given}");
            copy(&guess.copies).unwrap();
            fs::write(made.root.join(FILE_NAME), &text).unwrap();
            let case = load(&made.root, 1).unwrap();
            let read = fs::read(case.pocs[0].input.as_ref().unwrap()).unwrap();
            assert_eq!(read, fs::read(made.root.join(given)).unwrap());
        }
    }
}

#[test]
fn a_link_in_place_of_the_folder_of_copies_is_not_followed() {
    let made = tree("a/t", MAKE);
    fs::create_dir(made._folder.path().join("elsewhere")).unwrap();
    fs::write(made._folder.path().join("a/beside.bin"), "").unwrap();
    std::os::unix::fs::symlink("../../elsewhere", made.root.join("patchwright-poc")).unwrap();
    let mut flags = flags("./t {input}");
    flags.pocs[0].input = Some("../beside.bin".into());
    let guess = guess(&made.root, &flags, &made.root, &clang()).unwrap();
    assert!(copy(&guess.copies).is_err());
}

#[test]
fn files_that_no_manifest_can_name_are_refused() {
    use std::os::unix::ffi::OsStrExt;
    let odd = std::ffi::OsStr::from_bytes(b"odd\xff.bin");
    let made = tree("t", MAKE);
    fs::write(made.root.join(odd), "").unwrap();
    for (input, expected) in [
        (odd, "is not UTF-8"),
        ("absent.bin".as_ref(), "is not a regular file"),
        (".".as_ref(), "is not a regular file"),
    ] {
        let mut flags = flags("./t {input}");
        flags.pocs[0].input = Some(input.into());
        let error = guess(&made.root, &flags, &made.root, &clang()).unwrap_err();
        assert!(error.to_string().contains(expected), "{error}");
    }
}

#[test]
fn a_tree_that_tells_nothing_is_refused() {
    let made = tree("t", &[("readme", ""), ("build.sh", "cc -o t t.c\n")]);
    let error = guess(&made.root, &Flags::default(), &made.root, &clang()).unwrap_err();
    assert!(
        error.to_string().ends_with("give the command with --build"),
        "{error}"
    );
    let file = made.root.join("readme");
    let error = guess(&file, &Flags::default(), &made.root, &clang()).unwrap_err();
    assert!(error.to_string().contains("is not a folder"), "{error}");
}

#[test]
fn the_best_compilers_are_taken() {
    let cases: [(&[&str], &str, &str); 5] = [
        (&["clang", "clang++", "gcc", "g++"], "clang", "clang++"),
        (
            &[
                "clang-9",
                "clang++-9",
                "clang-19",
                "clang++-19",
                "gcc",
                "g++",
            ],
            "clang-19",
            "clang++-19",
        ),
        (
            &["clang-20", "clang-14", "clang++-14"],
            "clang-14",
            "clang++-14",
        ),
        (&["gcc", "g++", "clang"], "gcc", "g++"),
        (&[], "clang", "clang++"),
    ];
    for (names, c, cxx) in cases {
        let folder = tempfile::tempdir().unwrap();
        for name in names {
            fs::write(folder.path().join(name), "").unwrap();
        }
        let found = Compilers::find(&[Path::new("/nowhere"), folder.path()]);
        assert_eq!(
            (found.c.as_str(), found.cxx.as_str()),
            (c, cxx),
            "{names:?}"
        );
    }
}
