//! Counterexamples: refused patches for a round that should try something else. The most informative comes first, then
//! always the one least like those already chosen.

use std::collections::BTreeSet;

use patchwright_domain::verdict::StageName;
use patchwright_edit::{EditError, Sources, print};

use crate::candidates::Refused;
use crate::error::RepairError;
use crate::prompt::{fence, render};

const SECTION: &str = include_str!("../../../prompts/facts/counterexamples.md");
const ONE: &str = include_str!("../../../prompts/facts/failed-patch.md");

const SHOWN: usize = 3;
/// In bytes, each.
const MOST_PATCH: usize = 3 << 10;
const MOST_REASON: usize = 2 << 10;

/// Empty where nothing failed.
pub(super) fn section(refused: &[Refused], sources: &Sources<'_>) -> Result<String, RepairError> {
    let all = read(refused, sources)?;
    let mut shown = Vec::new();
    for (index, one) in chosen(&all, SHOWN).into_iter().enumerate() {
        let values = [
            ("number", (index + 1).to_string()),
            ("patch", fence("patch", &one.patch, MOST_PATCH)),
            (
                "stage",
                one.stage.map_or("judge", StageName::name).to_owned(),
            ),
            ("reason", fence("reason", &one.reason, MOST_REASON)),
        ];
        let values = values
            .each_ref()
            .map(|(name, value)| (*name, value.as_str()));
        shown.push(render(ONE, &values)?);
    }
    match shown.is_empty() {
        true => Ok(String::new()),
        false => Ok(render(
            SECTION,
            &[("patches", shown.join("\n").trim_end())],
        )?),
    }
}

/// A failed patch, and what it is made of.
#[derive(Debug)]
struct Failed {
    stage: Option<StageName>,
    patch: String,
    reason: String,
    features: BTreeSet<String>,
}

impl Failed {
    fn new(stage: Option<StageName>, patch: String, reason: String) -> Self {
        Self {
            stage,
            features: features(&patch),
            patch,
            reason,
        }
    }
}

fn read(refused: &[Refused], sources: &Sources<'_>) -> Result<Vec<Failed>, EditError> {
    let mut all = Vec::new();
    for one in refused {
        let patch = print(&one.proposed.candidate, sources)?;
        let patch = String::from_utf8_lossy(&patch).into_owned();
        let verdict = &one.verdict;
        all.push(Failed::new(
            verdict.failed_stage,
            patch,
            verdict.feedback.clone(),
        ));
    }
    Ok(all)
}

/// Patches that ran are more informative than those that did not compile, which only fill up.
fn chosen(all: &[Failed], most: usize) -> Vec<&Failed> {
    let ran = |one: &&Failed| one.stage > Some(StageName::Build);
    let (mut left, mut rest): (Vec<&Failed>, Vec<&Failed>) = all.iter().partition(ran);
    let mut chosen = Vec::new();
    while chosen.len() < most {
        if left.is_empty() {
            left = std::mem::take(&mut rest);
        }
        let Some(next) = next(&left, &chosen) else {
            break;
        };
        chosen.push(left.remove(next));
    }
    chosen
}

/// The first is the one that came furthest, the last of such; the others are far from what is there.
fn next(left: &[&Failed], chosen: &[&Failed]) -> Option<usize> {
    let nearest = |one: &Failed| {
        let distances = chosen.iter();
        let distances = distances.map(|other| distance(&one.features, &other.features));
        distances.min().unwrap_or_default()
    };
    let ranks = left.iter().map(|one| (nearest(one), one.stage));
    let best = ranks
        .enumerate()
        .max_by_key(|(index, rank)| (*rank, *index));
    best.map(|(index, _)| index)
}

/// In thousandths: how much of what both are made of only one of them has.
fn distance(one: &BTreeSet<String>, other: &BTreeSet<String>) -> usize {
    let both = one.intersection(other).count();
    let all = one.len() + other.len() - both;
    (all - both) * 1000 / all.max(1)
}

/// Changed words and signs, alone and with the next one; the names of the files are among them.
fn features(patch: &str) -> BTreeSet<String> {
    let mut features = BTreeSet::new();
    for line in patch.lines() {
        let Some(sign) = line.chars().next().filter(|sign| "+-".contains(*sign)) else {
            continue;
        };
        let words = split_words(line.get(1..).unwrap_or_default());
        features.extend(words.iter().map(|word| format!("{sign}{word}")));
        let pairs = words.windows(2);
        features.extend(pairs.map(|pair| format!("{sign}{}", pair.join(" "))));
    }
    features
}

fn split_words(line: &str) -> Vec<String> {
    let mut words: Vec<String> = Vec::new();
    let mut grows = false;
    for letter in line.chars() {
        let of_word = letter.is_alphanumeric() || letter == '_';
        match words.last_mut() {
            Some(word) if grows && of_word => word.push(letter),
            _ if letter.is_whitespace() => {}
            Some(_) | None => words.push(letter.to_string()),
        }
        grows = of_word;
    }
    words
}

#[cfg(test)]
#[path = "counterexamples_tests.rs"]
mod tests;
