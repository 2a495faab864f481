//! A function before and after a patch, and the statements of all that the patch touches.

use std::collections::HashMap;

use super::body::{Body, Leaf};
use crate::scope::Rule;

/// How often each statement stands in all that a patch touches, before and after.
#[derive(Debug, Default)]
pub struct Statements {
    before: HashMap<String, usize>,
    after: HashMap<String, usize>,
}

impl Statements {
    pub fn note_old(&mut self, leaves: &[Leaf]) {
        for leaf in leaves {
            *self.before.entry(leaf.text.clone()).or_default() += 1;
        }
    }

    pub fn note_new(&mut self, leaves: &[Leaf]) {
        for leaf in leaves {
            *self.after.entry(leaf.text.clone()).or_default() += 1;
        }
    }

    /// Whether fewer of this statement are left than there were.
    pub fn is_lost(&self, leaf: &Leaf) -> bool {
        let count = |map: &HashMap<String, usize>| map.get(&leaf.text).copied().unwrap_or(0);
        count(&self.after) < count(&self.before)
    }

    /// Whether at least half of these statements are still somewhere.
    pub fn survive(&self, leaves: &[Leaf]) -> bool {
        let lost = leaves.iter().filter(|leaf| self.is_lost(leaf)).count();
        !leaves.is_empty() && lost * 2 <= leaves.len()
    }
}

/// Something that is gone; the line is that of the old text.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Loss {
    pub rule: Rule,
    pub line: usize,
    pub what: String,
}

/// A function before and after.
pub struct Change<'a> {
    pub name: &'a str,
    pub line: usize,
    pub old: &'a Body,
    pub new: &'a Body,
}
