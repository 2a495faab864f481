use std::fs;
use std::path::PathBuf;

use patchwright_domain::case::ReportHints;

use super::super::{FILE_NAME, load};
use super::*;

const FULL: &str = r#"
[project]
name = "odd \"name\""
language = ["c", "cpp"]
exclude = ["out/**", "a b"]
[build]
setup = "./configure 'x'"
command = "make -j{jobs}\n"
clean = "make clean"
seconds = 77
[build.env]
A = "1"
[[poc]]
name = "one"
command = "./tool {input}"
input = "in put.bin"
files = ["more.txt"]
cwd = "{source}/sub"
bug = "heap-buffer-overflow"
seconds = 5
[[poc]]
name = "two"
command = "./tool"
stdin = "stdin.txt"
cwd = "{scratch}"
[poc.env]
B = "=\\"
[test]
build-command = "make tests"
command = "make check"
format = "tap"
seconds = 9
[env]
CC = "clang"
[report]
sanitizer = "asan.txt"
issue = "issue.md"
[scope]
allow = ["src/**"]
deny = ["src/gen/**"]
[sandbox]
read = ["/opt"]
[judge]
runs = 4
neighbours = 10
neighbour-seconds = 11
[limits]
memory-mib = 100
processes = 20
disk-mib = 300
"#;

/// Loads a manifest in a folder that holds every file it may name.
fn case(text: &str) -> (tempfile::TempDir, Case) {
    let folder = tempfile::tempdir().unwrap();
    for name in [
        "in put.bin",
        "more.txt",
        "stdin.txt",
        "asan.txt",
        "issue.md",
        "a.c",
    ] {
        fs::write(folder.path().join(name), name).unwrap();
    }
    fs::create_dir(folder.path().join("sub")).unwrap();
    fs::write(folder.path().join(FILE_NAME), text).unwrap();
    let case = load(folder.path(), 3).unwrap();
    (folder, case)
}

#[test]
fn what_is_written_is_read_back() {
    let least = "[build]\ncommand = 'make'\n[[poc]]\ncommand = './tool'\n";
    let tests = "[build]\ncommand = 'make'\n[[poc]]\nkind = 'test'\ncommand = 'make check'\n\
                 tests = ['sum \"of\" none', 'mean']\nformat = 'gtest'\n";
    for text in [FULL, least, tests] {
        let (first, before) = case(text);
        let root = before.source.clone();
        let place = |path: &Path| path.strip_prefix(&root).unwrap().display().to_string();
        let written = render(&before, &place);
        let (second, after) = case(&written);
        let moved = |path: &PathBuf| {
            let first = first.path().canonicalize().unwrap();
            let second = second.path().canonicalize().unwrap();
            second.join(path.strip_prefix(first).unwrap())
        };
        let mut expected = before.clone();
        expected.source = after.source.clone();
        for poc in &mut expected.pocs {
            poc.input = poc.input.as_ref().map(moved);
            poc.stdin = poc.stdin.as_ref().map(moved);
            poc.files = poc.files.iter().map(moved).collect();
        }
        expected.report = ReportHints {
            sanitizer: expected.report.sanitizer.as_ref().map(moved),
            ..ReportHints::default()
        };
        assert_eq!(after, expected, "{written}");
    }
}
