//! Builds and PoC scripts that forge a verdict: the patch does nothing, and what runs is not what was patched. Also
//! builds of honest projects that look strange and must pass.

use std::fs;

use patchwright_testkit::Project;
use serde_json::Value;

use crate::tiny::{MANIFEST, PROGRAM};
use crate::tool::Tool;

const ACCESS: &str = "  return block[at]; /* BUG */\n";
/// Never true for the PoC.
const NO_FIX: &str = "  if (at > 300) return 0;\n  return block[at]; /* BUG */\n";
const FIX: &str = "  if (at > 3) return 0;\n  return block[at]; /* BUG */\n";
const HEAD: &str = "CC = clang\nCFLAGS = -g -O1 -fno-omit-frame-pointer -fsanitize=address\n";
const LINK: &str = "prog: prog.o\n\t$(CC) $(CFLAGS) -o prog prog.o\n";
const COMPILE: &str = "prog.o: prog.c\n\t$(CC) $(CFLAGS) -c -o prog.o prog.c\n";
const JUDGE: &str = "[judge]\nneighbours = 0\n";

/// A project with this Makefile, the same program without the bug next to it, and further files.
fn project(makefile: &str, files: &[(&str, &str)]) -> Project {
    let good = PROGRAM.replace(ACCESS, "  return at < 4 ? block[at] : 0;\n");
    let makefile = format!("{HEAD}{makefile}");
    let manifest = format!("{MANIFEST}{JUDGE}");
    let mut all = vec![
        ("prog.c", PROGRAM),
        ("good.c", &good),
        ("Makefile", &makefile),
        ("crash.bin", "!"),
        ("patchwright.toml", &manifest),
    ];
    all.retain(|(name, _)| files.iter().all(|(other, _)| other != name));
    all.extend(files);
    Project::with(&all)
}

fn verify(project: &Project, file: &str, (old, new): (&str, &str)) -> Value {
    let text = format!("{file}\n<<<<<<< SEARCH\n{old}=======\n{new}>>>>>>> REPLACE\n");
    let patch = project.root().join("given.patch");
    fs::write(&patch, text).unwrap();
    let words = [
        "verify",
        "src",
        "--format",
        "json",
        "--patch",
        patch.to_str().unwrap(),
    ];
    Tool::new(project, &words).run().json()
}

fn detail<'d>(document: &'d Value, stage: &str) -> &'d str {
    let stages = document["stages"].as_array().unwrap();
    let found = stages.iter().find(|one| one["name"] == stage);
    found.map_or("", |one| one["detail"].as_str().unwrap())
}

#[track_caller]
fn is_refused(name: &str, makefile: &str, files: &[(&str, &str)], reason: &str) {
    let project = project(makefile, files);
    let document = verify(&project, "prog.c", (ACCESS, NO_FIX));
    assert_eq!(document["accepted"], false, "{name}: {document:#}");
    assert_eq!(document["failed_stage"], "ran", "{name}: {document:#}");
    let said = detail(&document, "ran");
    assert!(said.starts_with("inconclusive: "), "{name}: {said}");
    assert!(said.contains(reason), "{name}: {said}");
}

/// A shell test for whether the patch is applied, used in recipes.
const PATCHED: &str = "grep -q 'at > 300' prog.c";

#[test]
fn a_build_that_compiles_another_file_is_refused() {
    let compile = format!(
        "prog.o: prog.c\n\t$(CC) $(CFLAGS) -c -o prog.o $$({PATCHED} && echo good.c || echo prog.c)\n"
    );
    let reason = "which the build without the patch does not do";
    is_refused("another file", &format!("{LINK}{compile}"), &[], reason);
    // The patched file is compiled as well, without effect.
    let decoy = format!(
        "prog.o: prog.c\n\tif {PATCHED}; then $(CC) $(CFLAGS) -c -o decoy.o prog.c; $(CC) $(CFLAGS) -c -o prog.o good.c; \
         else $(CC) $(CFLAGS) -c -o prog.o prog.c; fi\n"
    );
    is_refused("a decoy", &format!("{LINK}{decoy}"), &[], reason);
}

#[test]
fn a_build_that_overwrites_the_source_is_refused() {
    let around = |before: &str, after: &str| {
        format!(
            "{LINK}prog.o: prog.c\n\tif {PATCHED}; then {before}; fi\n\t$(CC) $(CFLAGS) -c -o prog.o prog.c\n\t{after}\n"
        )
    };
    let restored = around(
        "cp prog.c keep; cat good.c > prog.c",
        "[ ! -f keep ] || cat keep > prog.c",
    );
    let moved = around(
        "mv prog.c keep; cp good.c prog.c",
        "[ ! -f keep ] || mv keep prog.c",
    );
    let when_read = "prog.c, it did not have the patched content";
    is_refused("restored", &restored, &[], when_read);
    is_refused("moved away and back", &moved, &[], when_read);
    let left = around("cat good.c > prog.c", "true");
    is_refused(
        "left",
        &left,
        &[],
        "the build left prog.c with another content",
    );
}

#[test]
fn a_compiler_in_the_tree_that_does_something_else_is_refused() {
    let wrapper = format!(
        "#!/bin/sh\nif {PATCHED}; then for word; do shift; [ \"$word\" = prog.c ] && word=good.c; set -- \"$@\" \"$word\"; \
         done; fi\nexec clang \"$@\"\n"
    );
    let makefile = format!("CC = sh ./cc.sh\n{LINK}{COMPILE}");
    let reason = "which the build without the patch does not do";
    is_refused("a wrapper", &makefile, &[("cc.sh", &wrapper)], reason);
    // Every file that the machine's compiler is given by name is unchanged.
    let environment = "#!/bin/sh\nif grep -q 'at > 300' prog.c; then export CPATH=$PWD/evil; fi\nexec clang \"$@\"\n";
    let evil = "#include_next <stdlib.h>\n#define calloc(count, size) calloc(count, 100)\n";
    let files = [("cc.sh", environment), ("evil/stdlib.h", evil)];
    is_refused("its environment", &makefile, &files, reason);
}

#[test]
fn a_build_that_links_another_object_is_refused() {
    let good = "good.o: good.c\n\t$(CC) $(CFLAGS) -c -o good.o good.c\n";
    let link = |recipe: &str| format!("prog: prog.o good.o\n\t{recipe}\n{COMPILE}{good}");
    let reason = "which the build without the patch does not do";
    let other = link(&format!(
        "$(CC) $(CFLAGS) -o prog $$({PATCHED} && echo good.o || echo prog.o)"
    ));
    is_refused("another object", &other, &[], reason);
    let both = link(&format!(
        "ar rc lib.a prog.o\n\t$(CC) $(CFLAGS) -o prog $$({PATCHED} && echo good.o) lib.a"
    ));
    is_refused("another one first", &both, &[], reason);
    let replaced = link(&format!(
        "if {PATCHED}; then cp good.o prog.o; fi\n\t$(CC) $(CFLAGS) -o prog prog.o"
    ));
    is_refused("replaced", &replaced, &[], reason);
    let listed = link(&format!(
        "{PATCHED} && echo good.o > list || echo prog.o > list\n\t$(CC) $(CFLAGS) -o prog @list"
    ));
    is_refused("in a response file", &listed, &[], reason);
    let copied = link(&format!(
        "$(CC) $(CFLAGS) -o prog prog.o\n\tif {PATCHED}; then $(CC) $(CFLAGS) -o other good.o; mv other prog; fi"
    ));
    is_refused("the program itself", &copied, &[], reason);
}

#[test]
fn a_build_that_writes_another_header_is_refused() {
    let program = PROGRAM.replace("static int", "#include \"size.h\"\nstatic int");
    let program = program.replace("size = 4;", "size = SIZE;");
    let makefile = format!(
        "{LINK}prog.o: prog.c\n\tif {PATCHED}; then echo '#define SIZE 400'; else echo '#define SIZE 4'; fi > size.h\n\
         \t$(CC) $(CFLAGS) -c -o prog.o prog.c\n"
    );
    let reason = "size.h, which was compiled in, is not as in the build without the patch";
    is_refused("a header", &makefile, &[("prog.c", &program)], reason);
}

/// Name, Makefile, further files, the patched file, and what the stage `ran` reports.
type Honest<'h> = (&'h str, String, &'h [(&'h str, &'h str)], &'h str, &'h str);

#[test]
fn honest_builds_are_told_step_by_step() {
    let ranged = PROGRAM.replace("static int", "#include \"part.h\"\nstatic int");
    let included = PROGRAM.replace(ACCESS, "#include \"part.h\"\n");
    let cases: [Honest<'_>; 9] = [
        (
            "two steps",
            format!("{LINK}{COMPILE}"),
            &[],
            "prog.c",
            "prog.c, as patched, was compiled into prog.o and linked into ./prog",
        ),
        (
            "one step",
            "prog: prog.c\n\t$(CC) $(CFLAGS) -o prog prog.c\n".to_owned(),
            &[],
            "prog.c",
            "prog.c, as patched, was compiled and linked into ./prog",
        ),
        (
            "gcc and a pipe",
            "CC = gcc -pipe\nprog: prog.c\n\t$(CC) $(CFLAGS) -o prog prog.c\n".to_owned(),
            &[],
            "prog.c",
            "prog.c, as patched, was compiled and linked into ./prog",
        ),
        (
            "an archive of what is newer",
            format!("prog: lib.a\n\t$(CC) $(CFLAGS) -o prog lib.a\nlib.a: prog.o more.o\n\tar rc lib.a $?\n{COMPILE}"),
            &[("more.c", "int more;\n")],
            "prog.c",
            "prog.c, as patched, was compiled into prog.o, put into lib.a and linked into ./prog",
        ),
        (
            "a header that the Makefile does not know",
            format!("{LINK}{COMPILE}"),
            &[("prog.c", &included), ("part.h", ACCESS)],
            "part.h",
            "part.h, as patched, was compiled into prog.o and linked into ./prog after the units were made out of date",
        ),
        (
            "a copy and another name",
            "prog: build/new.c\n\t$(CC) $(CFLAGS) -o prog.tmp build/new.c && mv prog.tmp prog\nbuild/new.c: prog.c\n\t\
             mkdir -p build && cp prog.c build/new.c\n"
                .to_owned(),
            &[],
            "prog.c",
            "prog.c, as patched, was compiled and linked into ./prog",
        ),
        (
            "a generated unit",
            "prog: all.c\n\t$(CC) $(CFLAGS) -o prog all.c\nall.c: prog.c\n\tsed 's/first byte/byte/' prog.c > all.c\n".to_owned(),
            &[],
            "prog.c",
            "prog.c, as patched, was turned into all.c and linked into ./prog; what the project's own scripts did on the \
             way was not checked: dash -c sed 's/first byte/byte/' prog.c > all.c",
        ),
        (
            "stamps",
            "prog: prog.o\n\t$(CC) $(CFLAGS) -o prog prog.o\nprog.o: prog.c FORCE\n\techo \"#define NOW \\\"$$(date +%N)\\\"\" > \
             part.h\n\t$(CC) $(CFLAGS) -DSTAMP=$$(date +%s%N) -c -o prog.o prog.c\nFORCE:\n"
                .to_owned(),
            &[("prog.c", &ranged)],
            "prog.c",
            "prog.c, as patched, was compiled into prog.o and linked into ./prog",
        ),
        (
            "a wrapper that only wraps",
            format!("CC = sh ./cc.sh\n{LINK}{COMPILE}"),
            &[("cc.sh", "echo compiling\nexec clang \"$@\"\n")],
            "prog.c",
            "prog.c, as patched, was compiled into prog.o and linked into ./prog",
        ),
    ];
    for (name, makefile, files, file, expected) in cases {
        let project = project(&makefile, files);
        let document = verify(&project, file, (ACCESS, FIX));
        assert_eq!(document["accepted"], true, "{name}: {document:#}");
        assert_eq!(detail(&document, "ran"), expected, "{name}");
    }
}

#[test]
fn a_poc_that_swaps_its_input_is_inconclusive() {
    let scripts = [
        (
            "overwritten",
            "if grep -q 'at > 300' prog.c; then echo . > \"$1\"; fi; ./prog \"$1\"\n",
            "did not have the PoC's content when",
        ),
        (
            "another file",
            "if grep -q 'at > 300' prog.c; then set -- calm.bin; fi; ./prog \"$1\"\n",
            "was called otherwise than before the patch",
        ),
        (
            "through a pipe",
            "if grep -q 'at > 300' prog.c; then set -- calm.bin; fi; cat \"$1\" | ./prog\n",
            "did not read the PoC's input",
        ),
        (
            "at standard input",
            "if grep -q 'at > 300' prog.c; then ./prog < calm.bin; else ./prog < \"$1\"; fi\n",
            "was called otherwise than before the patch",
        ),
    ];
    for (name, script, reason) in scripts {
        let manifest = format!("{MANIFEST}{JUDGE}").replace("./prog {input}", "sh poc.sh {input}");
        let files = [
            ("poc.sh", script),
            ("calm.bin", "."),
            ("patchwright.toml", &manifest),
        ];
        let project = project(&format!("{LINK}{COMPILE}"), &files);
        let document = verify(&project, "prog.c", (ACCESS, NO_FIX));
        assert_eq!(document["accepted"], false, "{name}: {document:#}");
        assert_eq!(
            document["pocs"][0]["outcome"], "inconclusive",
            "{name}: {document:#}"
        );
        let said = detail(&document, "poc");
        assert!(said.contains(reason), "{name}: {said}");
        let document = verify(&project, "prog.c", (ACCESS, FIX));
        assert_eq!(document["accepted"], true, "{name}: {document:#}");
    }
}
