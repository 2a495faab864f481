//! Which test classes are near to a changed class: by the classes that each names. It only decides what runs first.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

use crate::javac::named_classes;
use crate::tree_files::few_regular_files;

const MOST_CLASSES: usize = 20_000;
const MOST_BYTES: u64 = 8 << 20;
const ENDING: &str = ".class";

/// The classes of a folder, with dots.
pub(super) fn classes(folder: &Path) -> Vec<String> {
    let files = few_regular_files(folder, MOST_CLASSES).unwrap_or_default();
    let name = |file: String| Some(file.strip_suffix(ENDING)?.replace('/', "."));
    files
        .iter()
        .filter_map(|file| name(file.to_string()))
        .collect()
}

/// Those of the test classes from which the way to a changed class (with slashes) is the shortest. All if none has one.
pub(super) fn nearest(
    folders: &[PathBuf],
    changed: &BTreeSet<String>,
    tests: &[String],
) -> BTreeSet<String> {
    let users = users(folders);
    let tests: BTreeSet<String> = tests.iter().map(|test| test.replace('.', "/")).collect();
    let mut seen: BTreeSet<String> = changed.clone();
    let mut now: Vec<String> = changed.iter().cloned().collect();
    while !now.is_empty() {
        let mut further = Vec::new();
        for class in &now {
            for user in users.get(class).into_iter().flatten() {
                if seen.insert(user.clone()) {
                    further.push(user.clone());
                }
            }
        }
        let found: BTreeSet<String> = further
            .iter()
            .map(|class| outermost(class))
            .filter(|class| tests.contains(*class))
            .map(|class| class.replace('/', "."))
            .collect();
        if !found.is_empty() {
            return found;
        }
        now = further;
    }
    tests.iter().map(|test| test.replace('/', ".")).collect()
}

fn outermost(class: &str) -> &str {
    class.split('$').next().unwrap_or(class)
}

/// Who names each class.
fn users(folders: &[PathBuf]) -> BTreeMap<String, BTreeSet<String>> {
    let mut users: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
    for folder in folders {
        for file in few_regular_files(folder, MOST_CLASSES).unwrap_or_default() {
            let text = file.to_string();
            let path = folder.join(file.as_path());
            let is_small = fs::metadata(&path).is_ok_and(|about| about.len() <= MOST_BYTES);
            let (Some(own), true) = (text.strip_suffix(ENDING), is_small) else {
                continue;
            };
            let bytes = fs::read(&path).unwrap_or_default();
            for named in named_classes(&bytes).unwrap_or_default() {
                users.entry(named).or_default().insert(own.to_owned());
            }
        }
    }
    users
}
