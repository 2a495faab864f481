//! Both sides of a touched file, with the macros and constants as they hold there.

use std::sync::Arc;

use patchwright_domain::candidate::RelPath;

use super::expand::Macros;
use super::facts::{self, Reach};
use super::fold::Constants;
use super::items::{self, Function, Items};
use super::source::{self, Define, Source, Unreadable};
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
        facts::collect_enumerators(&source.code, &mut constants);
        facts::collect_variables(&source.code, Reach::File, &mut constants);
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

/// Which side of a patch is meant.
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

/// The macros that hold in `file` on one side: its own first, then those of the other touched files, then the
/// tree's, without those that the patch took away.
pub fn macros<'t>(tree: &'t Tree, touched: &[Touched], file: usize, when: When) -> Macros<'t> {
    let mut macros = Macros::over(&tree.macros);
    if when == When::After {
        for define in touched.iter().flat_map(|file| file.defines(When::Before)) {
            macros.hide(define);
        }
    }
    let own = touched.get(file).map_or(&[][..], |file| file.defines(when));
    let others = touched
        .iter()
        .enumerate()
        .filter(|(i, _)| *i != file)
        .flat_map(|(_, file)| file.defines(when));
    let nearest_first: Vec<&Arc<Define>> = own.iter().chain(others).collect();
    for define in nearest_first.into_iter().rev() {
        macros.put_first(define);
    }
    macros
}
