//! Every situation an edit can be in, as a file of `cases/`: a tree, a patch, and the diff it becomes with the
//! corrections made, or the error it gets.

#![expect(
    clippy::unwrap_used,
    reason = "a test that cannot read its cases must fail"
)]

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

use patchwright_domain::candidate::Origin;
use patchwright_edit::{EditError, Sources, print, read_candidate};

#[test]
fn every_case_becomes_what_it_says() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests");
    let mut names: Vec<_> = fs::read_dir(root.join("cases"))
        .unwrap()
        .map(|entry| entry.unwrap().path())
        .collect();
    names.sort();
    assert!(names.len() >= 120, "cases are missing: {}", names.len());
    let mut wrong = Vec::new();
    for name in names {
        let case = Case::read(&name, &root.join("trees"));
        let actual = case.outcome();
        if actual != case.expected {
            wrong.push(format!(
                "{}:\n--- expected\n{}--- actual\n{actual}",
                name.display(),
                case.expected
            ));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n\n"));
}

struct Case {
    tree: BTreeMap<String, Vec<u8>>,
    patch: Vec<u8>,
    expected: String,
}

impl Case {
    /// Sections begin by `== `: `tree PATH [= SHARED] [crlf] [no-newline]`, `patch [crlf]`, then what comes out.
    fn read(path: &Path, trees: &Path) -> Self {
        let text = fs::read_to_string(path).unwrap();
        let mut case = Self {
            tree: BTreeMap::new(),
            patch: Vec::new(),
            expected: String::new(),
        };
        for section in format!("\n{text}").split("\n== ").skip(1) {
            let (head, body) = section.split_once('\n').unwrap_or((section, ""));
            let words: Vec<&str> = head.split_whitespace().collect();
            let body = if body.is_empty() || body.ends_with('\n') {
                body.into()
            } else {
                format!("{body}\n")
            };
            let shaped = |mut body: String| {
                if words.contains(&"crlf") {
                    body = body.replace('\n', "\r\n");
                }
                if words.contains(&"no-newline") {
                    body.truncate(body.trim_end_matches(['\r', '\n']).len());
                }
                body.replace("<NUL>", "\0").into_bytes()
            };
            match words.as_slice() {
                ["about", ..] => {}
                ["tree", path, "=", shared, ..] => {
                    let shared = fs::read_to_string(trees.join(shared)).unwrap();
                    case.tree.insert((*path).into(), shaped(shared));
                }
                ["tree", path, ..] => drop(case.tree.insert((*path).into(), shaped(body))),
                ["patch", ..] => case.patch = shaped(body),
                ["diff" | "corrections" | "error"] => {
                    case.expected += &format!("== {head}\n{body}");
                }
                _ => panic!("{}: unknown section `{head}`", path.display()),
            }
        }
        case
    }

    fn outcome(&self) -> String {
        match self.applied() {
            Ok((diff, corrections)) => {
                let diff = String::from_utf8_lossy(&diff).replace('\r', "␍");
                let corrections: String = corrections.iter().map(|c| format!("{c}\n")).collect();
                let title = if corrections.is_empty() {
                    ""
                } else {
                    "== corrections\n"
                };
                format!("== diff\n{diff}{title}{corrections}")
            }
            Err(error) => format!("== error\n{error}\n"),
        }
    }

    fn applied(&self) -> Result<(Vec<u8>, Vec<String>), EditError> {
        let sources = Sources::from_memory(self.tree.clone()).unwrap();
        let origin = Origin::Patch {
            name: "case".into(),
        };
        let (made, corrections) = read_candidate(&self.patch, origin, &sources)?;
        let corrections = corrections.iter().map(ToString::to_string).collect();
        Ok((print(&made, &sources)?, corrections))
    }
}
