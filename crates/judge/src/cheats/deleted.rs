//! Branches, loops and cases that a patch took away, told apart from those it moved, rewrote or replaced.

use std::collections::{HashMap, HashSet};
use std::ops::Range;

use patchwright_code::lex::TokenKind;
use patchwright_code::tokens::Tok;
use patchwright_code::tokens::uses;
use similar::{Algorithm, DiffOp, capture_diff_slices};

use super::body::{Body, Does, Leaf};
use super::branch::{Branch, BranchKind, branches};
use super::change::{Change, Loss, Statements};
use super::tree::Tree;
use crate::scope::Rule;

/// The first branch that is gone; `elsewhere` are the branches of functions that the patch adds.
pub fn deleted(
    change: &Change<'_>,
    statements: &Statements,
    elsewhere: &[Branch],
    tree: &Tree,
) -> Option<Loss> {
    let old = branches(change.old, tree);
    let mut new: Vec<Option<Branch>> = branches(change.new, tree).into_iter().map(Some).collect();
    // A `default` takes no case's place.
    let is_case =
        |branch: &&Branch| branch.kind == BranchKind::Case && !branch.condition.is_empty();
    let relabelled =
        old.iter().filter(is_case).count() <= new.iter().flatten().filter(is_case).count();
    let matched = match_branches(&old, &mut new, elsewhere);
    let judge = Judge {
        change,
        statements,
        tree,
        relabelled,
        fresh: Fresh::from_unmatched(change, new),
        regions: Regions::between(change),
    };
    let kept: HashSet<(&str, &str)> = old
        .iter()
        .zip(&matched)
        .filter(|(_, partner)| partner.is_some())
        .map(|(branch, _)| (branch.condition.as_str(), branch.text.as_str()))
        .collect();
    let mut answered: Vec<Range<usize>> = Vec::new();
    for (branch, partner) in old.iter().zip(&matched) {
        // One of two that were the same is still there.
        if partner.is_none() && kept.contains(&(branch.condition.as_str(), branch.text.as_str())) {
            continue;
        }
        // What is inside a branch that was rewritten as a whole was rewritten with it.
        let within =
            |outer: &Range<usize>| outer.start < branch.span.start && branch.span.end <= outer.end;
        if answered.iter().any(within) {
            continue;
        }
        if judge.is_gone(branch, partner.as_ref()) {
            let what = format!(
                "{} in `{}` is gone, or does nothing any more",
                branch.shown(),
                change.name
            );
            return Some(Loss {
                rule: Rule::BranchDeleted,
                line: branch.line,
                what,
            });
        }
        if partner.is_none() {
            answered.push(branch.span.clone());
        }
    }
    None
}

struct Judge<'a> {
    change: &'a Change<'a>,
    statements: &'a Statements,
    tree: &'a Tree,
    /// As many cases as before: one that is missing may have another label.
    relabelled: bool,
    fresh: Fresh,
    regions: Regions,
}

impl Judge<'_> {
    fn is_gone(&self, branch: &Branch, partner: Option<&Branch>) -> bool {
        let hollow =
            |partner| is_hollow(branch, partner, self.change.old, self.statements, self.tree);
        match partner {
            Some(partner) if partner.condition == branch.condition => hollow(partner),
            // Under another condition it may be another branch altogether.
            Some(partner) => hollow(partner) && self.is_unreplaced(branch),
            None if branch.kind == BranchKind::Case => {
                !self.relabelled
                    && !is_still_named(branch, self.change.new)
                    && !is_trivial(branch, self.statements)
            }
            None => self.is_unreplaced(branch),
        }
    }

    fn is_unreplaced(&self, branch: &Branch) -> bool {
        !self.statements.survive(&branch.leaves)
            && !is_trivial(branch, self.statements)
            && !is_guard(branch, self.change.old)
            && !self.regions.replace(&branch.span, &self.fresh)
    }
}

/// A check that only turned input away; without it the program does more, not less.
fn is_guard(branch: &Branch, body: &Body) -> bool {
    let tells = |leaf: &Leaf| {
        let tokens = body.slice(&leaf.range);
        let is_call = tokens.first().is_some_and(Tok::is_name)
            && tokens.last().is_some_and(|tok| tok.is(")"));
        is_call && tokens.iter().any(|tok| tok.kind == TokenKind::String)
    };
    let harmless = |leaf: &Leaf| {
        matches!(
            leaf.does,
            Does::Nothing | Does::Prints | Does::Releases | Does::Sets
        ) || tells(leaf)
    };
    branch.kind != BranchKind::Loop
        && branch.leaves.iter().any(jumps)
        && branch.leaves.iter().all(harmless)
}

fn jumps(leaf: &Leaf) -> bool {
    let first = leaf.text.split(' ').next().unwrap_or_default();
    matches!(first, "return" | "goto" | "throw" | "continue" | "break")
}

/// Whether one branch may have become another.
type Fits<'f> = dyn Fn(&Branch, &Branch) -> bool + 'f;

/// For each old branch the new one that it became; the closest first, each new one once.
fn match_branches(
    old: &[Branch],
    new: &mut [Option<Branch>],
    elsewhere: &[Branch],
) -> Vec<Option<Branch>> {
    let mut matched: Vec<Option<Branch>> = vec![None; old.len()];
    let same_condition = |a: &Branch, b: &Branch| a.kind == b.kind && a.condition == b.condition;
    let same_body =
        |a: &Branch, b: &Branch| a.kind == b.kind && !a.text.is_empty() && a.text == b.text;
    let passes: [&Fits<'_>; 4] = [
        &|a, b| same_condition(a, b) && a.text == b.text,
        &same_condition,
        &|a, b| a.kind != BranchKind::Case && same_body(a, b),
        &is_akin,
    ];
    for fits in passes {
        for (slot, branch) in matched.iter_mut().zip(old) {
            if slot.is_none() {
                let found = new
                    .iter_mut()
                    .find(|new| new.as_ref().is_some_and(|new| fits(branch, new)));
                *slot = found.and_then(Option::take);
            }
        }
    }
    for (slot, branch) in matched.iter_mut().zip(old) {
        if slot.is_none() {
            *slot = elsewhere
                .iter()
                .find(|other| is_akin(branch, other))
                .cloned();
        }
    }
    matched
}

/// A rewritten condition still speaks of the same things.
fn is_akin(a: &Branch, b: &Branch) -> bool {
    let same_kind = match (a.kind, b.kind) {
        (BranchKind::Case, BranchKind::Case) => return a.condition == b.condition,
        (BranchKind::If | BranchKind::Loop, BranchKind::If | BranchKind::Loop) => true,
        // `if (a) x else y` may become `if (!a) y else x`.
        (BranchKind::Else, BranchKind::Else | BranchKind::If) => true,
        (BranchKind::Handler, BranchKind::Handler) => true,
        _ => false,
    };
    let shared = a.words.intersection(&b.words).count();
    same_kind && shared > 0 && shared * 2 >= a.words.len()
}

/// The branch is still there, but what it did is not.
fn is_hollow(
    old: &Branch,
    new: &Branch,
    body: &Body,
    statements: &Statements,
    tree: &Tree,
) -> bool {
    let lost: Vec<&Leaf> = old
        .leaves
        .iter()
        .filter(|leaf| leaf.does == Does::Works && statements.is_lost(leaf))
        .collect();
    if lost.is_empty()
        || new
            .leaves
            .iter()
            .any(|leaf| !matches!(leaf.does, Does::Nothing | Does::Prints))
    {
        return false;
    }
    match old.kind {
        BranchKind::Case | BranchKind::Loop => true,
        // Turning bad input away instead of bending it into shape is an honest repair.
        BranchKind::If | BranchKind::Else | BranchKind::Handler => lost
            .iter()
            .any(|leaf| calls_project(body.slice(&leaf.range), tree)),
    }
}

/// A call of the project's own function, other than to tell something.
fn calls_project(tokens: &[Tok], tree: &Tree) -> bool {
    let tells = tokens
        .iter()
        .any(|tok| tok.kind == patchwright_code::lex::TokenKind::String);
    !tells && uses::called_names(tokens).any(|name| tree.is_function(name) && !tree.releases(name))
}

/// Nothing is lost with a branch that only printed or gave something back.
fn is_trivial(branch: &Branch, statements: &Statements) -> bool {
    let prints = |leaf: &Leaf| matches!(leaf.does, Does::Nothing | Does::Prints) && !jumps(leaf);
    let releases = branch.leaves.iter().any(|leaf| leaf.does == Does::Releases);
    let mut lost = branch.leaves.iter().filter(|leaf| statements.is_lost(leaf));
    let only_idle = lost.all(|leaf| {
        leaf.does == Does::Releases || prints(leaf) || (releases && leaf.does == Does::Sets)
    });
    only_idle && (releases || !branch.leaves.iter().any(jumps))
}

/// A vanished `case` whose value is now asked about in another way.
fn is_still_named(branch: &Branch, new: &Body) -> bool {
    let name = branch.condition.rsplit(' ').next().unwrap_or_default();
    let telling = name.starts_with(|c: char| c.is_alphabetic() || c == '_');
    telling && new.tokens.iter().any(|tok| tok.is(name))
}

/// Where tokens of the old body were replaced, and by what.
struct Regions {
    ops: Vec<DiffOp>,
}

impl Regions {
    fn between(change: &Change<'_>) -> Self {
        const LARGEST: usize = 8_000;
        let (old, new) = (texts(&change.old.tokens), texts(&change.new.tokens));
        let ops = match old.len() + new.len() <= LARGEST {
            true => capture_diff_slices(Algorithm::Myers, &old, &new),
            // Too long to align: nothing counts as replaced.
            false => Vec::new(),
        };
        Self { ops }
    }

    /// Whether something that does work, or a branch that was not there before, stands where the branch stood.
    fn replace(&self, span: &Range<usize>, fresh: &Fresh) -> bool {
        let inserted: Vec<Range<usize>> = self
            .ops
            .iter()
            .filter_map(|op| inserted_in(op, span))
            .collect();
        let from = inserted.iter().map(|range| range.start).min();
        let to = inserted.iter().map(|range| range.end).max();
        let (Some(from), Some(to)) = (from, to) else {
            return false;
        };
        let near = |span: &Range<usize>| span.start < to + NEAR && span.end + NEAR > from;
        let decides = fresh
            .branches
            .iter()
            .any(|branch| branch.kind != BranchKind::Case && near(&branch.span));
        let works = fresh
            .leaves
            .iter()
            .any(|leaf| leaf.does == Does::Works && near(&leaf.range));
        decides || works
    }
}

/// What a changed function has that it did not have before.
struct Fresh {
    branches: Vec<Branch>,
    leaves: Vec<Leaf>,
}

impl Fresh {
    fn from_unmatched(change: &Change<'_>, unmatched: Vec<Option<Branch>>) -> Self {
        let mut counts: HashMap<&str, isize> = HashMap::new();
        for leaf in &change.old.live_leaves {
            *counts.entry(&leaf.text).or_default() -= 1;
        }
        for leaf in &change.new.live_leaves {
            *counts.entry(&leaf.text).or_default() += 1;
        }
        let is_surplus = |leaf: &&Leaf| {
            counts
                .get(leaf.text.as_str())
                .is_some_and(|surplus| *surplus > 0)
        };
        let leaves = change
            .new
            .live_leaves
            .iter()
            .filter(is_surplus)
            .cloned()
            .collect();
        Self {
            branches: unmatched.into_iter().flatten().collect(),
            leaves,
        }
    }
}

/// How far from the old place the new may begin: the keyword and brackets around a condition.
const NEAR: usize = 3;

fn inserted_in(op: &DiffOp, span: &Range<usize>) -> Option<Range<usize>> {
    let (from, to) = (span.start.saturating_sub(NEAR), span.end + NEAR);
    match *op {
        DiffOp::Insert {
            old_index,
            new_index,
            new_len,
        } => (old_index >= from && old_index <= to).then(|| new_index..new_index + new_len),
        DiffOp::Replace {
            old_index,
            old_len,
            new_index,
            new_len,
        } => {
            (old_index <= to && old_index + old_len >= from).then(|| new_index..new_index + new_len)
        }
        DiffOp::Equal { .. } | DiffOp::Delete { .. } => None,
    }
}

fn texts(tokens: &[Tok]) -> Vec<&[u8]> {
    tokens.iter().map(|tok| tok.text.as_ref()).collect()
}
