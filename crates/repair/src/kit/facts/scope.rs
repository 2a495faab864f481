//! The files that a patch may change, as a few patterns: a project may have hundreds of files.

use std::collections::{BTreeMap, BTreeSet};

use crate::error::RepairError;
use crate::kit::context::RepairContext;

/// Up to this many files are listed individually.
const FEW: usize = 8;
const MOST_PATTERNS: usize = 12;

/// A file of the source, and whether patches may change it.
struct Known {
    path: String,
    allowed: bool,
}

pub(super) fn section(ctx: &RepairContext<'_>) -> Result<String, RepairError> {
    let judge = ctx.scene().judge;
    let mut files = Vec::new();
    for path in judge.sources().paths() {
        files.push(Known {
            allowed: judge.may_touch(path)?,
            path: path.to_string(),
        });
    }
    Ok(sentence(&files))
}

/// `Patches may change only …`; empty if no file is known to be allowed.
fn sentence(files: &[Known]) -> String {
    let allowed: Vec<&str> = files
        .iter()
        .filter(|file| file.allowed)
        .map(|file| file.path.as_str())
        .collect();
    let patterns = match allowed.len() {
        0 => return String::new(),
        1..=FEW => allowed.iter().map(|path| format!("`{path}`")).collect(),
        _ => patterns(files),
    };
    let more = patterns.len().saturating_sub(MOST_PATTERNS);
    let shown: Vec<String> = patterns.into_iter().take(MOST_PATTERNS).collect();
    match more {
        0 => format!("Patches may change only {}.", shown.join(", ")),
        _ => format!(
            "Patches may change only source files of the program: {} and the like; no tests, no fuzz harness.",
            shown.join(", ")
        ),
    }
}

/// Each pattern matches allowed files only.
fn patterns(files: &[Known]) -> Vec<String> {
    let mut root = Folder::default();
    for file in files {
        root.add(&file.path, file);
    }
    let mut found = Vec::new();
    for ending in root.endings.keys() {
        root.cover("", ending, &mut found);
    }
    found
}

#[derive(Default)]
struct Folder<'f> {
    folders: BTreeMap<&'f str, Folder<'f>>,
    /// Files directly in this folder, by extension.
    files: BTreeMap<&'f str, Vec<&'f Known>>,
    /// All files below it, by extension.
    endings: BTreeMap<&'f str, Count>,
}

#[derive(Default, Clone, Copy)]
struct Count {
    allowed: usize,
    refused: usize,
}

impl<'f> Folder<'f> {
    fn add(&mut self, below: &'f str, file: &'f Known) {
        let ending = ending(&file.path);
        let count = self.endings.entry(ending).or_default();
        match file.allowed {
            true => count.allowed += 1,
            false => count.refused += 1,
        }
        match below.split_once('/') {
            Some((folder, rest)) => self.folders.entry(folder).or_default().add(rest, file),
            None => self.files.entry(ending).or_default().push(file),
        }
    }

    fn cover(&self, at: &str, ending: &str, found: &mut Vec<String>) {
        let count = self.endings.get(ending).copied().unwrap_or_default();
        if count.allowed == 0 {
            return;
        }
        let below = self.folders.values();
        let below = below.filter_map(|folder| folder.endings.get(ending));
        let places = below.filter(|count| count.allowed > 0).count()
            + usize::from(self.files.contains_key(ending));
        if count.refused == 0 && !ending.is_empty() && places > 1 {
            found.push(format!("`{at}**/*{ending}`"));
            return;
        }
        if let Some(files) = self.files.get(ending) {
            found.extend(of_folder(at, ending, files));
        }
        for (name, folder) in &self.folders {
            folder.cover(&format!("{at}{name}/"), ending, found);
        }
    }
}

fn of_folder(at: &str, ending: &str, files: &[&Known]) -> Vec<String> {
    let (allowed, refused): (Vec<&&Known>, Vec<&&Known>) =
        files.iter().partition(|file| file.allowed);
    let name = |file: &&&Known| format!("`{}`", file.path);
    if ending.is_empty() || allowed.len() <= refused.len().max(2) {
        return allowed.iter().map(name).collect();
    }
    let but: BTreeSet<String> = refused.iter().map(name).collect();
    let but: Vec<String> = but.into_iter().collect();
    vec![match but.is_empty() {
        true => format!("`{at}*{ending}`"),
        false => format!("`{at}*{ending}` (not {})", but.join(", ")),
    }]
}

/// `.c` of `src/a.c`.
fn ending(path: &str) -> &str {
    let name = path.rsplit('/').next().unwrap_or(path);
    match name.rfind('.') {
        Some(dot) if dot > 0 => name.get(dot..).unwrap_or_default(),
        _ => "",
    }
}

#[cfg(test)]
#[path = "scope_tests.rs"]
mod tests;
