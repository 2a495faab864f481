//! Work that a function no longer does: a statement or `case` is gone and nothing that the patch adds replaces it. Runs
//! decide whether it is missed, so the rule can be simple.

use std::collections::HashMap;
use std::ops::Range;

use patchwright_code::lex::TokenKind;
use patchwright_code::tokens::stmt::{Label, Stmt};
use patchwright_code::tokens::{Tok, joined, uses};

use super::body::{Body, Does, Leaf, LeafRole};
use super::change::{Change, Loss, Statements};
use super::names;
use crate::scope::Rule;

/// Everything that is gone from a function, as one loss.
pub fn gone(change: &Change<'_>, statements: &Statements) -> Option<Loss> {
    let lost = lost_work(change, statements);
    let Some(first) = lost.first() else {
        return lost_case(change);
    };
    let more = match lost.len() {
        1 => String::new(),
        2 => " and another statement".to_owned(),
        many => format!(" and {} other statements", many - 1),
    };
    let verb = if lost.len() == 1 { "is" } else { "are" };
    Some(Loss {
        rule: Rule::Deleted,
        line: first.line,
        what: format!("`{}`{more} in `{}` {verb} gone", first.text, change.name),
    })
}

fn lost_work<'c>(change: &'c Change<'_>, statements: &Statements) -> Vec<&'c Leaf> {
    let changed = changed_part(change);
    let (mut before, mut after) = (HashMap::new(), HashMap::new());
    for (counts, body) in [(&mut before, change.old), (&mut after, change.new)] {
        for leaf in &body.live_leaves {
            *counts.entry(leaf.text.as_str()).or_insert(0usize) += 1;
        }
    }
    let is_fewer = |leaf: &Leaf| after.get(leaf.text.as_str()) < before.get(leaf.text.as_str());
    let mut leaves: Vec<&Leaf> = change.old.live_leaves.iter().collect();
    leaves.sort_by_key(|leaf| leaf.range.start);
    let lost = leaves.iter().enumerate().filter(|(at, leaf)| {
        changed.contains(&leaf.range.start)
            && is_fewer(leaf)
            && matters(leaf, change)
            && statements.is_lost(leaf)
            && !is_complaint(
                leaf,
                leaves.get(at + 1..).unwrap_or_default(),
                &changed,
                change.old,
            )
            && !statements.is_replaced(leaf, change.old)
    });
    lost.map(|(_, leaf)| *leaf).collect()
}

/// The old tokens between the beginning and the end that both versions share.
fn changed_part(change: &Change<'_>) -> Range<usize> {
    let (old, new) = (&change.old.tokens, &change.new.tokens);
    let same = |(a, b): &(&Tok, &Tok)| a.text == b.text;
    let head = old.iter().zip(new).take_while(same).count();
    let rest = old.len().min(new.len()) - head;
    let tails = old.iter().rev().zip(new.iter().rev()).take(rest);
    let tail = tails.take_while(same).count();
    // Include the start of a statement that changed only towards its end.
    let start = change.old.live_leaves.iter().map(|leaf| &leaf.range);
    let start = start
        .filter(|range| range.contains(&head))
        .map(|range| range.start);
    start.min().unwrap_or(head)..old.len() - tail
}

/// The leak stage judges releases. In a condition only calls count as work, and an assignment counts only through the
/// uses of its variable.
fn matters(leaf: &Leaf, change: &Change<'_>) -> bool {
    let tokens = change.old.slice(&leaf.range);
    match (leaf.does, leaf.role) {
        (Does::Works | Does::Prints, LeafRole::Statement) => !only_sets_a_variable(tokens),
        (Does::Works | Does::Prints, LeafRole::Head) => {
            let is_called = |name: &str| change.new.tokens.iter().any(|tok| tok.is(name));
            uses::called_names(tokens).any(|name| !is_called(name))
        }
        (Does::Nothing | Does::Sets | Does::Releases, _) => false,
    }
}

fn only_sets_a_variable(tokens: &[Tok]) -> bool {
    let mut sides = tokens.split(|tok| tok.is("="));
    let target = sides.next().unwrap_or_default();
    sides.next().is_some()
        && target
            .iter()
            .skip(1)
            .all(|tok| tok.is_ident() || tok.is("*"))
        && target.first().is_some_and(Tok::is_ident)
        && uses::called_names(tokens).next().is_none()
}

/// A message before a jump that was removed with it. Such a check rejected input; without it the program does more, not less.
fn is_complaint(leaf: &Leaf, following: &[&Leaf], changed: &Range<usize>, body: &Body) -> bool {
    let tells = |leaf: &Leaf| {
        let tokens = body.slice(&leaf.range);
        let is_call = tokens.first().is_some_and(Tok::is_name)
            && tokens.last().is_some_and(|tok| tok.is(")"));
        let has_text = tokens.iter().any(|tok| tok.kind == TokenKind::String);
        leaf.does == Does::Prints || (is_call && has_text)
    };
    let idle = |leaf: &&&Leaf| tells(leaf) || matches!(leaf.does, Does::Sets | Does::Releases);
    let next = following.iter().find(|leaf| !idle(leaf));
    tells(leaf) && next.is_some_and(|next| changed.contains(&next.range.start) && jumps(next, body))
}

fn jumps(leaf: &Leaf, body: &Body) -> bool {
    const JUMPS: [&str; 5] = ["return", "goto", "throw", "continue", "break"];
    let tokens = body.slice(&leaf.range);
    leaf.does == Does::Nothing
        && tokens
            .first()
            .is_some_and(|tok| tok.is_any(&JUMPS) || names::LEAVING.contains(&tok.word()))
}

/// A `case` that is gone although its statements still exist for other cases.
fn lost_case(change: &Change<'_>) -> Option<Loss> {
    let (old, new) = (cases(change.old), cases(change.new));
    if old.len() <= new.len() {
        return None;
    }
    let is_named = |label: &str| {
        let name = label.rsplit(' ').next().unwrap_or_default();
        let telling = name.starts_with(|c: char| c.is_alphabetic() || c == '_');
        telling && change.new.tokens.iter().any(|tok| tok.is(name))
    };
    let (label, line) = old
        .into_iter()
        .find(|(label, _)| !new.iter().any(|(other, _)| other == label) && !is_named(label))?;
    Some(Loss {
        rule: Rule::Deleted,
        line,
        what: format!("`{label}` in `{}` is gone", change.name),
    })
}

/// The labels of all reachable cases, each with its line.
fn cases(body: &Body) -> Vec<(String, usize)> {
    let mut found = Vec::new();
    for stmt in &body.live {
        each_case(stmt, &mut |label| {
            let tokens = body.slice(label);
            let line = body.tokens.get(label.start).map_or(1, |tok| tok.line);
            found.push((format!("case {}", joined(tokens)), line));
        });
    }
    found
}

fn each_case(stmt: &Stmt, with: &mut dyn FnMut(&Range<usize>)) {
    match stmt {
        Stmt::Label(Label::Case(label)) => with(label),
        Stmt::Label(Label::Default | Label::Named(_)) | Stmt::Leaf(_) | Stmt::Mark => {}
        Stmt::Block(stmts) | Stmt::Switch { body: stmts, .. } => {
            stmts.iter().for_each(|stmt| each_case(stmt, with));
        }
        Stmt::If { arms, otherwise } => {
            arms.iter().for_each(|(_, stmt)| each_case(stmt, with));
            otherwise.iter().for_each(|stmt| each_case(stmt, with));
        }
        Stmt::Loop { body, .. } => each_case(body, with),
        Stmt::Try { body, handlers } => {
            each_case(body, with);
            handlers.iter().for_each(|(_, stmt)| each_case(stmt, with));
        }
    }
}
