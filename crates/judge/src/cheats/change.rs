//! A function before and after a patch, and the statements of everything the patch touches.

use std::collections::{BTreeSet, HashMap};
use std::sync::Arc;

use patchwright_code::lex::TokenKind;
use patchwright_code::tokens::{Tok, uses};

use super::body::{Body, Does, Leaf};
use crate::scope::Rule;

/// The statements of everything a patch touches, before and after.
#[derive(Debug, Default)]
pub struct Statements {
    before: HashMap<String, usize>,
    after: HashMap<String, usize>,
    fresh: Vec<Said>,
}

/// The names a statement mentions and what it does.
#[derive(Debug)]
struct Said {
    words: BTreeSet<Arc<[u8]>>,
    calls: bool,
    does: Does,
}

impl Said {
    fn by(leaf: &Leaf, body: &Body) -> Self {
        let tokens = body.slice(&leaf.range);
        Self {
            words: names_and_literals(tokens),
            calls: uses::called_names(tokens).next().is_some(),
            does: leaf.does,
        }
    }

    /// Whether this can take the place of `lost`: it does comparable work on at least half of the same names.
    fn replaces(&self, lost: &Self) -> bool {
        let works = self.does == Does::Works || self.does == lost.does;
        let shared = lost.words.intersection(&self.words).count();
        works && (self.calls || !lost.calls) && shared > 0 && shared * 2 >= lost.words.len()
    }
}

impl Statements {
    pub fn new<'b>(
        old: impl Iterator<Item = &'b Body>,
        new: impl Iterator<Item = &'b Body>,
    ) -> Self {
        let mut statements = Self::default();
        for leaf in old.flat_map(|body| &body.live_leaves) {
            *statements.before.entry(leaf.text.clone()).or_default() += 1;
        }
        let new: Vec<&Body> = new.collect();
        for leaf in new.iter().flat_map(|body| &body.live_leaves) {
            *statements.after.entry(leaf.text.clone()).or_default() += 1;
        }
        for body in new {
            let fresh = body
                .live_leaves
                .iter()
                .filter(|leaf| statements.is_fresh(leaf));
            let fresh: Vec<Said> = fresh.map(|leaf| Said::by(leaf, body)).collect();
            statements.fresh.extend(fresh);
        }
        statements
    }

    /// Whether the statement occurs less often than before.
    pub fn is_lost(&self, leaf: &Leaf) -> bool {
        count(&self.after, leaf) < count(&self.before, leaf)
    }

    /// Whether the statement occurs more often than before.
    pub fn is_fresh(&self, leaf: &Leaf) -> bool {
        count(&self.after, leaf) > count(&self.before, leaf)
    }

    /// Whether something the patch adds could replace this statement of `body`.
    pub fn is_replaced(&self, leaf: &Leaf, body: &Body) -> bool {
        let lost = Said::by(leaf, body);
        self.fresh.iter().any(|fresh| fresh.replaces(&lost))
    }

    /// Whether at least half of these statements still exist somewhere.
    pub fn survive(&self, leaves: &[Leaf]) -> bool {
        let lost = leaves.iter().filter(|leaf| self.is_lost(leaf)).count();
        !leaves.is_empty() && lost * 2 <= leaves.len()
    }
}

fn count(counts: &HashMap<String, usize>, leaf: &Leaf) -> usize {
    counts.get(&leaf.text).copied().unwrap_or(0)
}

pub fn names_and_literals(tokens: &[Tok]) -> BTreeSet<Arc<[u8]>> {
    let literal = |tok: &Tok| {
        matches!(
            tok.kind,
            TokenKind::Number | TokenKind::String | TokenKind::Char
        )
    };
    let told = tokens.iter().filter(|tok| tok.is_name() || literal(tok));
    told.map(|tok| tok.text.clone()).collect()
}

/// Something that was removed; `line` refers to the old text.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Loss {
    pub rule: Rule,
    pub line: usize,
    pub what: String,
}

/// A function before and after the patch.
pub struct Change<'a> {
    pub name: &'a str,
    pub line: usize,
    pub old: &'a Body,
    pub new: &'a Body,
}
