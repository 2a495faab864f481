//! Functions that lost their last caller or were deleted.

use std::collections::{BTreeMap, BTreeSet, HashMap};
use std::sync::Arc;

use patchwright_code::tokens::Tok;

use super::bodies::Bodies;
use super::body::Body;
use super::change::Statements;
use super::facts;
use super::names;
use super::pair::{Pairs, Placed};
use super::tree::Tree;
use super::view::{Touched, When};

/// A function that is no longer called.
pub struct CutOff {
    pub name: String,
    pub file: usize,
    pub line: usize,
}

type Counts = HashMap<Arc<[u8]>, usize>;

pub fn cut_off(
    touched: &[Touched],
    pairs: &Pairs<'_>,
    bodies: &Bodies<'_>,
    statements: &Statements,
    tree: &Tree,
) -> Vec<CutOff> {
    let before = raw_mentions(touched, When::Before, &[]);
    let changed: Vec<Placed<'_>> = bodies.new.iter().map(|(placed, _)| *placed).collect();
    let mut after = raw_mentions(touched, When::After, &changed);
    for (placed, body) in &bodies.new {
        count_live(body, placed.function.called(), &mut after);
    }
    let mut lost = lost_places(touched, bodies, &after, tree);
    for gone in &pairs.gone {
        let place = (gone.file, gone.function.line);
        lost.entry(gone.function.called().as_bytes().into())
            .or_insert(place);
    }
    let replacements = replacements(bodies, pairs, tree);
    lost.into_iter()
        .filter(|(name, _)| {
            let outside = tree.mentions_of(name).saturating_sub(get(&before, name));
            outside + get(&after, name) == 0 && tree.mentions_of(name) > 0
        })
        .filter(|(name, _)| !tree.is_mentioned_unread(name))
        .filter(|(name, _)| !is_replaced(name, &replacements))
        .filter(|(name, _)| !survives(name, pairs, bodies, statements))
        .map(|(name, (file, line))| CutOff {
            name: String::from_utf8_lossy(&name).into_owned(),
            file,
            line,
        })
        .collect()
}

fn get(counts: &Counts, name: &[u8]) -> usize {
    counts.get(name).copied().unwrap_or(0)
}

/// Counts names in the touched files on one side, except in the bodies of `without`.
fn raw_mentions(touched: &[Touched], when: When, without: &[Placed<'_>]) -> Counts {
    let mut counts = Counts::new();
    let mut note = |tokens: &[Tok], own: &str| {
        for tok in tokens.iter().filter(|tok| tok.is_name() && !tok.is(own)) {
            *counts.entry(tok.text.clone()).or_default() += 1;
        }
    };
    for side in touched.iter().filter_map(|file| file.side(when)) {
        for function in &side.items.functions {
            if !without
                .iter()
                .any(|placed| std::ptr::eq(placed.function, function))
            {
                note(&function.body, function.called());
            }
        }
        for define in &side.source.defines {
            note(&define.body, "");
        }
        note(&side.source.leftover, "");
        for mention in facts::value_mentions(&side.items.rest) {
            note(
                &[Tok::new(
                    patchwright_code::lex::TokenKind::Identifier,
                    &mention,
                    0,
                )],
                "",
            );
        }
    }
    counts
}

fn count_live(body: &Body, own: &str, counts: &mut Counts) {
    for leaf in &body.live_leaves {
        for tok in body
            .slice(&leaf.range)
            .iter()
            .filter(|tok| tok.is_name() && !tok.is(own))
        {
            *counts.entry(tok.text.clone()).or_default() += 1;
        }
    }
}

/// Functions of the project that are no longer mentioned, and where they were.
fn lost_places(
    touched: &[Touched],
    bodies: &Bodies<'_>,
    after: &Counts,
    tree: &Tree,
) -> BTreeMap<Arc<[u8]>, (usize, usize)> {
    let mut places = BTreeMap::new();
    let mut note = |tok: &Tok, file: usize| {
        if tok.is_name() && tree.is_function(tok.word()) && get(after, &tok.text) == 0 {
            places.entry(tok.text.clone()).or_insert((file, tok.line));
        }
    };
    for (placed, body) in &bodies.old {
        for leaf in &body.live_leaves {
            body.slice(&leaf.range)
                .iter()
                .for_each(|tok| note(tok, placed.file));
        }
    }
    for (file, touched) in touched.iter().enumerate() {
        let Some(side) = &touched.old else {
            continue;
        };
        let values: BTreeSet<Arc<[u8]>> = facts::value_mentions(&side.items.rest)
            .into_iter()
            .collect();
        let rest = side.items.rest.iter();
        rest.filter(|tok| values.contains(&tok.text))
            .for_each(|tok| note(tok, file));
    }
    places
}

/// For each caller, the functions it no longer calls, and whether it calls new or other functions of the project instead.
fn replacements(
    bodies: &Bodies<'_>,
    pairs: &Pairs<'_>,
    tree: &Tree,
) -> Vec<(BTreeSet<Arc<[u8]>>, bool)> {
    let fresh: BTreeSet<&str> = pairs
        .new
        .iter()
        .map(|(placed, _)| placed.function.called())
        .collect();
    let renamed = pairs
        .changed
        .iter()
        .filter(|(old, new)| old.function.called() != new.function.called());
    let fresh: BTreeSet<&str> = fresh
        .into_iter()
        .chain(renamed.map(|(_, new)| new.function.called()))
        .collect();
    let mut found = Vec::new();
    for (placed, old) in &bodies.old {
        let partner = pairs
            .changed
            .iter()
            .find(|(old, _)| std::ptr::eq(old.function, placed.function));
        let new = partner.and_then(|(_, new)| {
            bodies
                .new
                .iter()
                .find(|(placed, _)| std::ptr::eq(placed.function, new.function))
        });
        let Some((_, new)) = new else {
            continue;
        };
        let (mut before, mut after) = (Counts::new(), Counts::new());
        count_live(old, "", &mut before);
        count_live(new, "", &mut after);
        let lost = before
            .keys()
            .filter(|name| get(&after, name) == 0)
            .cloned()
            .collect();
        let gains = after.iter().any(|(name, count)| {
            let word = std::str::from_utf8(name).unwrap_or_default();
            let works = tree.is_function(word)
                && !names::prints(word)
                && !tree.releases(word)
                && tree.ways_of(word).is_none();
            get(&before, name) < *count && (fresh.contains(word) || works)
        });
        found.push((lost, gains));
    }
    found
}

/// Whether every caller that lost the function calls another one instead.
fn is_replaced(name: &[u8], replacements: &[(BTreeSet<Arc<[u8]>>, bool)]) -> bool {
    let mut callers = replacements
        .iter()
        .filter(|(lost, _)| lost.iter().any(|lost| lost.as_ref() == name))
        .peekable();
    callers.peek().is_some() && callers.all(|(_, gains)| *gains)
}

/// Whether the function was deleted but most of its statements now run elsewhere.
fn survives(name: &[u8], pairs: &Pairs<'_>, bodies: &Bodies<'_>, statements: &Statements) -> bool {
    pairs.gone.iter().any(|gone| {
        let body = bodies
            .old
            .iter()
            .find(|(placed, _)| std::ptr::eq(placed.function, gone.function));
        gone.function.called().as_bytes() == name
            && body.is_some_and(|(_, body)| statements.survive(&body.live_leaves))
    })
}
