use patchwright_sandbox::{Executed, WatchedFile};

use super::*;

fn executed(pid: u32, program: &str, stdin: &str) -> Executed {
    Executed {
        pid,
        executable: program.into(),
        stdin: stdin.into(),
        ..Executed::default()
    }
}

fn files(paths: &[&str]) -> Vec<WatchedFile> {
    let file = |path: &&str| WatchedFile {
        identity: String::new(),
        path: path.into(),
    };
    paths.iter().map(file).collect()
}

fn read(pid: u32, file: usize) -> Happened {
    Happened::Read {
        pid,
        file,
        content: None,
    }
}

#[test]
fn only_what_programs_of_the_tree_read_is_an_input() {
    let traced = Traced {
        executed: vec![
            executed(1, "/usr/bin/sh", "/dev/null"),
            executed(2, "/src/prog", "/src/tests/b.txt"),
            executed(3, "/usr/bin/cmp", "/src/tests/c.txt"),
        ],
        files: files(&["/src/tests/a.in", "/src/tests/a.out", "/tmp/other.in"]),
        story: vec![
            Happened::Executed(0),
            Happened::Born { pid: 2, parent: 1 },
            // Still the shell.
            read(2, 1),
            Happened::Executed(1),
            // A worker that the program forked.
            Happened::Born { pid: 4, parent: 2 },
            read(4, 0),
            // Not copied because it was too large.
            read(2, 2),
            Happened::Executed(2),
            read(3, 1),
        ],
        ..Traced::default()
    };
    let found = readers(&traced, Path::new("/src"));
    let program = BTreeSet::from([PathBuf::from("/src/prog")]);
    let expected =
        ["tests/a.in", "tests/b.txt"].map(|path| (Place::Tree(path.into()), program.clone()));
    assert_eq!(found, BTreeMap::from(expected));
}

/// One file name for several inputs in turn, given by name and as standard input.
#[test]
fn what_tests_write_elsewhere_is_an_input_as_it_was_then() {
    let copied = |copy| Happened::Copied { file: 0, copy };
    let traced = Traced {
        executed: vec![
            executed(1, "/usr/bin/sh", "/dev/null"),
            executed(2, "/src/prog", "/dev/null"),
            executed(3, "/src/prog", "/tmp/x/in"),
            executed(4, "/usr/bin/cat", "/dev/null"),
        ],
        files: files(&["/tmp/x/in"]),
        story: vec![
            Happened::Executed(0),
            Happened::Executed(1),
            copied(0),
            read(2, 0),
            // The shell opens it for the program.
            Happened::Born { pid: 3, parent: 1 },
            copied(1),
            read(3, 0),
            Happened::Executed(2),
            Happened::Executed(3),
            copied(2),
            read(4, 0),
        ],
        ..Traced::default()
    };
    let found = readers(&traced, Path::new("/src"));
    let places: Vec<PathBuf> = found.keys().map(Place::path).collect();
    assert_eq!(places, [Path::new("fed-0/in"), Path::new("fed-1/in")]);
}

#[test]
fn programs_and_scripts_are_no_inputs() {
    for (bytes, expected) in [
        (b"\x7fELF\x02".as_slice(), false),
        (b"#!/bin/sh\n", false),
        (b"", false),
        (b"# a comment\n", true),
    ] {
        assert_eq!(is_input(bytes), expected, "{bytes:?}");
    }
}
