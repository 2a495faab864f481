//! What the rules need to know about the unpatched project: built once per base, used for every candidate.

use std::collections::{BTreeSet, HashMap, HashSet};
use std::sync::Arc;

use patchwright_code::lex::{Dialect, TokenKind};
use patchwright_code::preprocess::{Define, Source};
use patchwright_code::tokens::Tok;
use patchwright_code::tokens::constants;
use patchwright_code::tokens::fold::Constants;
use patchwright_code::tokens::items;
use patchwright_code::tokens::literal;
use patchwright_domain::candidate::RelPath;

use super::calls;
use super::facts::{self, Facts};
use super::finding::Project;
use super::names;
use super::source;
use super::unread::Unread;
use crate::scope::{PathKind, Rule, path_kind};

/// Sources beyond this total are not analysed.
const MOST_TREE_BYTES: usize = 512 << 20;
/// How many levels of helpers a call is followed through.
const HELPER_LEVELS: usize = 4;

/// What is known about the unpatched sources.
#[derive(Debug, Default)]
pub struct Tree {
    files: Vec<TreeFile>,
    by_name: HashMap<Vec<u8>, Vec<usize>>,
    macro_names: HashSet<Arc<[u8]>>,
    pub(super) constants: Constants,
    functions: HashMap<String, Facts>,
    /// Helpers that end the program, and how.
    leaving: HashMap<String, BTreeSet<String>>,
    leaving_macros: HashMap<String, BTreeSet<String>>,
    mentions: HashMap<Arc<[u8]>, usize>,
    numbers: HashSet<i128>,
    /// Every string, name and byte list.
    texts: HashSet<Vec<u8>>,
    catches: bool,
    bytes: usize,
    unread: Unread,
}

/// What a file provides to those that include it.
#[derive(Debug)]
pub struct TreeFile {
    pub path: RelPath,
    pub includes: Vec<Vec<u8>>,
    pub defines: Vec<Arc<Define>>,
}

impl Tree {
    pub fn builder() -> TreeBuilder {
        TreeBuilder {
            tree: Tree::default(),
        }
    }

    /// How a call of this helper ends the program.
    pub(super) fn ways_of(&self, name: &str) -> Option<&BTreeSet<String>> {
        self.leaving.get(name)
    }

    /// The same for a helper or macro.
    pub(super) fn ways_through(&self, name: &str) -> Option<&BTreeSet<String>> {
        self.leaving
            .get(name)
            .or_else(|| self.leaving_macros.get(name))
    }

    pub(super) fn files_named<'t>(&'t self, name: &[u8]) -> impl Iterator<Item = &'t TreeFile> {
        let known = self.by_name.get(name).map_or(&[][..], Vec::as_slice);
        known.iter().filter_map(|&file| self.files.get(file))
    }

    pub(super) fn headers(&self) -> impl Iterator<Item = &TreeFile> {
        self.files
            .iter()
            .filter(|file| source::is_header(&file.path))
    }

    pub(super) fn never_returns(&self, name: &str) -> bool {
        let helper = self
            .functions
            .get(name)
            .is_some_and(|facts| facts.ends_program);
        helper || (names::NO_RETURN.contains(&name) && !self.functions.contains_key(name))
    }

    pub(super) fn is_function(&self, name: &str) -> bool {
        self.functions.contains_key(name)
    }

    pub(super) fn compares(&self, name: &str) -> bool {
        names::compares(name) || self.functions.get(name).is_some_and(|facts| facts.compares)
    }

    /// Whether a function of the project releases memory, judged by its name or by what it calls.
    pub(super) fn releases(&self, name: &str) -> bool {
        names::releases(name)
            || self
                .functions
                .get(name)
                .is_some_and(|facts| facts.calls.iter().any(|call| names::releases(call)))
    }

    /// Whether a file that could not be parsed mentions the name.
    pub(super) fn is_mentioned_unread(&self, name: &[u8]) -> bool {
        self.unread.mentions(name)
    }

    pub(super) fn mentions_of(&self, name: &[u8]) -> usize {
        self.mentions.get(name).copied().unwrap_or(0)
    }

    pub(super) fn holds_number(&self, value: i128) -> bool {
        self.numbers.contains(&value)
    }

    /// Whether a string, name or byte list equals this; a fast lookup.
    pub(super) fn has_text(&self, text: &[u8]) -> bool {
        self.texts.contains(text)
    }

    /// Whether one of them contains this.
    pub(super) fn holds_text(&self, text: &[u8]) -> bool {
        self.texts.contains(text) || self.texts.iter().any(|known| find(known, text))
    }

    pub(super) fn catches(&self) -> bool {
        self.catches
    }
}

impl Project for Tree {
    fn defines(&self, name: &str) -> bool {
        self.functions.contains_key(name) || self.macro_names.contains(name.as_bytes())
    }

    fn taints(&self, name: &str) -> &[Rule] {
        self.functions
            .get(name)
            .map_or(&[], |facts| facts.taints.as_slice())
    }

    fn is_unread(&self, name: &str) -> bool {
        self.unread.may_define(name.as_bytes()) && !self.defines(name)
    }

    fn is_method_of(&self, name: &str, class: &str) -> bool {
        let known = self.functions.get(name);
        known.is_some_and(|facts| facts.classes.iter().any(|known| known == class))
    }

    fn closes_argument(&self, name: &str) -> bool {
        self.functions.get(name).is_some_and(|facts| facts.closes)
    }
}

pub struct TreeBuilder {
    tree: Tree,
}

impl TreeBuilder {
    /// Adds a file; files in unknown languages are ignored.
    pub fn add(&mut self, path: &RelPath, content: &[u8]) {
        if source::dialect(path).is_none() {
            return;
        }
        self.tree.bytes = self.tree.bytes.saturating_add(content.len());
        let source = match self.tree.bytes <= MOST_TREE_BYTES {
            true => source::read(path, content).ok(),
            false => None,
        };
        match source {
            Some(source) => self.add_source(path, &source),
            None => self.tree.unread.note(content),
        }
    }

    pub fn finish(mut self) -> Tree {
        self.find_leaving();
        self.tree
    }

    fn add_source(&mut self, path: &RelPath, source: &Source) {
        self.note_literals(&source.code);
        self.note_literals(&source.leftover);
        for define in &source.defines {
            self.note_literals(&define.body);
        }
        if matches!(path_kind(path), PathKind::Protected(_)) {
            return;
        }
        let dialect = source::dialect(path).unwrap_or(Dialect::C);
        let items = items::split(&source.code);
        self.tree.catches |= source.code.iter().any(|tok| tok.is("catch"));
        constants::collect_enumerators(&items.rest, &mut self.tree.constants);
        for define in &source.defines {
            self.tree.macro_names.insert(define.name.clone());
            self.note_mentions(&define.body, None);
        }
        let file = self.tree.files.len();
        let name = path.file_name().to_vec();
        self.tree.by_name.entry(name).or_default().push(file);
        self.tree.files.push(TreeFile {
            path: path.clone(),
            includes: source.includes(),
            defines: source.defines.clone(),
        });
        for mention in facts::value_mentions(&items.rest) {
            *self.tree.mentions.entry(mention).or_default() += 1;
        }
        self.note_mentions(&source.leftover, None);
        for function in &items.functions {
            self.note_mentions(&function.body, Some(function.called()));
            let facts = Facts::from_function(function, dialect);
            let known = self.tree.functions.entry(function.called().to_owned());
            known
                .and_modify(|known| known.merge(&facts))
                .or_insert(facts);
        }
    }

    fn note_mentions(&mut self, tokens: &[Tok], own_name: Option<&str>) {
        for tok in tokens {
            if tok.is_name() && own_name != Some(tok.word()) {
                *self.tree.mentions.entry(tok.text.clone()).or_default() += 1;
            }
        }
    }

    fn note_literals(&mut self, tokens: &[Tok]) {
        for tok in tokens {
            self.tree.numbers.extend(literal::number(tok));
            let text = match tok.kind {
                TokenKind::Identifier => Some(tok.text.to_vec()),
                _ => literal::text(tok),
            };
            self.note_text(text.unwrap_or_default());
        }
        for list in literal::byte_lists(tokens) {
            self.note_text(list.bytes);
        }
    }

    fn note_text(&mut self, text: Vec<u8>) {
        const SHORTEST: usize = 4;
        if text.len() >= SHORTEST {
            self.tree.texts.insert(text);
        }
    }

    /// Finds macros and helpers that end the program, and those that do so through them.
    fn find_leaving(&mut self) {
        for _ in 0..HELPER_LEVELS {
            let mut macros: HashMap<String, BTreeSet<String>> = HashMap::new();
            for define in self.tree.files.iter().flat_map(|file| &file.defines) {
                let ways = self.ways(define.body.iter().map(Tok::word));
                if !ways.is_empty() {
                    let name = String::from_utf8_lossy(&define.name).into_owned();
                    macros.entry(name).or_default().extend(ways);
                }
            }
            let fatal = self.tree.functions.iter();
            let fatal = fatal.filter(|(_, facts)| facts.may_be_fatal(&|call| self.leaves(call)));
            let helpers: HashMap<String, BTreeSet<String>> = fatal
                .map(|(name, facts)| {
                    (
                        name.clone(),
                        self.ways(facts.calls.iter().map(String::as_str)),
                    )
                })
                .filter(|(_, ways)| !ways.is_empty())
                .collect();
            let before = self.tree.leaving.len() + self.tree.leaving_macros.len();
            self.tree.leaving.extend(helpers);
            self.tree.leaving_macros.extend(macros);
            self.mark_fatal();
            if self.tree.leaving.len() + self.tree.leaving_macros.len() == before {
                return;
            }
        }
    }

    fn leaves(&self, name: &str) -> bool {
        let system = calls::is_leaving(name) && !self.tree.functions.contains_key(name);
        system || self.tree.ways_through(name).is_some()
    }

    fn ways<'w>(&self, words: impl Iterator<Item = &'w str>) -> BTreeSet<String> {
        let mut ways = BTreeSet::new();
        for word in words {
            if let Some(known) = self.tree.ways_through(word) {
                ways.extend(known.iter().cloned());
            } else if self.leaves(word) {
                ways.insert(word.to_owned());
            }
        }
        ways
    }

    fn mark_fatal(&mut self) {
        let fatal: Vec<String> = self
            .tree
            .functions
            .iter()
            .filter(|(_, facts)| facts.always_ends(&|call| self.leaves(call)))
            .map(|(name, _)| name.clone())
            .collect();
        for name in fatal {
            if let Some(facts) = self.tree.functions.get_mut(&name) {
                facts.ends_program = true;
            }
        }
    }
}

pub fn find(text: &[u8], wanted: &[u8]) -> bool {
    !wanted.is_empty()
        && wanted.len() <= text.len()
        && text.windows(wanted.len()).any(|window| window == wanted)
}
