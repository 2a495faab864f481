//! What a patch took away: a function's body, a branch, or the way to reach code that still stands there.

use std::collections::HashSet;

use super::body::{Does, Leaf};
use super::branch::Branch;
use super::change::{Change, Loss, Statements};
use super::deleted;
use super::tree::Tree;
use crate::scope::Rule;

pub fn losses(
    change: &Change<'_>,
    statements: &Statements,
    elsewhere: &[Branch],
    tree: &Tree,
) -> Vec<Loss> {
    if let Some(loss) = emptied(change, statements).or_else(|| unreachable(change)) {
        return vec![loss];
    }
    deleted::deleted(change, statements, elsewhere, tree)
        .into_iter()
        .collect()
}

fn count(leaves: &[Leaf], does: &[Does]) -> usize {
    leaves
        .iter()
        .filter(|leaf| does.contains(&leaf.does))
        .count()
}

fn emptied(change: &Change<'_>, statements: &Statements) -> Option<Loss> {
    let (old, new) = (&change.old.live_leaves, &change.new.live_leaves);
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
    let stands = count(&change.new.all_leaves, work) > after;
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
fn unreachable(change: &Change<'_>) -> Option<Loss> {
    let (old, new) = (&change.old.live_leaves, &change.new.live_leaves);
    let live: HashSet<usize> = new.iter().map(|leaf| leaf.range.start).collect();
    let times =
        |leaves: &[Leaf], text: &str| leaves.iter().filter(|leaf| leaf.text == text).count();
    let dead = change.new.all_leaves.iter().find(|leaf| {
        !matches!(leaf.does, Does::Nothing | Does::Prints)
            && !live.contains(&leaf.range.start)
            && times(new, &leaf.text) < times(old, &leaf.text)
    })?;
    let ran = old.iter().find(|leaf| leaf.text == dead.text)?;
    Some(Loss {
        rule: Rule::Unreachable,
        line: ran.line,
        what: format!("`{}` in `{}` can no longer run", dead.text, change.name),
    })
}
