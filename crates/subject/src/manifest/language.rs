//! Detects a tree's languages by the extensions of its files.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

use globset::GlobSet;
use patchwright_code::{FileRole, by_name};
use patchwright_domain::case::Language;

/// Enough to meet every language of a real project, and a bound on a hostile one.
const MOST_ENTRIES: usize = 50_000;
const DEEPEST: usize = 16;

/// The languages of the tree, the one with the most files first. Links are not followed.
pub(super) fn detect(source: &Path, exclude: &GlobSet) -> Vec<Language> {
    let mut counts: BTreeMap<Language, usize> = BTreeMap::new();
    let mut headers: BTreeMap<Language, usize> = BTreeMap::new();
    let mut left = MOST_ENTRIES;
    let mut folders = vec![(source.to_owned(), 0)];
    while let Some((folder, depth)) = folders.pop() {
        let Ok(entries) = fs::read_dir(&folder) else {
            continue;
        };
        for entry in entries.flatten().take(left) {
            left -= 1;
            let path = entry.path();
            let relative = path.strip_prefix(source).unwrap_or(&path);
            if entry.file_name().as_encoded_bytes().starts_with(b".") || exclude.is_match(relative)
            {
                continue;
            }
            let Ok(kind) = entry.file_type() else {
                continue;
            };
            if kind.is_dir() && depth < DEEPEST {
                folders.push((path, depth + 1));
            } else if kind.is_file() {
                match by_ending(&path) {
                    Some(Ending::Source(language)) => *counts.entry(language).or_default() += 1,
                    Some(Ending::Header(language)) => *headers.entry(language).or_default() += 1,
                    None => {}
                }
            }
        }
    }
    ranked(if counts.is_empty() { headers } else { counts })
}

enum Ending {
    Source(Language),
    /// Counts only in a tree of nothing but headers: a C project may well ship one for C++.
    Header(Language),
}

fn by_ending(path: &Path) -> Option<Ending> {
    let (row, role) = by_name(path.file_name()?.as_encoded_bytes())?;
    match role {
        FileRole::Unit => Some(Ending::Source(row.language?)),
        FileRole::Included => Some(Ending::Header(row.language?)),
        FileRole::Preprocessed => None,
    }
}

fn ranked(counts: BTreeMap<Language, usize>) -> Vec<Language> {
    let mut ranked: Vec<(Language, usize)> = counts.into_iter().collect();
    ranked.sort_by_key(|&(language, count)| (std::cmp::Reverse(count), language));
    ranked.into_iter().map(|(language, _)| language).collect()
}

#[cfg(test)]
#[path = "language_tests.rs"]
mod tests;
