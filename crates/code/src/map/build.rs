//! Which files the build compiles. A tree may hold copies of its own functions that are never built (amalgamations, older
//! versions, other platforms): they are not what crashed.

use std::collections::{BTreeSet, HashSet};

use patchwright_domain::candidate::RelPath;
use patchwright_domain::case::Language;

use super::{CodeMap, MappedFile};
use crate::languages::{FileRole, by_name};

impl CodeMap {
    /// `units` are the files that the build compiles. Other units of C and C++ are outside of the build, unless a file of
    /// the build includes them. If no unit is known, nothing is outside.
    pub fn with_units(mut self, units: &BTreeSet<RelPath>) -> Self {
        if !self.files.iter().any(|file| units.contains(&file.path)) {
            return self;
        }
        for file in &mut self.files {
            file.outside_build = is_unit(&file.path) && !units.contains(&file.path);
        }
        // What an included file includes counts too.
        loop {
            let within = self.files.iter().filter(|file| !file.outside_build);
            let included: HashSet<Vec<u8>> = within.flat_map(included).collect();
            let is_included = |file: &&mut MappedFile| {
                file.outside_build && included.contains(file.path.file_name())
            };
            let mut found = false;
            for file in self.files.iter_mut().filter(|file| is_included(file)) {
                file.outside_build = false;
                found = true;
            }
            if !found {
                return self;
            }
        }
    }
}

fn is_unit(path: &RelPath) -> bool {
    by_name(path.file_name()).is_some_and(|(row, role)| {
        let compiled = matches!(row.language, Some(Language::C | Language::Cpp));
        compiled && role == FileRole::Unit
    })
}

/// The names of units that a file includes, without their folders.
fn included(file: &MappedFile) -> Vec<Vec<u8>> {
    let lines = file.text().lines().filter_map(|line| {
        let directive = line.trim_start().strip_prefix('#')?.trim_start();
        let path = directive.strip_prefix("include")?.trim();
        let name = path.trim_matches(['"', '<', '>']).rsplit('/').next()?;
        Some(name.as_bytes().to_vec())
    });
    lines.collect()
}

#[cfg(test)]
#[path = "build_tests.rs"]
mod tests;
