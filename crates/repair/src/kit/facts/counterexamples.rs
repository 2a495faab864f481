//! Counterexamples: failed patches for a round that should try something else. Patches by models come before those made
//! without one, since only a model repeats itself; then those that got further; then the one least similar to those
//! already chosen. Near-duplicates of a chosen patch come last.

use std::collections::BTreeSet;

use patchwright_domain::verdict::StageName;
use patchwright_edit::{EditError, Sources, print};

use crate::candidates::{Failures, Misfit, Refused};
use crate::error::RepairError;
use crate::prompt::{fence, render};
use crate::tools::code::Switch;

const SECTION: &str = include_str!("../../../prompts/facts/counterexamples.md");
const REFUSED: &str = include_str!("../../../prompts/facts/failed-patch.md");
const MISFIT: &str = include_str!("../../../prompts/facts/misfit-patch.md");

const SHOWN: usize = 3;
/// In bytes, each.
const MOST_PATCH: usize = 3 << 10;
const MOST_REASON: usize = 2 << 10;
/// In thousandths: patches that differ by less count as the same.
const ALIKE: usize = 100;

/// The section, empty if nothing failed, and how many patches it shows.
pub(super) fn section(
    failures: &Failures<'_>,
    sources: &Sources<'_>,
    purification: Switch,
) -> Result<(String, usize), RepairError> {
    let all = read(failures, sources, purification)?;
    let mut shown = Vec::new();
    for (index, one) in chosen(&all, SHOWN).into_iter().enumerate() {
        shown.push(one.render(index + 1)?);
    }
    let count = shown.len();
    match count {
        0 => Ok((String::new(), 0)),
        _ => {
            let patches = shown.join("\n");
            let section = render(SECTION, &[("patches", patches.trim_end())])?;
            Ok((section, count))
        }
    }
}

/// Who wrote a patch; later variants are preferred.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Maker {
    Machine,
    Model,
}

/// How far a patch got. Among those that got equally far, the least similar one is preferred.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Reached {
    /// It does not fit the source.
    Nothing,
    Judge,
    /// The program was built and ran on the PoC.
    Run,
    /// The PoC no longer crashed.
    PastPoc,
}

/// A failed patch and its features.
#[derive(Debug)]
struct Failed {
    maker: Maker,
    reached: Reached,
    /// `None` if it was not judged.
    stage: Option<StageName>,
    patch: String,
    reason: String,
    features: BTreeSet<String>,
}

impl Failed {
    fn refused(
        one: &Refused,
        sources: &Sources<'_>,
        purification: Switch,
    ) -> Result<Self, EditError> {
        let candidate = &one.proposed.candidate;
        let patch = print(candidate, sources)?;
        let patch = String::from_utf8_lossy(&patch).into_owned();
        let verdict = &one.verdict;
        let maker = match candidate.origin.is_model() {
            true => Maker::Model,
            false => Maker::Machine,
        };
        let stage = verdict.failed_stage.unwrap_or(StageName::Ran);
        let reason = match (&verdict.raw_feedback, purification) {
            (Some(raw), Switch::Off) => raw,
            (Some(_) | None, Switch::On) | (None, Switch::Off) => &verdict.feedback,
        };
        Ok(Self::judged(maker, stage, patch, reason.clone()))
    }

    fn judged(maker: Maker, stage: StageName, patch: String, reason: String) -> Self {
        let reached = match stage {
            far if far > StageName::Poc => Reached::PastPoc,
            far if far > StageName::Build => Reached::Run,
            _ => Reached::Judge,
        };
        Self {
            maker,
            reached,
            stage: Some(stage),
            features: features(&patch),
            patch,
            reason,
        }
    }

    /// Only models write patches that do not fit.
    fn misfit(one: &Misfit) -> Self {
        Self {
            maker: Maker::Model,
            reached: Reached::Nothing,
            stage: None,
            features: features(&one.patch),
            patch: one.patch.clone(),
            reason: one.why.clone(),
        }
    }

    fn render(&self, number: usize) -> Result<String, RepairError> {
        let number = number.to_string();
        let patch = fence("patch", &self.patch, MOST_PATCH);
        let reason = fence("reason", &self.reason, MOST_REASON);
        let common = [
            ("number", number.as_str()),
            ("patch", &patch),
            ("reason", &reason),
        ];
        Ok(match self.stage {
            None => render(MISFIT, &common)?,
            Some(stage) => {
                let stage = [("stage", stage.name())];
                let values: Vec<(&str, &str)> = common.into_iter().chain(stage).collect();
                render(REFUSED, &values)?
            }
        })
    }
}

fn read(
    failures: &Failures<'_>,
    sources: &Sources<'_>,
    purification: Switch,
) -> Result<Vec<Failed>, EditError> {
    let misfits = failures.misfits.iter();
    let mut all: Vec<Failed> = misfits.map(|one| Failed::misfit(one)).collect();
    for one in &failures.refused {
        all.push(Failed::refused(one, sources, purification)?);
    }
    Ok(all)
}

fn chosen(all: &[Failed], most: usize) -> Vec<&Failed> {
    let mut left: Vec<&Failed> = all.iter().collect();
    let mut chosen = Vec::new();
    while chosen.len() < most {
        let Some(next) = next(&left, &chosen) else {
            break;
        };
        chosen.push(left.remove(next));
    }
    chosen
}

/// The best of those that are left; among equals, the last.
fn next(left: &[&Failed], chosen: &[&Failed]) -> Option<usize> {
    let rank = |one: &Failed| {
        let distances = chosen.iter();
        let distances = distances.map(|other| distance(&one.features, &other.features));
        let nearest = distances.min().unwrap_or(1000);
        let is_new = nearest >= ALIKE;
        (is_new, one.maker, one.reached, nearest, one.stage)
    };
    let ranks = left.iter().map(|one| rank(one)).enumerate();
    let best = ranks.max_by_key(|(index, rank)| (*rank, *index));
    best.map(|(index, _)| index)
}

/// In thousandths: the share of their combined features that only one of them has.
fn distance(one: &BTreeSet<String>, other: &BTreeSet<String>) -> usize {
    let both = one.intersection(other).count();
    let all = one.len() + other.len() - both;
    (all - both) * 1000 / all.max(1)
}

/// Changed tokens, alone and paired with the next one; includes the file names.
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
