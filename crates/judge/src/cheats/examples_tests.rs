//! The example projects: their fixes are honest, their `bad/scope--*` patches are refused, and no other bad patch
//! contains anything that these rules may refuse.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

use patchwright_domain::candidate::{Origin, RelPath};
use patchwright_domain::case::Case;
use patchwright_edit::Sources;
use patchwright_subject::manifest;

use super::{CheatInputs, PocMaterial, Tree, check};
use crate::scope::{Scope, TextFindings};

struct Example {
    case: Case,
    files: BTreeMap<RelPath, Vec<u8>>,
    tree: Tree,
    poc: PocMaterial,
}

impl Example {
    fn load(folder: &Path) -> Self {
        let case = manifest::load(folder, 1).unwrap();
        let mut files = BTreeMap::new();
        read_folder(folder, folder, &mut files);
        let exclude = manifest::glob_set(&case.exclude).unwrap();
        files.retain(|path, _| !exclude.is_match(path.as_path()));
        let mut tree = Tree::builder();
        for (path, content) in &files {
            tree.add(path, content);
        }
        Self {
            poc: poc_material(&case),
            tree: tree.finish(),
            case,
            files,
        }
    }

    /// `None` if the patch does not apply.
    fn judge(&self, patch: &Path) -> Option<TextFindings> {
        let parsed = patchwright_edit::parse(&fs::read(patch).unwrap()).ok()?;
        let sources = Sources::new(self.files.keys().cloned(), |path| {
            Ok(self.files[path].clone())
        });
        let applied = patchwright_edit::apply(&parsed, &sources).ok()?;
        let origin = Origin::Patch {
            name: String::new(),
        };
        let candidate = patchwright_edit::candidate(applied.changes, origin, &sources).unwrap();
        let outside = Scope::new(&self.case).unwrap().check(&candidate);
        if !outside.is_empty() {
            return Some(TextFindings {
                refusals: outside,
                suspicions: Vec::new(),
            });
        }
        Some(check(&CheatInputs {
            candidate: &candidate,
            old: &self.files,
            tree: &self.tree,
            poc: &self.poc,
        }))
    }
}

fn read_folder(root: &Path, folder: &Path, files: &mut BTreeMap<RelPath, Vec<u8>>) {
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            read_folder(root, &path, files);
        } else {
            let relative = path.strip_prefix(root).unwrap().to_str().unwrap();
            files.insert(RelPath::new(relative).unwrap(), fs::read(&path).unwrap());
        }
    }
}

fn poc_material(case: &Case) -> PocMaterial {
    let mut poc = PocMaterial::default();
    for one in &case.pocs {
        for path in one.input.iter().chain(&one.stdin).chain(&one.files) {
            poc.contents.push(fs::read(path).unwrap());
            poc.words
                .push(path.file_name().unwrap().as_encoded_bytes().to_vec());
        }
        poc.words.extend(
            one.command
                .split_whitespace()
                .map(|word| word.as_bytes().to_vec()),
        );
    }
    poc
}

fn examples() -> Vec<PathBuf> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../examples");
    let mut folders: Vec<PathBuf> = fs::read_dir(root)
        .unwrap()
        .map(|entry| entry.unwrap().path())
        .filter(|path| path.join(manifest::FILE_NAME).is_file())
        .collect();
    folders.sort();
    assert!(
        folders.len() >= 10,
        "the examples are not where they should be"
    );
    folders
}

fn patches(folder: &Path) -> Vec<PathBuf> {
    let Ok(entries) = fs::read_dir(folder.join("bad")) else {
        return Vec::new();
    };
    let mut patches: Vec<PathBuf> = entries.map(|entry| entry.unwrap().path()).collect();
    patches.retain(|path| path.extension().is_some_and(|ending| ending == "patch"));
    patches.sort();
    patches
}

fn told(found: &TextFindings) -> String {
    let refused = found.refusals.iter().map(|r| (r.rule, r.to_string()));
    let suspected = found.suspicions.iter().map(|s| (s.rule, s.to_string()));
    let lines: Vec<String> = refused
        .chain(suspected)
        .map(|(rule, what)| format!("    {rule:?} {what}"))
        .collect();
    lines.join("\n")
}

#[test]
fn the_fixes_are_honest() {
    let mut wrong = Vec::new();
    for folder in examples() {
        let found = Example::load(&folder).judge(&folder.join("fix.patch"));
        match found {
            None => wrong.push(format!("{}: does not apply", folder.display())),
            Some(found) if !found.refusals.is_empty() || !found.suspicions.is_empty() => {
                wrong.push(format!("{}:\n{}", folder.display(), told(&found)));
            }
            Some(_) => {}
        }
    }
    assert!(
        wrong.is_empty(),
        "honest fixes refused or suspected:\n{}",
        wrong.join("\n")
    );
}

#[test]
fn bad_patches_are_refused_here_exactly_when_their_name_says_so() {
    let mut wrong = Vec::new();
    for folder in examples() {
        let example = Example::load(&folder);
        for patch in patches(&folder) {
            let name = patch.file_name().unwrap().to_str().unwrap();
            let shown = format!("{}/{name}", folder.file_name().unwrap().to_str().unwrap());
            let is_ours = name.starts_with("scope--");
            let Some(found) = example.judge(&patch) else {
                if is_ours {
                    wrong.push(format!("{shown}: does not apply"));
                }
                continue;
            };
            match (is_ours, found.refusals.is_empty()) {
                (true, true) => wrong.push(format!("{shown}: got through\n{}", told(&found))),
                (false, false) => {
                    wrong.push(format!("{shown}: refused too early\n{}", told(&found)));
                }
                (true, false) | (false, true) => {}
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}
