//! What a patch took away: a function's body, a branch, or the way to reach code that still stands there.

use std::collections::{HashMap, HashSet};
use std::ops::Range;

use similar::{Algorithm, DiffOp, capture_diff_slices};

use super::body::{Body, Does, Leaf};
use super::branch::{Branch, Kind, branches};
use super::facts;
use super::tok::Tok;
use super::tree::Tree;
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

/// Something that is gone; the line is that of the old text, or of the new where code still stands there.
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

pub fn losses(
    change: &Change<'_>,
    statements: &Statements,
    elsewhere: &[Branch],
    tree: &Tree,
) -> Vec<Loss> {
    let old = change.old.live_leaves(tree);
    let new = change.new.live_leaves(tree);
    if let Some(loss) = emptied(change, &old, &new, statements, tree) {
        return vec![loss];
    }
    let mut losses = unreachable(change, &old, &new, tree);
    if losses.is_empty() {
        losses = lost_branches(change, statements, elsewhere, tree);
    }
    losses
}

fn count(leaves: &[Leaf], does: &[Does]) -> usize {
    leaves
        .iter()
        .filter(|leaf| does.contains(&leaf.does))
        .count()
}

fn emptied(
    change: &Change<'_>,
    old: &[Leaf],
    new: &[Leaf],
    statements: &Statements,
    tree: &Tree,
) -> Option<Loss> {
    const MANY: usize = 6;
    // Where printing is all a function does, printing is its work.
    let only_prints = count(old, &[Does::Works, Does::Releases, Does::Sets]) == 0;
    let work: &[Does] = match only_prints {
        true => &[Does::Works, Does::Releases, Does::Sets, Does::Prints],
        false => &[Does::Works, Does::Releases],
    };
    let (before, after) = (count(old, work), count(new, work));
    let sets = count(new, &[Does::Sets]);
    let all_gone = before > 0 && after == 0 && (sets == 0 || before >= 3);
    let nearly = before >= MANY && after * MANY <= before && !statements.survive(old);
    if !(all_gone || nearly) {
        return None;
    }
    let stands = count(&change.new.all_leaves(tree), work) > after;
    let (rule, what) = match stands {
        true => (
            Rule::TopReturn,
            format!("`{}` returns before it does anything", change.name),
        ),
        false => (
            Rule::Emptied,
            format!(
                "`{}` no longer does what it did: {before} statements became {after}",
                change.name
            ),
        ),
    };
    Some(Loss {
        rule,
        line: change.line,
        what,
    })
}

/// Code that still stands there, ran before, and cannot run now.
fn unreachable(change: &Change<'_>, old: &[Leaf], new: &[Leaf], tree: &Tree) -> Vec<Loss> {
    let times =
        |leaves: &[Leaf], text: &str| leaves.iter().filter(|leaf| leaf.text == text).count();
    let all = change.new.all_leaves(tree);
    let dead = all.iter().find(|leaf| {
        !matches!(leaf.does, Does::Nothing | Does::Prints)
            && !new.iter().any(|live| live.range == leaf.range)
            && times(new, &leaf.text) < times(old, &leaf.text)
    });
    dead.map(|leaf| Loss {
        rule: Rule::Unreachable,
        line: leaf.line,
        what: format!("`{}` in `{}` can no longer run", leaf.text, change.name),
    })
    .into_iter()
    .collect()
}

fn lost_branches(
    change: &Change<'_>,
    statements: &Statements,
    elsewhere: &[Branch],
    tree: &Tree,
) -> Vec<Loss> {
    let old = branches(change.old, tree);
    let mut new: Vec<Option<Branch>> = branches(change.new, tree).into_iter().map(Some).collect();
    // A `default` takes no case's place.
    let is_case = |branch: &&Branch| branch.kind == Kind::Case && !branch.condition.is_empty();
    let relabelled =
        old.iter().filter(is_case).count() <= new.iter().flatten().filter(is_case).count();
    let matched = match_branches(&old, &mut new, elsewhere);
    let known: HashSet<String> = change
        .old
        .live_leaves(tree)
        .into_iter()
        .map(|leaf| leaf.text)
        .collect();
    let mut leaves = change.new.live_leaves(tree);
    leaves.retain(|leaf| !known.contains(&leaf.text));
    let fresh = Fresh {
        branches: new.into_iter().flatten().collect(),
        leaves,
    };
    let regions = Regions::of(change);
    let mut losses = Vec::new();
    for (branch, partner) in old.iter().zip(matched) {
        let unreplaced = || {
            !statements.survive(&branch.leaves)
                && !is_trivial(branch, statements)
                && !regions.replace(&branch.span, &fresh)
        };
        let gone = match partner {
            Some(partner) if partner.condition == branch.condition => {
                is_hollow(branch, &partner, change.old, statements, tree)
            }
            // Under another condition it may be another branch altogether.
            Some(partner) => {
                is_hollow(branch, &partner, change.old, statements, tree) && unreplaced()
            }
            None if branch.kind == Kind::Case => {
                !relabelled
                    && !is_still_named(branch, change.new)
                    && !is_trivial(branch, statements)
            }
            None => unreplaced(),
        };
        if gone {
            losses.push(Loss {
                rule: Rule::BranchDeleted,
                line: branch.line,
                what: format!(
                    "{} in `{}` is gone, or does nothing any more",
                    branch.shown(),
                    change.name
                ),
            });
        }
    }
    // The outermost says it all.
    losses.truncate(1);
    losses
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
    let text = |branch: &Branch| {
        branch
            .leaves
            .iter()
            .map(|leaf| leaf.text.clone())
            .collect::<Vec<_>>()
    };
    let same_condition = |a: &Branch, b: &Branch| a.kind == b.kind && a.condition == b.condition;
    let passes: [&Fits<'_>; 3] = [
        &|a, b| same_condition(a, b) && text(a) == text(b),
        &same_condition,
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
        (Kind::Case, Kind::Case) => return a.condition == b.condition,
        (Kind::If | Kind::Loop, Kind::If | Kind::Loop) => true,
        // `if (a) x else y` may become `if (!a) y else x`.
        (Kind::Else, Kind::Else | Kind::If) => true,
        (Kind::Handler, Kind::Handler) => true,
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
        Kind::Case | Kind::Loop => true,
        // Turning bad input away instead of bending it into shape is an honest repair.
        Kind::If | Kind::Else | Kind::Handler => lost
            .iter()
            .any(|leaf| calls_project(body.slice(&leaf.range), tree)),
    }
}

/// A call of the project's own function, other than to tell something.
fn calls_project(tokens: &[Tok], tree: &Tree) -> bool {
    let tells = tokens
        .iter()
        .any(|tok| tok.kind == patchwright_edit::TokenKind::String);
    !tells && facts::called_names(tokens).any(|name| tree.is_function(name) && !tree.releases(name))
}

/// Nothing is lost with a branch that only printed or gave something back.
fn is_trivial(branch: &Branch, statements: &Statements) -> bool {
    let jumps = |leaf: &Leaf| {
        let first = leaf.text.split(' ').next().unwrap_or_default();
        matches!(first, "return" | "goto" | "throw" | "continue" | "break")
    };
    let prints = |leaf: &Leaf| matches!(leaf.does, Does::Nothing | Does::Prints) && !jumps(leaf);
    let lost = branch.leaves.iter().filter(|leaf| statements.is_lost(leaf));
    let releases = branch.leaves.iter().any(|leaf| leaf.does == Does::Releases);
    lost.clone().all(|leaf| {
        matches!(leaf.does, Does::Releases) || prints(leaf) || (releases && leaf.does == Does::Sets)
    }) && (releases || !branch.leaves.iter().any(jumps))
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
    fn of(change: &Change<'_>) -> Self {
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
            .any(|branch| branch.kind != Kind::Case && near(&branch.span));
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
