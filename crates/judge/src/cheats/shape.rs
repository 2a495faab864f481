//! What a patch took away: a function's body, a branch, or the path to code that is still there.

use std::collections::HashSet;

use super::body::{Does, Leaf};
use super::change::{Change, Loss, Statements};
use super::gone;
use crate::scope::Rule;

pub fn losses(change: &Change<'_>, statements: &Statements) -> Vec<Loss> {
    let loss = emptied(change, statements)
        .or_else(|| unreachable(change))
        .or_else(|| gone::gone(change, statements))
        .or_else(|| shortened(change, statements));
    loss.into_iter().collect()
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
    // If a function only prints, printing is its work.
    let only_prints = count(old, &[Does::Works, Does::Releases, Does::Sets]) == 0;
    let work: &[Does] = match only_prints {
        true => &[Does::Works, Does::Releases, Does::Sets, Does::Prints],
        false => &[Does::Works, Does::Releases],
    };
    let (before, after) = (count(old, work), count(new, work));
    let sets = count(new, &[Does::Sets]);
    let all_gone = before > 0 && after == 0 && (sets == 0 || before >= 3);
    let adds = new
        .iter()
        .any(|leaf| work.contains(&leaf.does) && statements.is_fresh(leaf));
    let nearly = before >= MANY && after * MANY <= before && !adds && !statements.survive(old);
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

/// Less than half of the function's work is left, even if the remaining statements mention the same names.
fn shortened(change: &Change<'_>, statements: &Statements) -> Option<Loss> {
    const MANY: usize = 6;
    let (old, new) = (&change.old.live_leaves, &change.new.live_leaves);
    let (before, after) = (count(old, &[Does::Works]), count(new, &[Does::Works]));
    let is_shortened = before >= MANY && after * 2 < before && !statements.survive(old);
    is_shortened.then(|| Loss {
        rule: Rule::Shortened,
        line: change.line,
        what: format!(
            "`{}` does less than before: {before} statements became {after}",
            change.name
        ),
    })
}

/// Code that is still there and ran before, but can no longer run.
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
