//! Finds test scripts by their usual names, for trees whose build files declare no tests.

use std::fs;
use std::os::unix::fs::PermissionsExt;
use std::path::Path;

use super::guess::TestGuess;
use super::look::Tree;

const FOLDERS: [&str; 7] = [
    "tests",
    "test",
    "testsuite",
    "t",
    "check",
    "regress",
    "testing",
];
/// Names without extension, in lower case and without `-` and `_`; the most specific first.
const IN_ROOT: [&str; 9] = [
    "runtests",
    "runtest",
    "runalltests",
    "runchecks",
    "testall",
    "testsuite",
    "tests",
    "test",
    "check",
];
const IN_FOLDER: [&str; 14] = [
    "runtests",
    "runtest",
    "runalltests",
    "runchecks",
    "runall",
    "testall",
    "runsuite",
    "testsuite",
    "run",
    "tests",
    "test",
    "check",
    "all",
    "regress",
];
const ENDINGS: [(&str, &str); 6] = [
    ("sh", "sh"),
    ("bash", "bash"),
    ("py", "python3"),
    ("pl", "perl"),
    ("rb", "ruby"),
    ("tcl", "tclsh"),
];

/// What a tree's scripts say about its tests.
pub(super) enum Scripts {
    Found {
        test: TestGuess,
        because: String,
    },
    /// A program that some build left under such a name; we do not know whether ours makes it.
    Program(String),
    Nothing,
}

pub(super) fn look_for(tree: &Tree<'_>) -> Scripts {
    let mut program = None;
    for (folder, names) in std::iter::once(("", &IN_ROOT[..]))
        .chain(FOLDERS.into_iter().map(|folder| (folder, &IN_FOLDER[..])))
    {
        let files = files_of(&tree.root().join(folder));
        for name in names {
            for file in files.iter().filter(|file| is_named(file, name)) {
                let path = match folder {
                    "" => file.clone(),
                    folder => format!("{folder}/{file}"),
                };
                match runs_as(tree, &path) {
                    Some(ScriptKind::Script(how)) => return found(tree, folder, file, &how),
                    Some(ScriptKind::Program) => program = program.or(Some(path)),
                    None => {}
                }
            }
        }
    }
    program.map_or(Scripts::Nothing, Scripts::Program)
}

fn found(tree: &Tree<'_>, folder: &str, file: &str, how: &str) -> Scripts {
    let path = match folder {
        "" => file.to_owned(),
        folder => format!("{folder}/{file}"),
    };
    let text = tree.text(&path).unwrap_or_default();
    // A script that mentions its own folder expects to be started from above it.
    let from_root = folder.is_empty()
        || text.contains(&format!("{folder}/"))
            && !text.contains("dirname")
            && !text.contains("$0");
    let command = match (from_root, how) {
        (true, "") => format!("./{path}"),
        (true, how) => format!("{how} {path}"),
        (false, "") => format!("cd {folder} && ./{file}"),
        (false, how) => format!("cd {folder} && {how} {file}"),
    };
    Scripts::Found {
        because: format!("{path} runs tests"),
        test: TestGuess {
            build_command: None,
            command,
            format: "auto".to_owned(),
            env: Vec::new(),
        },
    }
}

enum ScriptKind {
    /// The interpreter to start it with; empty if it is executable itself.
    Script(String),
    Program,
}

fn runs_as(tree: &Tree<'_>, path: &str) -> Option<ScriptKind> {
    let about = fs::symlink_metadata(tree.root().join(path)).ok()?;
    if !about.is_file() {
        return None;
    }
    let executable = about.permissions().mode() & 0o111 != 0;
    let text = tree.text(path)?;
    let by_ending = path.rsplit_once('.').and_then(|(_, ending)| {
        let known = ENDINGS.iter().find(|(known, _)| *known == ending);
        known.map(|(_, program)| (*program).to_owned())
    });
    match (text.starts_with("#!"), executable) {
        (true, true) => Some(ScriptKind::Script(String::new())),
        (true, false) => by_ending
            .or_else(|| interpreter(&text))
            .map(ScriptKind::Script),
        (false, true) if text.starts_with("\u{7f}ELF") => Some(ScriptKind::Program),
        (false, _) => by_ending.map(ScriptKind::Script),
    }
}

/// `bash` of `#!/usr/bin/env bash`.
fn interpreter(text: &str) -> Option<String> {
    let line = text.lines().next()?.strip_prefix("#!")?;
    let mut words = line.split_whitespace();
    let program = words.next()?.rsplit('/').next()?;
    let program = match program {
        "env" => words.find(|word| !word.starts_with('-'))?,
        program => program,
    };
    let is_plain = |byte: u8| byte.is_ascii_alphanumeric() || b".-_".contains(&byte);
    program.bytes().all(is_plain).then(|| program.to_owned())
}

/// Whether a file's name without its extension is this one.
fn is_named(file: &str, name: &str) -> bool {
    let (stem, ending) = file.rsplit_once('.').unwrap_or((file, ""));
    let known = ending.is_empty() || ENDINGS.iter().any(|(known, _)| *known == ending);
    let plain: String = stem.chars().filter(|c| !"-_".contains(*c)).collect();
    known && plain.eq_ignore_ascii_case(name)
}

/// Sorted, so that the same tree gives the same guess.
fn files_of(folder: &Path) -> Vec<String> {
    const MOST: usize = 5000;
    let entries = fs::read_dir(folder).into_iter().flatten().flatten();
    let is_plain = |byte: u8| byte.is_ascii_alphanumeric() || b".-_".contains(&byte);
    let mut names: Vec<String> = entries
        .take(MOST)
        .filter_map(|entry| entry.file_name().into_string().ok())
        .filter(|name| !name.starts_with('-') && name.bytes().all(is_plain))
        .collect();
    names.sort();
    names
}
