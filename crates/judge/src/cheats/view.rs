//! Both sides of a touched file, with the macros and constants visible in it.

use std::collections::{HashSet, VecDeque};
use std::sync::Arc;

use patchwright_code::preprocess::Macros;
use patchwright_code::preprocess::{Define, Source};
use patchwright_code::tokens::constants::{self, Reach};
use patchwright_code::tokens::fold::Constants;
use patchwright_code::tokens::items::{self, Function, Items};
use patchwright_domain::candidate::RelPath;

use super::source::{self, Unreadable};
use super::tree::Tree;

/// One side of a touched file.
pub struct Side {
    pub source: Source,
    pub items: Items,
    pub constants: Constants,
}

impl Side {
    pub fn read(path: &RelPath, content: &[u8]) -> Result<Self, Unreadable> {
        let source = source::read(path, content)?;
        let items = items::split(&source.code);
        let mut constants = Constants::new();
        constants::collect_enumerators(&source.code, &mut constants);
        constants::collect_variables(&source.code, Reach::File, &mut constants);
        Ok(Self {
            source,
            items,
            constants,
        })
    }
}

/// A touched file; a side is absent where the file is created or deleted.
pub struct Touched {
    pub path: RelPath,
    pub old: Option<Side>,
    pub new: Option<Side>,
}

/// Which side of a patch.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum When {
    Before,
    After,
}

impl Touched {
    pub fn side(&self, when: When) -> Option<&Side> {
        match when {
            When::Before => self.old.as_ref(),
            When::After => self.new.as_ref(),
        }
    }

    pub fn functions(&self, when: When) -> &[Function] {
        self.side(when)
            .map_or(&[], |side| side.items.functions.as_slice())
    }

    pub fn defines(&self, when: When) -> &[Arc<Define>] {
        self.side(when)
            .map_or(&[], |side| side.source.defines.as_slice())
    }
}

/// The macros visible in `file` on one side: its own first, then those of its includes.
///
/// A name has a meaning only where its definition is visible: another file's `#define data …` has no effect here. A
/// header sees what its includers see, which may be any header.
pub fn macros(tree: &Tree, touched: &[Touched], file: usize, when: When) -> Macros {
    let mut macros = Macros::default();
    let Some(own) = touched.get(file) else {
        return macros;
    };
    let mut queue: VecDeque<Vec<u8>> = VecDeque::new();
    let mut seen: HashSet<Vec<u8>> = HashSet::new();
    let take_touched = |defines: &[Arc<Define>], macros: &mut Macros| {
        defines.iter().for_each(|define| macros.add_touched(define))
    };
    let take = |defines: &[Arc<Define>], macros: &mut Macros| {
        defines.iter().for_each(|define| macros.add(define))
    };
    if let Some(side) = own.side(when) {
        take_touched(&side.source.defines, &mut macros);
        queue.extend(side.source.includes());
    }
    let is_touched = |path: &RelPath| touched.iter().any(|file| file.path == *path);
    while let Some(name) = queue.pop_front() {
        if !seen.insert(name.clone()) {
            continue;
        }
        let new = touched.iter().filter(|file| file.path.file_name() == name);
        for side in new.filter_map(|file| file.side(when)) {
            take_touched(&side.source.defines, &mut macros);
            queue.extend(side.source.includes());
        }
        for file in tree
            .files_named(&name)
            .filter(|file| !is_touched(&file.path))
        {
            take(&file.defines, &mut macros);
            queue.extend(file.includes.iter().cloned());
        }
    }
    if source::is_header(&own.path) || seen.is_empty() {
        for touched in touched.iter().filter(|file| source::is_header(&file.path)) {
            take_touched(touched.defines(when), &mut macros);
        }
        for file in tree.headers().filter(|file| !is_touched(&file.path)) {
            take(&file.defines, &mut macros);
        }
    }
    macros
}
