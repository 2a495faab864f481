//! Where the compile commands of a base come from, whatever builds it.

use std::fs;
use std::path::Path;

use patchwright_sandbox::{Backend, CancelToken, Sandbox};
use patchwright_subject::compile_commands::CompileCommand;
use patchwright_subject::{Cache, Host, Record, Subject, SubjectOptions, Toolchain, manifest};
use patchwright_testkit::{Project, left_in};

use crate::tiny;

/// Runs `action` with the subject of the manifest in the tree, as commands do.
fn with_subject<T>(project: &Project, action: impl FnOnce(&Subject<'_>) -> T) -> T {
    let flags = manifest::Flags::default();
    let case = manifest::load_with(&project.source(), &flags, project.root(), 2).unwrap();
    let sandbox = Sandbox::open(&project.cache().join("work"), Backend::Bubblewrap).unwrap();
    let cache = Cache::open(&project.cache(), None).unwrap();
    let logs = project.root().join("logs");
    fs::create_dir_all(&logs).unwrap();
    let done = action(&Subject::new(
        &case,
        Host {
            sandbox: &sandbox,
            cache: &cache,
            toolchain: Toolchain::find(&[]),
            cancel: &CancelToken::default(),
        },
        Record {
            sink: &|_| {},
            logs,
        },
        SubjectOptions::default(),
    ));
    drop(sandbox);
    let left = left_in(project.root(), &project.cache());
    assert!(left.is_empty(), "left behind: {left:#?}");
    done
}

/// The base's commands and their origin.
fn commands(project: &Project) -> (String, Vec<CompileCommand>) {
    with_subject(project, |subject| {
        let base = subject.base().unwrap();
        let origin = base.summary().compile_commands.origin;
        (origin, base.compile_commands().to_vec())
    })
}

/// `unit compiler language` for each, sorted; the compiler by its base name.
fn by_unit(project: &Project, commands: &[CompileCommand]) -> Vec<String> {
    let line = |command: &CompileCommand| {
        let unit = command.file.strip_prefix(project.source()).unwrap();
        let compiler = Path::new(&command.arguments[0]).file_name().unwrap();
        let language = command.language().unwrap();
        format!("{} {} {language:?}", unit.display(), compiler.display())
    };
    let mut lines: Vec<String> = commands.iter().map(line).collect();
    lines.sort();
    lines
}

fn manifest(setup: &str, build: &str) -> String {
    let setup = if setup.is_empty() {
        String::new()
    } else {
        format!("setup = '''{setup}'''\n")
    };
    format!("[build]\n{setup}command = '''{build}'''\n[[poc]]\ncommand = \"./prog\"\n")
}

const UNIT: &str = "int NAME(void) { return 0; }\n";

fn unit(name: &str) -> String {
    UNIT.replace("NAME", name)
}

/// Absolute paths and resolved links are caught too: the wrapper is mounted over the compilers' own
/// files.
#[test]
fn recorded_whatever_the_compiler_is_called() {
    const MAKEFILE: &str = "
CLANG := $(firstword $(wildcard /usr/bin/clang-[0-9]*) /usr/bin/clang)
REAL := $(realpath $(CLANG))
all: plain.o versioned.o real.o gcc.o cc.o plus.o plusplus.o gplus.o prefixed.o
plain.o: plain.c ; clang -DWHO=1 -c $< -o $@
versioned.o: versioned.c ; $(CLANG) -c $< -o $@
real.o: real.c ; $(REAL) -c $< -o $@
gcc.o: gcc.c ; /usr/bin/gcc -c $< -o $@
cc.o: cc.c ; cc -c $< -o $@
plus.o: plus.cc ; clang++ -c $< -o $@
plusplus.o: plusplus.c ; clang++ -c $< -o $@ -Wno-deprecated
gplus.o: gplus.c ; g++ -c $< -o $@
prefixed.o: prefixed.c ; $(firstword $(notdir $(wildcard /usr/bin/*-linux-gnu-gcc))) -c $< -o $@
";
    let project = Project::with(&[
        ("Makefile", MAKEFILE),
        ("patchwright.toml", &manifest("", "make -j{jobs}")),
    ]);
    for name in [
        "plain",
        "versioned",
        "real",
        "gcc",
        "cc",
        "gplus",
        "prefixed",
        "plusplus",
    ] {
        project.write(&format!("{name}.c"), unit(name));
    }
    project.write("plus.cc", unit("plus"));
    let (origin, commands) = commands(&project);
    assert_eq!(origin, "recorded compiler calls");
    let found = by_unit(&project, &commands);
    // Debian's name for gcc's executable depends on machine and version.
    let gcc = found
        .iter()
        .find_map(|line| line.strip_prefix("gcc.c "))
        .unwrap();
    let gcc = gcc.trim_end_matches(" C");
    let expected: Vec<String> = [
        ("cc.c", gcc, "C"),
        ("gcc.c", gcc, "C"),
        ("gplus.c", &gcc.replace("gcc", "g++"), "Cpp"),
        ("plain.c", "clang", "C"),
        ("plus.cc", "clang", "Cpp"),
        ("plusplus.c", "clang", "Cpp"),
        ("prefixed.c", gcc, "C"),
        ("real.c", "clang", "C"),
        ("versioned.c", "clang", "C"),
    ]
    .iter()
    .map(|(unit, compiler, language)| format!("{unit} {compiler} {language}"))
    .collect();
    assert_eq!(found, expected);
    let plain = commands
        .iter()
        .find(|command| command.file.ends_with("plain.c"))
        .unwrap();
    assert!(plain.arguments.contains(&"-DWHO=1".into()), "{plain:?}");
    assert_eq!(plain.folder, project.source());
    assert_eq!(plain.output, Some(project.source().join("plain.o")));
}

#[test]
fn cmake_exports_and_ninja_is_asked() {
    const CMAKE: &str =
        "cmake_minimum_required(VERSION 3.13)\nproject(p C)\nadd_executable(prog prog.c)\n";
    const MAIN: &str = "int main(void) { return 0; }\n";
    const NINJA: &str = "rule cc\n  command = gcc -DNINJA -c $in -o $out\nrule link\n  command = gcc $in -o $out\nbuild prog.o: cc prog.c\nbuild prog: link prog.o\n";
    const LIST: &str = r#"[{"directory": "ROOT", "file": "prog.c", "command": "gcc -DLISTED -c prog.c"},
        {"directory": "ROOT", "file": "gone.c", "command": "gcc -c gone.c"}]"#;
    let cases = [
        (
            "CMakeLists.txt",
            CMAKE,
            manifest("cmake -S . -B build", "cmake --build build"),
            "compile_commands.json",
            None,
        ),
        (
            "CMakeLists.txt",
            CMAKE,
            manifest("cmake -G Ninja -S . -B build", "cmake --build build"),
            "compile_commands.json",
            None,
        ),
        (
            "build.ninja",
            NINJA,
            manifest("", "ninja"),
            "ninja",
            Some("-DNINJA"),
        ),
        (
            "out/compile_commands.json",
            LIST,
            manifest("", "gcc -DBUILT -c prog.c"),
            "compile_commands.json",
            Some("-DLISTED"),
        ),
    ];
    for (file, text, manifest, expected, word) in cases {
        let project = Project::with(&[("prog.c", MAIN), ("patchwright.toml", &manifest)]);
        project.write(
            file,
            text.replace("ROOT", project.source().to_str().unwrap()),
        );
        let (origin, commands) = commands(&project);
        assert_eq!(origin, expected, "{manifest}");
        let units: Vec<&Path> = commands
            .iter()
            .map(|command| command.file.as_path())
            .collect();
        assert_eq!(units, [project.source().join("prog.c")], "{manifest}");
        if let Some(word) = word {
            assert!(commands[0].arguments.contains(&word.into()), "{commands:?}");
        }
    }
}

/// A tree that was built before it was handed over: the base build calls no compiler.
#[test]
fn a_unit_is_asked_for_on_demand() {
    let first = tiny::project();
    let built = with_subject(&first, |subject| subject.base().unwrap().tree());
    let project = tiny::project();
    for name in ["prog", "prog.c"] {
        // With these times the program is up to date.
        fs::copy(built.join(name), project.source().join(name)).unwrap();
        let times = fs::metadata(built.join(name)).unwrap().modified().unwrap();
        let file = fs::File::options()
            .append(true)
            .open(project.source().join(name))
            .unwrap();
        file.set_modified(times).unwrap();
    }
    with_subject(&project, |subject| {
        let base = subject.base().unwrap();
        assert_eq!(base.compile_commands(), &[]);
        assert_eq!(base.summary().compile_commands.origin, "none");
        let command = subject
            .unit_command(&base, Path::new("prog.c"))
            .unwrap()
            .unwrap();
        assert_eq!(command.file, project.source().join("prog.c"));
        assert!(
            command.arguments.contains(&"-fsanitize=address".into()),
            "{command:?}"
        );
        assert_eq!(
            subject.unit_command(&base, Path::new("Makefile")).unwrap(),
            None
        );
    });
}
