//! The first words of a round. What is the same in all rounds comes first, so that providers find it in their caches.

use std::cell::OnceCell;
use std::collections::BTreeSet;

use patchwright_agent::Conversation;
use patchwright_crash::{purify, signature};
use patchwright_domain::chat::Message;
use patchwright_domain::report::PurifiedReport;

use super::scope::{self, Known};
use super::{class, counterexamples, input, known, values};
use crate::error::RepairError;
use crate::pipeline::{Found, ModelAccess, Refused};
use crate::prompt::{fence, relative, render};
use crate::strategies::{Optimisation, RepairContext};
use crate::tools::code::Switch;

const SYSTEM: &str = include_str!("../../../prompts/patchagent/system.md");
const FIRST: &str = include_str!("../../../prompts/patchagent/first.md");
const READING_PURIFIED: &str = include_str!("../../../prompts/patchagent/reading-purified.md");
const READING_RAW: &str = include_str!("../../../prompts/patchagent/reading-raw.md");

/// In bytes, of one report.
const MOST_REPORT: usize = 12 << 10;
const MOST_BUGS: usize = 4;
const MOST_CALLS: usize = 6;
/// Where a purified report goes over from what happened to what we say about bugs of its kind.
const ADVICE: &str = "\nWhat it means: ";

/// What every round of a repair is told.
pub(super) struct Opening {
    /// What the bug is, in one sentence.
    pub bug: String,
    system: String,
    project: String,
    report: String,
    runs: String,
    /// What variables held at the crash. It takes time, so it is asked for when a round begins anew.
    values: OnceCell<String>,
    reading: &'static str,
    /// What was found without a model; may be empty.
    known: String,
    start: String,
    scope: String,
    counterexamples: Switch,
    /// From which round on there is something to learn from.
    learns_from: u32,
}

impl Opening {
    pub(super) fn new(
        ctx: &RepairContext<'_>,
        access: &ModelAccess<'_>,
        before: &Found,
    ) -> Result<Self, RepairError> {
        let bugs = bugs(ctx);
        let headlines = bugs.iter();
        let headlines = headlines.map(|bug| format!("The program {}.", bug.headline));
        let (report, reading) = match access.without.of(Optimisation::ReportPurification) {
            Switch::On => (purified(&bugs), READING_PURIFIED),
            Switch::Off => (raw(ctx), READING_RAW),
        };
        Ok(Self {
            bug: headlines.collect::<Vec<_>>().join(" "),
            system: render(SYSTEM, &[("work", &class::work(&bugs))])?,
            project: ctx.ledger.scene.subject.case.name.clone(),
            report,
            runs: runs(ctx),
            values: OnceCell::new(),
            reading: reading.trim_end(),
            known: known::section(ctx, before)?,
            start: start(&bugs),
            scope: scope(ctx)?,
            counterexamples: access.without.of(Optimisation::Counterexamples),
            learns_from: if before.refused.is_empty() { 2 } else { 1 },
        })
    }

    /// A round begins with nothing but this. One that is gone on with begins as it did before: what was answered then is
    /// found by what was asked.
    pub(super) fn conversation(
        &self,
        ctx: &RepairContext<'_>,
        access: &ModelAccess<'_>,
        round: u32,
        refused: &[Refused],
    ) -> Result<Conversation, RepairError> {
        let text = match ctx.ledger.opening(round) {
            Some(text) => text.to_owned(),
            None => self.words(ctx, access, round, refused)?,
        };
        Ok(Conversation {
            system: self.system.clone(),
            messages: vec![Message::User { text }],
            pinned: 1,
        })
    }

    fn values(
        &self,
        ctx: &RepairContext<'_>,
        access: &ModelAccess<'_>,
    ) -> Result<&str, RepairError> {
        if let Some(known) = self.values.get() {
            return Ok(known);
        }
        let asked = values::section(ctx, access)?;
        Ok(self.values.get_or_init(|| asked))
    }

    fn words(
        &self,
        ctx: &RepairContext<'_>,
        access: &ModelAccess<'_>,
        round: u32,
        refused: &[Refused],
    ) -> Result<String, RepairError> {
        let failed = match self.counterexamples {
            Switch::On if round >= self.learns_from => {
                counterexamples::section(refused, &ctx.ledger.scene.judge.sources())?
            }
            Switch::On | Switch::Off => String::new(),
        };
        let values = self.values(ctx, access)?;
        let values = [
            ("project", self.project.as_str()),
            ("report", &self.report),
            ("runs", &self.runs),
            ("values", values),
            ("reading", self.reading),
            ("known", &self.known),
            ("failed", &failed),
            ("start", &self.start),
            ("scope", &self.scope),
        ];
        let root = &ctx.ledger.scene.subject.case.source;
        Ok(relative(&render(FIRST, &values)?, root))
    }
}

/// One for each bug that the PoCs show.
fn bugs(ctx: &RepairContext<'_>) -> Vec<PurifiedReport> {
    let scene = ctx.ledger.scene;
    let project = scene.subject.project();
    let mut known = BTreeSet::new();
    let pocs = scene.judge.pocs().iter();
    pocs.filter(|poc| known.insert(signature(&poc.report, &project).to_string()))
        .map(|poc| purify(&poc.report, &project))
        .take(MOST_BUGS)
        .collect()
}

/// What we say about bugs of the kind is no data of the project: it stands behind the fence.
fn purified(bugs: &[PurifiedReport]) -> String {
    let all = bugs.iter().map(|bug| match bug.text.rsplit_once(ADVICE) {
        Some((report, advice)) => {
            let report = fence("report", report.trim_end(), MOST_REPORT);
            format!("{report}\n{ADVICE}{}", advice.trim_end())
        }
        None => fence("report", &bug.text, MOST_REPORT),
    });
    all.collect::<Vec<_>>().join("\n\n")
}

/// How each PoC is run and what it is fed: both decide which ways a program takes.
fn runs(ctx: &RepairContext<'_>) -> String {
    let pocs = ctx.ledger.scene.subject.case.pocs.iter().take(MOST_BUGS);
    let all = pocs.flat_map(|poc| {
        let command = fence("command", &poc.command, MOST_REPORT);
        [command, input::shown(poc)]
    });
    let all: Vec<String> = all.filter(|part| !part.is_empty()).collect();
    all.join("\n\n")
}

/// As the program printed it, of every PoC.
fn raw(ctx: &RepairContext<'_>) -> String {
    let all = ctx.ledger.scene.judge.pocs().iter().take(MOST_BUGS);
    let all = all.map(|poc| fence("report", &poc.printed, MOST_REPORT));
    all.collect::<Vec<_>>().join("\n\n")
}

/// Where to look first: of a recursion the calls that repeat, since the stack may end in any of them.
fn start(bugs: &[PurifiedReport]) -> String {
    let recursion = bugs.iter().find(|bug| !bug.facts.recursion.is_empty());
    if let Some(bug) = recursion {
        let calls = bug.facts.recursion.iter().filter_map(|at| {
            let (function, file, line) = (at.function.as_ref()?, at.file.as_ref()?, at.line?);
            Some(format!("`{function}` (`{file}:{line}`)"))
        });
        let calls: Vec<String> = calls.take(MOST_CALLS).collect();
        if !calls.is_empty() {
            return format!("View the recursion first: {}.", calls.join(", "));
        }
    }
    let place = bugs.iter().find_map(|bug| {
        let location = bug.location.as_ref()?;
        let (file, line) = (location.file.as_ref()?, location.line?);
        Some(format!("View `{file}` around line {line} first."))
    });
    place.unwrap_or_else(|| "View the functions that the report names first.".to_owned())
}

/// What may be changed.
fn scope(ctx: &RepairContext<'_>) -> Result<String, RepairError> {
    let judge = ctx.ledger.scene.judge;
    let mut files = Vec::new();
    for path in judge.sources().paths() {
        files.push(Known {
            allowed: judge.may_touch(path)?,
            path: path.to_string(),
        });
    }
    Ok(scope::sentence(&files))
}
