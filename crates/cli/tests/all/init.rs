//! `init` on tiny real projects of all five kinds: what it writes reproduces the crash.

use std::fs;

use patchwright_testkit::Project;
use serde_json::{Value, json};

use crate::tiny;
use crate::tool::{Output, Tool};

const CMAKE: &[(&str, &str)] = &[(
    "CMakeLists.txt",
    "cmake_minimum_required(VERSION 3.13)\nproject(tiny C)\nadd_executable(prog prog.c)\nenable_testing()\nadd_test(NAME calm COMMAND prog ${CMAKE_SOURCE_DIR}/calm.bin)\n",
)];
const MESON: &[(&str, &str)] = &[(
    "meson.build",
    "project('tiny', 'c')\nprog = executable('prog', 'prog.c')\ntest('calm', prog, args: files('calm.bin'))\n",
)];
const AUTOTOOLS: &[(&str, &str)] = &[
    (
        "configure.ac",
        "AC_INIT([tiny], [1])\nAM_INIT_AUTOMAKE([foreign])\nAC_PROG_CC\nAC_CONFIG_FILES([Makefile])\nAC_OUTPUT\n",
    ),
    (
        "Makefile.am",
        "bin_PROGRAMS = prog\nprog_SOURCES = prog.c\nTESTS = calm.test\n",
    ),
    ("calm.test", "#!/bin/sh\n./prog \"$srcdir/calm.bin\"\n"),
];
const MAKE: &[(&str, &str)] = &[(
    "Makefile",
    "CC = cc\nCFLAGS = -O2\nprog: prog.o\n\t$(CC) $(CFLAGS) $(LDFLAGS) -o $@ prog.o\nprog.o: prog.c\n\t$(CC) $(CFLAGS) -c prog.c\ncheck: prog\n\t./prog calm.bin\nclean:\n\trm -f prog prog.o\n",
)];
const OSS_FUZZ: &[(&str, &str)] = &[
    (
        "build.sh",
        "#!/bin/bash -eu\n$CC $CFLAGS -c prog.c -o $WORK/prog.o\n$CXX $CXXFLAGS $WORK/prog.o $LIB_FUZZING_ENGINE -o $OUT/prog\n",
    ),
    (
        "prog.c",
        "#include <stddef.h>\n#include <stdlib.h>\n\nstatic int past_the_end(const char *block, size_t at) {\n  return block[at];\n}\n\nint LLVMFuzzerTestOneInput(const unsigned char *data, size_t size) {\n  volatile size_t four = 4;\n  char *block = calloc(four, 1);\n  volatile int read = size && data[0] == '!' ? past_the_end(block, 4) : 0;\n  free(block);\n  return read * 0;\n}\n",
    ),
];

fn project(files: &[(&str, &str)]) -> Project {
    let project = Project::with(&[("prog.c", tiny::PROGRAM), ("calm.bin", ".")]);
    for (path, text) in files {
        project.write(path, text);
    }
    project.write_beside("crash.bin", "!");
    project
}

/// Writes the manifest on purpose, so the tree is not compared with its earlier state.
fn init(project: &Project, words: &[&str]) -> Output {
    let words = [&["init", "src"], words].concat();
    Tool::new(project, &words).unwatched().run()
}

fn manifest(project: &Project) -> String {
    fs::read_to_string(project.source().join("patchwright.toml")).unwrap()
}

#[test]
fn five_build_systems_reproduce_for_real() {
    let systems = [
        ("cmake", CMAKE, "./prog {input}", "pass"),
        ("meson", MESON, "./prog {input}", "pass"),
        ("autotools", AUTOTOOLS, "./prog {input}", "pass"),
        ("make", MAKE, "./prog {input}", "pass"),
        ("oss-fuzz", OSS_FUZZ, "./prog {input}", "not-run"),
    ];
    for (system, files, poc, tests) in systems {
        let project = project(files);
        let output = init(
            &project,
            &["--poc", poc, "--input", "crash.bin", "--format", "json"],
        )
        .exits(0);
        let document = output.json();
        let poc = &document["pocs"][0];
        let found = json!([
            document["status"],
            poc["kind"],
            poc["sanitizer"],
            poc["function"],
            poc["file"],
            document["tests"]["outcome"]
        ]);
        let expected = json!([
            "reproduced",
            "heap-buffer-overflow",
            "address",
            "past_the_end",
            "prog.c",
            tests
        ]);
        assert_eq!(
            found,
            expected,
            "{system}: {}\n{document:#}",
            manifest(&project)
        );
        // The manifest alone reproduces it again, on the existing base.
        let again = tiny::reproduce(&project, &[]).exits(0).json();
        assert_eq!(again["base"]["cached"], true, "{system}");
        assert_eq!(again["pocs"][0]["signature"], poc["signature"], "{system}");
        let left: Vec<String> = fs::read_dir(project.source())
            .unwrap()
            .map(|entry| entry.unwrap().file_name().into_string().unwrap())
            .filter(|name| name.contains("build-patchwright") || name == "prog")
            .collect();
        assert_eq!(
            left,
            Vec::<String>::new(),
            "{system} was built in the user's tree"
        );
    }
}

#[test]
fn without_a_poc_it_says_what_it_guessed() {
    for (files, word) in [
        (CMAKE, "CMake"),
        (MESON, "Meson"),
        (AUTOTOOLS, "autoreconf"),
        (MAKE, "Make"),
        (OSS_FUZZ, "OSS-Fuzz"),
    ] {
        let project = project(files);
        let output = init(&project, &[]).exits(0);
        assert!(output.stdout.contains("wrote"), "{output}");
        assert!(output.stdout.contains("guessed"), "{output}");
        assert!(output.stdout.contains(word), "{word}: {output}");
        assert!(output.stdout.contains("Add a [[poc]]"), "{output}");
        let written = manifest(&project);
        assert!(
            written.contains("-fsanitize=") || written.contains("b_sanitize"),
            "{written}"
        );
        let refused = tiny::reproduce(&project, &[]).exits(2);
        assert!(refused.error().contains("poc"), "{refused}");
        assert!(!project.runs().exists(), "guessing is no run");
    }
    let project = project(MAKE);
    let document = init(&project, &["--format", "json"]).exits(0).json();
    assert_eq!(
        document["manifest"],
        project
            .source()
            .join("patchwright.toml")
            .display()
            .to_string()
    );
    assert!(
        document["because"]
            .as_array()
            .is_some_and(|lines| lines.iter().all(Value::is_string) && !lines.is_empty())
    );
}

#[test]
fn a_manifest_that_is_there_stays() {
    let project = project(MAKE);
    project.write("patchwright.toml", "# mine\n");
    let refused = init(&project, &["--format", "json"]).exits(2);
    assert!(
        refused
            .error()
            .contains("already exists; --force replaces it"),
        "{refused}"
    );
    assert_eq!(manifest(&project), "# mine\n");
    init(&project, &["--force"]).exits(0);
    assert!(manifest(&project).contains("[build]"));
}

/// A PoC that does not crash is reported at once, while its author is still there.
#[test]
fn a_poc_that_does_not_crash_is_a_no() {
    let project = project(MAKE);
    let output = init(
        &project,
        &[
            "--poc",
            "./prog {input}",
            "--input",
            "src/calm.bin",
            "--format",
            "json",
        ],
    )
    .exits(1);
    assert_eq!(output.json()["status"], "not-reproduced");
    assert!(manifest(&project).contains("[[poc]]"));
}
