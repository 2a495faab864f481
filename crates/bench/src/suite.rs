//! A suite: which cases are repaired in which ways, within which limits.

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

use patchwright_subject::manifest::{At, Fault, Keys, Problem, Table, read_text};

use crate::cell::{Arm, Cell};
use crate::error::BenchError;

const ROOT: Keys = Keys::Only(&["suite", "run"]);
const SUITE: Keys = Keys::Only(&[
    "name",
    "cases",
    "parallel",
    "cells-per-model",
    "usd",
    "tokens",
    "calls",
]);
const RUN: Keys = Keys::Only(&[
    "strategies",
    "models",
    "seeds",
    "without",
    "label",
    "rounds",
    "seconds",
    "candidates",
    "usd",
    "tokens",
    "calls",
    "samples",
    "context",
]);
/// Limits of one repair, with the flags of `patchwright repair` that they become.
const LIMITS: [(&str, &str); 7] = [
    ("rounds", "rounds"),
    ("seconds", "seconds"),
    ("candidates", "candidates"),
    ("tokens", "max-tokens"),
    ("calls", "max-calls"),
    ("samples", "samples"),
    ("context", "context"),
];
/// What leaves nothing out, among the ablations.
const NOTHING: &str = "nothing";
const MOST_SEEDS: u64 = 1000;
const MOST_NUMBER: u64 = 1 << 50;
const MOST_USD: f64 = 1e6;

#[derive(Debug, Clone, PartialEq)]
pub struct Suite {
    pub name: String,
    /// Folders with a manifest, relative to the suite's; `*` stands for any name.
    pub cases: Vec<String>,
    pub arms: Vec<ArmPlan>,
    pub limits: SuiteLimits,
}

/// An arm and how often each of its cells is repeated.
#[derive(Debug, Clone, PartialEq)]
pub struct ArmPlan {
    pub arm: Arm,
    pub seeds: u32,
}

/// Over all cells together.
#[derive(Debug, Clone, Default, PartialEq)]
pub struct SuiteLimits {
    pub usd: Option<f64>,
    pub tokens: Option<u64>,
    pub calls: Option<u64>,
    /// Cells at once; nothing is one for each core.
    pub parallel: Option<usize>,
    /// Cells at once that ask the same model.
    pub per_model: Option<usize>,
}

/// What a strategy works with.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Nature {
    /// It does the same each time.
    Fixed,
    AsksModels,
    /// An agent of the user's own, with a model of its own.
    Foreign,
}

/// What a switch that can be left out belongs to.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Concern {
    Models,
    /// It changes what is done without a model too.
    Everything,
}

/// What there is to be named in a suite; the error says why a name is none.
#[derive(Clone, Copy)]
pub struct Names<'a> {
    pub strategy: &'a dyn Fn(&str) -> Result<Nature, String>,
    pub switch: &'a dyn Fn(&str) -> Result<Concern, String>,
}

impl Suite {
    pub fn parse(text: &str, path: &Path, names: Names<'_>) -> Result<Self, BenchError> {
        let fallback = path.file_stem().unwrap_or_default().to_string_lossy();
        let suite = read_text(text, "the suite", ROOT, |root| {
            let runs = root.array_of_tables("run", RUN)?.unwrap_or_default();
            if runs.is_empty() {
                let words = "it has no [[run]]; add one with strategies = [\"constraint\"]";
                return Err(root.place().fault(Problem::Other(words.to_owned())));
            }
            let mut arms = Vec::new();
            for run in &runs {
                arms.extend(self::arms(run, names)?);
            }
            refuse_equal(&arms)?;
            let (name, cases, limits) = about(root)?;
            Ok(Self {
                name: name.unwrap_or_else(|| fallback.into_owned()),
                cases,
                arms: arms.into_iter().map(|at| at.value).collect(),
                limits,
            })
        });
        Ok(suite.map_err(|fault| fault.in_file(path))?)
    }

    /// The cells of these cases: all ways for one case before the next, so that its base is at hand.
    pub fn cells(&self, cases: &[String]) -> Vec<Cell> {
        let mut cells = Vec::new();
        for case in cases {
            for plan in &self.arms {
                cells.extend((1..=plan.seeds).map(|seed| Cell {
                    case: case.clone(),
                    arm: plan.arm.clone(),
                    seed,
                }));
            }
        }
        cells
    }
}

type About = (Option<String>, Vec<String>, SuiteLimits);

fn about(root: &Table<'_>) -> Result<About, Fault> {
    let missing = |place: patchwright_subject::manifest::Origin| {
        place.fault(Problem::Missing {
            what: "the list of cases",
            remedy: "add cases = [\"cases/*\"] to [suite]",
        })
    };
    let Some(table) = root.table("suite", SUITE)? else {
        return Err(missing(root.place()));
    };
    let cases: Vec<String> = table
        .strings("cases")?
        .into_iter()
        .map(|at| at.value)
        .collect();
    if cases.is_empty() {
        return Err(missing(table.place()));
    }
    let count = |key| -> Result<Option<usize>, Fault> {
        let number = whole(&table, key, 4096)?;
        Ok(number.and_then(|number| usize::try_from(number).ok()))
    };
    let limits = SuiteLimits {
        usd: dollars(&table)?,
        tokens: whole(&table, "tokens", MOST_NUMBER)?,
        calls: whole(&table, "calls", MOST_NUMBER)?,
        parallel: count("parallel")?,
        per_model: count("cells-per-model")?,
    };
    let name = table.string("name")?.map(|at| at.value);
    Ok((name, cases, limits))
}

/// Strategies × models × ablations, as far as each strategy has them.
fn arms(run: &Table<'_>, names: Names<'_>) -> Result<Vec<At<ArmPlan>>, Fault> {
    let strategies = run.strings("strategies")?;
    if strategies.is_empty() {
        return Err(run.place().fault(Problem::Missing {
            what: "the list of strategies",
            remedy: "add strategies = [\"constraint\"] to [[run]]",
        }));
    }
    let models: Vec<Vec<String>> = run
        .strings("models")?
        .iter()
        .map(|at| words(&at.value))
        .collect();
    let without = ablations(run, names)?;
    let limits = limits(run)?;
    let label = run.string("label")?.map(|at| at.value);
    let seeds = whole(run, "seeds", MOST_SEEDS)?.unwrap_or(1);
    let seeds = u32::try_from(seeds).unwrap_or(u32::MAX);
    let mut arms = Vec::new();
    for strategy in &strategies {
        let nature = (names.strategy)(&strategy.value)
            .map_err(|words| strategy.fault(Problem::Other(words)))?;
        if nature == Nature::AsksModels && models.is_empty() {
            let words = format!(
                "{} asks a model; add models = [\"…\"] to its [[run]]",
                strategy.value
            );
            return Err(strategy.fault(Problem::Other(words)));
        }
        let (models, without, seeds) = match nature {
            Nature::AsksModels => (models.clone(), whole_lists(&without), seeds),
            Nature::Foreign => (vec![Vec::new()], vec![Vec::new()], seeds),
            Nature::Fixed => (vec![Vec::new()], without_models(&without), 1),
        };
        for models in &models {
            for without in &without {
                let arm = Arm {
                    strategy: strategy.value.clone(),
                    models: models.clone(),
                    without: without.clone(),
                    label: label.clone(),
                    limits: limits.clone(),
                };
                arms.push(At::new(ArmPlan { arm, seeds }, strategy.place));
            }
        }
    }
    Ok(arms)
}

/// Each a list of switches with commas; `nothing` leaves nothing out.
fn ablations(run: &Table<'_>, names: Names<'_>) -> Result<Vec<Ablation>, Fault> {
    let written = run.strings("without")?;
    if written.is_empty() {
        return Ok(vec![Vec::new()]);
    }
    let switch = |at: &At<String>, word: String| {
        let concern = (names.switch)(&word);
        let concern = concern.map_err(|words| at.fault(Problem::Other(words)))?;
        Ok((word, concern))
    };
    let read = |at: &At<String>| match at.value.as_str() {
        NOTHING => Ok(Vec::new()),
        names => words(names)
            .into_iter()
            .map(|word| switch(at, word))
            .collect(),
    };
    written.iter().map(read).collect()
}

/// Switches that are left out together.
type Ablation = Vec<(String, Concern)>;

/// Each ablation in a suite's words.
fn whole_lists(all: &[Ablation]) -> Vec<Vec<String>> {
    let words = |one: &Ablation| one.iter().map(|(word, _)| word.clone()).collect();
    all.iter().map(words).collect()
}

/// The switches of each ablation that concern a strategy without a model; those that come to the same for it become one.
fn without_models(all: &[Ablation]) -> Vec<Vec<String>> {
    let mut lists: Vec<Vec<String>> = Vec::new();
    for ablation in all {
        let own = ablation.iter();
        let own = own.filter(|(_, concern)| *concern == Concern::Everything);
        let own: Vec<String> = own.map(|(word, _)| word.clone()).collect();
        if !lists.contains(&own) {
            lists.push(own);
        }
    }
    lists
}

fn words(text: &str) -> Vec<String> {
    let words = text.split(',').map(str::trim);
    words
        .filter(|word| !word.is_empty())
        .map(str::to_owned)
        .collect()
}

fn limits(run: &Table<'_>) -> Result<BTreeMap<String, String>, Fault> {
    let mut limits = BTreeMap::new();
    for (key, flag) in LIMITS {
        if let Some(number) = whole(run, key, MOST_NUMBER)? {
            limits.insert(flag.to_owned(), number.to_string());
        }
    }
    if let Some(usd) = dollars(run)? {
        limits.insert("max-usd".to_owned(), usd.to_string());
    }
    Ok(limits)
}

fn dollars(table: &Table<'_>) -> Result<Option<f64>, Fault> {
    match table.amount("usd")? {
        Some(usd) if !(0.0..=MOST_USD).contains(&usd.value) => {
            let words = format!(
                "usd is {}, but must be from 0 to {MOST_USD}; correct it",
                usd.value
            );
            Err(usd.fault(Problem::Other(words)))
        }
        usd => Ok(usd.map(|at| at.value)),
    }
}

fn whole(table: &Table<'_>, key: &'static str, max: u64) -> Result<Option<u64>, Fault> {
    let Some(written) = table.number(key)? else {
        return Ok(None);
    };
    match u64::try_from(written.value) {
        Ok(value) if (1..=max).contains(&value) => Ok(Some(value)),
        Ok(_) | Err(_) => Err(written.fault(Problem::OutOfRange {
            what: key,
            value: written.value,
            min: 1,
            max,
            remedy: "leave the key out for the default".to_owned(),
        })),
    }
}

/// Two arms of one name could not be told apart in a table.
fn refuse_equal(arms: &[At<ArmPlan>]) -> Result<(), Fault> {
    let mut names = BTreeSet::new();
    for at in arms {
        let name = at.value.arm.name();
        if !names.insert(name.clone()) {
            let words = format!("`{name}` is there twice; give one [[run]] a label = \"…\"");
            return Err(at.fault(Problem::Other(words)));
        }
    }
    Ok(())
}

#[cfg(test)]
#[path = "suite_tests.rs"]
mod tests;
