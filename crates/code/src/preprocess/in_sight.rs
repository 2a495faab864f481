//! The macros that the code of a file can see.

use std::collections::{BTreeMap, BTreeSet, HashMap};

use patchwright_domain::candidate::RelPath;

use super::expand::Macros;
use super::read::read;
use crate::lex::Dialect;

/// More files are not read for the macros of one.
const MOST_FILES: usize = 2000;
const MOST_BYTES: usize = 32 << 20;

impl Macros {
    /// Those of the file, of what it includes, and of what includes it: a header sees what stands before it in a unit. A
    /// name of a file stands for every file of that name, so it may be more than a compiler finds, and never less of the
    /// project. A file that cannot be read adds nothing.
    pub fn in_sight(files: &BTreeMap<RelPath, Vec<u8>>, file: &RelPath) -> Self {
        let mut macros = Self::default();
        let mut left = MOST_BYTES;
        for path in together(files, file) {
            let content = files.get(path).map(Vec::as_slice).unwrap_or_default();
            left = match left.checked_sub(content.len()) {
                Some(left) => left,
                None => break,
            };
            if let Ok(source) = read(content, Dialect::C) {
                source
                    .defines
                    .iter()
                    .for_each(|define| macros.add_touched(define));
            }
        }
        macros
    }
}

/// All files that are compiled in one unit with this one, itself and what it includes first.
fn together<'f>(files: &'f BTreeMap<RelPath, Vec<u8>>, file: &'f RelPath) -> Vec<&'f RelPath> {
    let mut named: HashMap<&[u8], Vec<&RelPath>> = HashMap::new();
    for path in files.keys() {
        named.entry(path.file_name()).or_default().push(path);
    }
    let mut includes: HashMap<&RelPath, Vec<&RelPath>> = HashMap::new();
    let mut included_by: HashMap<&RelPath, Vec<&RelPath>> = HashMap::new();
    for (path, content) in files {
        for name in included(content) {
            for found in named.get(name).into_iter().flatten() {
                includes.entry(path).or_default().push(found);
                included_by.entry(found).or_default().push(path);
            }
        }
    }
    let own = closure(vec![file], &includes);
    let above = closure(vec![file], &included_by);
    let all = closure(above, &includes);
    let known: BTreeSet<&RelPath> = own.iter().copied().collect();
    let others = all.into_iter().filter(|path| !known.contains(path));
    let mut found: Vec<&RelPath> = own.iter().copied().chain(others).collect();
    found.truncate(MOST_FILES);
    found
}

fn closure<'f>(
    mut open: Vec<&'f RelPath>,
    edges: &HashMap<&'f RelPath, Vec<&'f RelPath>>,
) -> Vec<&'f RelPath> {
    let mut seen: BTreeSet<&RelPath> = open.iter().copied().collect();
    let mut found = Vec::new();
    while let Some(path) = open.pop() {
        found.push(path);
        let further = edges.get(path).into_iter().flatten();
        open.extend(further.filter(|path| seen.insert(path)));
    }
    found
}

/// The names of included files, without their folders.
fn included(content: &[u8]) -> impl Iterator<Item = &[u8]> {
    let lines = content.split(|byte| *byte == b'\n');
    lines.filter_map(|line| {
        let rest = line.trim_ascii_start().strip_prefix(b"#")?.trim_ascii();
        let directives: [&[u8]; 3] = [b"include_next", b"include", b"import"];
        let rest = directives
            .iter()
            .find_map(|word| rest.strip_prefix(*word))?
            .trim_ascii_start();
        let inner = rest
            .get(1..)?
            .split(|byte| matches!(byte, b'>' | b'"'))
            .next()?;
        inner.rsplit(|byte| *byte == b'/').next()
    })
}

#[cfg(test)]
#[path = "in_sight_tests.rs"]
mod tests;
