//! Fault localization: the lines that runs with the bug execute and runs without it do not.
//!
//! Coverage is that of the judge, by traps in the program as it is built: nothing is built for it.

mod runs;
mod spectrum;
mod text;
mod tool;

use std::collections::{BTreeMap, BTreeSet};

use patchwright_code::{CodeMap, Debugger, Family, language_of, row};
use patchwright_crash::{Project, named_lines};
use patchwright_domain::candidate::RelPath;
use patchwright_domain::report::CrashReport;
use patchwright_subject::{Base, Coverage, Subject};
use serde::Serialize;

use super::code::shortened;
use crate::error::RepairError;

pub use spectrum::{Formula, Hits, Runs, UnknownFormula};
pub use tool::{LocalizationTools, tools};

use runs::Observed;

/// What was found.
#[derive(Debug)]
pub struct Localization {
    pub formula: Formula,
    pub runs: Runs,
    /// What is missing, and why.
    pub notes: Vec<String>,
    /// The most suspicious first.
    pub lines: Vec<SuspiciousLine>,
    map: CodeMap,
}

#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct SuspiciousLine {
    pub file: RelPath,
    pub line: u32,
    pub function: Option<String>,
    pub code: String,
    /// By the formula that was asked for.
    #[serde(serialize_with = "text::finite")]
    pub score: f64,
    /// How many runs with and without the bug execute it.
    pub failing: u32,
    pub passing: u32,
    /// Where it is in the report: `crash frame #0`.
    pub report: Option<String>,
}

/// Why lines cannot be compared here; the caller decides what to do about it.
#[derive(Debug)]
pub enum Unlocated {
    Words(String),
    Error(RepairError),
}

impl<E: Into<RepairError>> From<E> for Unlocated {
    fn from(error: E) -> Self {
        Self::Error(error.into())
    }
}

/// What is ranked, and how.
#[derive(Debug, Clone, Default)]
pub struct Asked {
    pub formula: Formula,
    /// How many lines are returned.
    pub top: usize,
    /// The files that hold the fault, as far as somebody knows; none if all of the project may.
    pub within: BTreeSet<String>,
}

/// Runs the PoCs, their neighbours and the tests on the base and ranks the lines of the project.
pub fn localize(
    subject: &Subject<'_>,
    base: &Base,
    asked: &Asked,
) -> Result<Localization, Unlocated> {
    let (formula, top) = (asked.formula, asked.top);
    let native = |one| row(one).debugger == Some(Debugger::Native);
    let can_be_seen = |one| native(one) || row(one).family == Family::Java;
    if !subject.case.languages.iter().copied().any(can_be_seen) {
        let words = "which lines run cannot be observed in programs of this language";
        return Err(Unlocated::Words(words.to_owned()));
    }
    if !subject.can_probe() {
        let words = "which lines run can only be observed in the bubblewrap sandbox";
        return Err(Unlocated::Words(words.to_owned()));
    }
    let is_source = |path: &RelPath| language_of(path).is_some();
    let map = CodeMap::read(base.files(&is_source)?).with_units(&base.units());
    let all = map.files().iter().map(|file| file.path.clone()).collect();
    let files = asked.among(all).map_err(Unlocated::Words)?;
    let observed = runs::observe(subject, base, &files)?;
    if observed.failing.is_empty() {
        let why = observed.notes.join("; ");
        let words = format!("no run with the bug could be observed: {why}");
        return Err(Unlocated::Words(words));
    }
    let runs = Runs {
        failing: count(observed.failing.len()),
        passing: count(observed.passing.len()),
    };
    let order = Order {
        formula,
        runs,
        map: &map,
        crash: crash_lines(&observed.reports, &subject.project()),
    };
    let lines = order.rank(&observed, top);
    let mut notes = observed.notes;
    if runs.passing == 0 {
        let words =
            "there is no run without the bug to compare with: lines are in the order of the report";
        notes.push(words.to_owned());
    }
    Ok(Localization {
        formula,
        runs,
        notes,
        lines,
        map,
    })
}

impl Asked {
    /// The files whose lines are ranked.
    fn among(&self, all: BTreeSet<RelPath>) -> Result<BTreeSet<RelPath>, String> {
        if self.within.is_empty() {
            return Ok(all);
        }
        let known = |name: &String| {
            let name = name.strip_prefix("./").unwrap_or(name);
            let mut all = all.iter();
            let found = all.find(|file| file.to_string() == name);
            found.cloned().ok_or_else(|| {
                format!("{name} is no source of the project; name it as in a patch, from the source's root")
            })
        };
        self.within.iter().map(known).collect()
    }
}

/// Lines that the report names, with their mark and their place in it.
type CrashLines = BTreeMap<(RelPath, u32), (usize, String)>;

struct Order<'o> {
    formula: Formula,
    runs: Runs,
    map: &'o CodeMap,
    crash: CrashLines,
}

impl Order<'_> {
    /// Lines with the same score: those of the report first, innermost first, then those in its functions.
    fn rank(&self, observed: &Observed, top: usize) -> Vec<SuspiciousLine> {
        let named: BTreeSet<(&RelPath, u32)> = self
            .crash
            .keys()
            .filter_map(|(file, line)| self.function(file, *line).map(|(_, start)| (file, start)))
            .collect();
        let mut lines: Vec<_> = hits(observed).into_iter().collect();
        lines.retain(|(_, hits)| hits.failing > 0);
        lines.sort_by_cached_key(|((file, line), _)| {
            let frame = self.crash.get(&(file.clone(), *line));
            let frame = frame.map_or(usize::MAX, |(frame, _)| *frame);
            let function = self.function(file, *line);
            let in_named = function.is_some_and(|(_, start)| named.contains(&(file, start)));
            (frame, !in_named, file.clone(), *line)
        });
        lines.sort_by(|(_, one), (_, other)| self.formula.compare(*one, *other, self.runs));
        let lines = lines.into_iter().take(top);
        lines
            .map(|((file, line), hits)| self.line(file, line, hits))
            .collect()
    }

    fn line(&self, file: RelPath, line: u32, hits: Hits) -> SuspiciousLine {
        let code = self.map.file(&file).map_or("", |file| file.line(line));
        SuspiciousLine {
            line,
            function: self.function(&file, line).map(|(name, _)| name.to_owned()),
            code: shortened(code.trim()),
            score: self.formula.score(hits, self.runs),
            failing: hits.failing,
            passing: hits.passing,
            report: self
                .crash
                .get(&(file.clone(), line))
                .map(|(_, mark)| mark.clone()),
            file,
        }
    }

    /// The name of the function around a line, and where it begins.
    fn function(&self, file: &RelPath, line: u32) -> Option<(&str, u32)> {
        let function = self.map.file(file)?.function_at(line)?;
        Some((&function.qualified, function.span.line))
    }
}

fn hits(observed: &Observed) -> BTreeMap<(RelPath, u32), Hits> {
    let mut all: BTreeMap<(RelPath, u32), Hits> = BTreeMap::new();
    let mut add = |runs: &[Coverage], one: fn(&mut Hits) -> &mut u32| {
        for coverage in runs {
            for (file, lines) in &coverage.files {
                for line in &lines.reached {
                    let none = Hits {
                        failing: 0,
                        passing: 0,
                    };
                    let hits = all.entry((file.clone(), *line)).or_insert(none);
                    *one(hits) += 1;
                }
            }
        }
    };
    add(&observed.failing, |hits| &mut hits.failing);
    add(&observed.passing, |hits| &mut hits.passing);
    all
}

fn crash_lines(reports: &[CrashReport], project: &Project) -> CrashLines {
    let mut lines = CrashLines::new();
    let named = reports
        .iter()
        .flat_map(|report| named_lines(report, project));
    for (place, one) in named.enumerate() {
        if let Ok(file) = RelPath::new(one.file.as_str()) {
            let mark = one.mark();
            lines.entry((file, one.line)).or_insert((place, mark));
        }
    }
    lines
}

fn count(runs: usize) -> u32 {
    u32::try_from(runs).unwrap_or(u32::MAX)
}

#[cfg(test)]
#[path = "localization_tests.rs"]
mod tests;
