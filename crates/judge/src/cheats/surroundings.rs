//! The context of a patch: the files it touches, the macros and constants visible in each, and the project.

use std::collections::{HashMap, HashSet};
use std::sync::Arc;

use patchwright_code::lex::Dialect;
use patchwright_code::preprocess::{Follow, Macros, TooMuch};
use patchwright_code::tokens::fold::Constants;
use patchwright_code::tokens::literal;
use patchwright_code::tokens::{Tok, before};

use super::body::Around;
use super::expansion::{self, Expanded, Texts};
use super::pair;
use super::recognise::{PocMaterial, Recogniser};
use super::source;
use super::spelled;
use super::tree::Tree;
use super::view::{self, Touched, When};
use crate::scope::Rule;

/// Something found in the text of a patch.
pub struct Found {
    pub rule: Rule,
    /// Index among the touched files.
    pub file: usize,
    /// In the new file, or in the old one if something was removed.
    pub line: usize,
    pub what: String,
}

pub struct Surroundings<'a> {
    pub touched: &'a [Touched],
    pub tree: &'a Tree,
    poc: &'a PocMaterial,
    /// Per touched file, before and after.
    macros: Vec<(Macros, Macros)>,
    constants: Vec<(Constants, Constants)>,
    bindings: HashMap<Arc<[u8]>, Vec<Tok>>,
    changed_macros: HashSet<Arc<[u8]>>,
}

impl<'a> Surroundings<'a> {
    pub fn new(touched: &'a [Touched], tree: &'a Tree, poc: &'a PocMaterial) -> Self {
        let files = || 0..touched.len();
        let macros = |file, when| view::macros(tree, touched, file, when);
        let constants = |file: usize, when| {
            let mut constants = tree.constants.clone();
            let sides = touched.iter().filter_map(|file| file.side(when));
            constants.extend(sides.flat_map(|side| side.constants.clone()));
            let own = touched.get(file).and_then(|file| file.side(when));
            constants.extend(own.into_iter().flat_map(|side| side.constants.clone()));
            constants
        };
        Self {
            touched,
            tree,
            poc,
            macros: files()
                .map(|i| (macros(i, When::Before), macros(i, When::After)))
                .collect(),
            constants: files()
                .map(|i| (constants(i, When::Before), constants(i, When::After)))
                .collect(),
            bindings: new_bindings(touched),
            changed_macros: pair::changed_macros(touched),
        }
    }

    /// The language that a touched file is read by.
    pub fn dialect(&self, file: usize) -> Dialect {
        let touched = self.touched.get(file);
        let dialect = touched.and_then(|touched| source::dialect(&touched.path));
        dialect.unwrap_or(Dialect::C)
    }

    pub fn macros(&self, file: usize, when: When) -> &Macros {
        static NONE: std::sync::OnceLock<Macros> = std::sync::OnceLock::new();
        match (self.macros.get(file), when) {
            (Some((before, _)), When::Before) => before,
            (Some((_, after)), When::After) => after,
            (None, _) => NONE.get_or_init(Macros::default),
        }
    }

    pub fn around(&self, file: usize, when: When) -> Around<'_> {
        static NONE: std::sync::OnceLock<Constants> = std::sync::OnceLock::new();
        let constants = match (self.constants.get(file), when) {
            (Some((before, _)), When::Before) => before,
            (Some((_, after)), When::After) => after,
            (None, _) => NONE.get_or_init(Constants::new),
        };
        Around {
            constants,
            tree: self.tree,
        }
    }

    /// A text before and after, each with the macros of its side.
    pub fn texts<'t>(
        &'t self,
        (old_file, old): (usize, &'t [Tok]),
        (new_file, new): (usize, &'t [Tok]),
    ) -> Texts<'t> {
        Texts {
            old,
            new,
            before: self.macros(old_file, When::Before),
            after: self.macros(new_file, When::After),
            changed_macros: &self.changed_macros,
        }
    }

    /// Two versions of a text of one file with every definition of every macro expanded.
    pub fn expand(&self, file: usize, old: &[Tok], new: &[Tok]) -> Result<Expanded, TooMuch> {
        expansion::expand(&self.texts((file, old), (file, new)), Follow::All)
    }

    /// Where the new text of a file recognises the proof of concept.
    pub fn recognitions(&self, file: usize, old: &[Tok], new: &[Tok]) -> Vec<Found> {
        let recogniser = Recogniser {
            poc: self.poc,
            tree: self.tree,
            constants: self.around(file, When::After).constants,
            bindings: &self.bindings,
        };
        let mut found = recogniser.find(new);
        found.extend(spelled::lists(old, new, &recogniser));
        found.extend(spelled::comparisons(old, new, self.poc, &recogniser));
        let found = found.into_iter().map(|recognition| Found {
            rule: Rule::Recognition,
            file,
            line: recognition.line,
            what: recognition.what,
        });
        found.collect()
    }
}

/// Names to which the touched files assign a literal: `const uint32_t magic = 0x…;`.
fn new_bindings(touched: &[Touched]) -> HashMap<Arc<[u8]>, Vec<Tok>> {
    const LONGEST: usize = 64;
    let mut bindings: HashMap<Arc<[u8]>, Vec<Tok>> = HashMap::new();
    for side in touched.iter().filter_map(|file| file.side(When::After)) {
        let code = &side.source.code;
        for (at, _) in code.iter().enumerate().filter(|(_, tok)| tok.is("=")) {
            let Some(name) = before(code, at).filter(|tok| tok.is_name()) else {
                continue;
            };
            let value = code.get(at + 1..).unwrap_or_default().iter().take(LONGEST);
            let literals = value
                .take_while(|tok| !tok.is_any(&[";", ","]))
                .filter(|tok| literal::number(tok).is_some());
            bindings
                .entry(name.text.clone())
                .or_default()
                .extend(literals.cloned());
        }
    }
    bindings.retain(|_, literals| !literals.is_empty());
    bindings
}
