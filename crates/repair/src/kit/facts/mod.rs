//! Facts about the case as sections of a prompt. A template names the sections it wants by their places, and one renderer
//! fills them in; sections that nobody asks for cost nothing.

mod counterexamples;
mod input;
mod known;
mod report;
mod scope;
mod values;

use std::cell::OnceCell;
use std::collections::BTreeSet;

use patchwright_domain::report::PurifiedReport;

use super::context::{ModelAccess, RepairContext};
use super::switches::{Optimisation, Switches};
use crate::candidates::{Found, Refused};
use crate::error::RepairError;
use crate::prompt::{has_place, relative, render};
use crate::tools::code::Switch;

const READING_PURIFIED: &str = include_str!("../../../prompts/facts/reading-purified.md");
const READING_RAW: &str = include_str!("../../../prompts/facts/reading-raw.md");

/// A kind of fact about the case.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Section {
    /// The name of the case.
    Project,
    /// The crash reports, purified or as printed, one for each bug.
    Report,
    /// How to read such a report.
    Reading,
    /// The commands that crash, and their inputs.
    Runs,
    /// What variables held at the crash. A debugger has to be run for it.
    Values,
    /// Constraints that were derived without a model, and the best patch made from them.
    Known,
    /// Counterexamples: patches that were refused, and why.
    Failed,
    /// Where to look first.
    Start,
    /// The files that a patch may change.
    Scope,
}

impl Section {
    const ALL: [Self; 9] = [
        Self::Project,
        Self::Report,
        Self::Reading,
        Self::Runs,
        Self::Values,
        Self::Known,
        Self::Failed,
        Self::Start,
        Self::Scope,
    ];

    /// As a template names it: `{{report}}`.
    pub(crate) fn name(self) -> &'static str {
        match self {
            Self::Project => "project",
            Self::Report => "report",
            Self::Reading => "reading",
            Self::Runs => "runs",
            Self::Values => "values",
            Self::Known => "known",
            Self::Failed => "failed",
            Self::Start => "start",
            Self::Scope => "scope",
        }
    }
}

/// What is known about the case when a strategy begins to ask models.
pub(crate) struct Facts<'a> {
    ctx: &'a RepairContext<'a>,
    /// One for each bug that the PoCs show.
    bugs: Vec<PurifiedReport>,
    purification: Switch,
    left_out: BTreeSet<Section>,
    known: String,
    /// Asked for once, and only if a prompt wants them: it takes seconds.
    values: OnceCell<String>,
}

impl<'a> Facts<'a> {
    /// `before` is what another strategy found.
    pub(crate) fn new(
        ctx: &'a RepairContext<'a>,
        access: &ModelAccess<'_>,
        before: &Found,
    ) -> Result<Self, RepairError> {
        Ok(Self {
            ctx,
            bugs: report::bugs(ctx),
            purification: access.without.switch(Optimisation::ReportPurification),
            left_out: left_out(&access.without),
            known: known::section(ctx, before)?,
            values: OnceCell::new(),
        })
    }

    pub(crate) fn bugs(&self) -> &[PurifiedReport] {
        &self.bugs
    }

    /// What is wrong, a sentence for each bug.
    pub(crate) fn headline(&self) -> String {
        let bugs = self.bugs.iter();
        let sentences = bugs.map(|bug| format!("The program {}.", bug.headline));
        sentences.collect::<Vec<_>>().join(" ")
    }

    /// The template with the sections it names and the strategy's own values. Sections that are switched off are empty.
    pub(crate) fn fill(
        &self,
        template: &str,
        refused: &[Refused],
        own: &[(&str, &str)],
    ) -> Result<String, RepairError> {
        let mut texts = Vec::new();
        for section in Section::ALL {
            if has_place(template, section.name()) {
                texts.push((section.name(), self.text(section, refused)?));
            }
        }
        let sections = texts.iter().map(|(name, text)| (*name, text.as_str()));
        let values: Vec<(&str, &str)> = sections.chain(own.iter().copied()).collect();
        let root = &self.ctx.scene().subject.case.source;
        Ok(relative(&render(template, &values)?, root))
    }

    fn text(&self, section: Section, refused: &[Refused]) -> Result<String, RepairError> {
        if self.left_out.contains(&section) {
            return Ok(String::new());
        }
        let scene = self.ctx.scene();
        Ok(match (section, self.purification) {
            (Section::Project, _) => scene.subject.case.name.clone(),
            (Section::Report, Switch::On) => report::purified(&self.bugs),
            (Section::Report, Switch::Off) => report::raw(self.ctx),
            (Section::Reading, Switch::On) => READING_PURIFIED.trim_end().to_owned(),
            (Section::Reading, Switch::Off) => READING_RAW.trim_end().to_owned(),
            (Section::Runs, _) => report::runs(self.ctx),
            (Section::Values, _) => self.values()?.to_owned(),
            (Section::Known, _) => self.known.clone(),
            (Section::Failed, _) => counterexamples::section(refused, &scene.judge.sources())?,
            (Section::Start, _) => report::start(&self.bugs),
            (Section::Scope, _) => scope::section(self.ctx)?,
        })
    }

    fn values(&self) -> Result<&str, RepairError> {
        if let Some(known) = self.values.get() {
            return Ok(known);
        }
        let asked = values::section(self.ctx)?;
        Ok(self.values.get_or_init(|| asked))
    }
}

/// The sections that a user switched off.
fn left_out(switches: &Switches) -> BTreeSet<Section> {
    let sections = [
        (Optimisation::Counterexamples, Section::Failed),
        (Optimisation::RuntimeValues, Section::Values),
    ];
    let off = sections
        .into_iter()
        .filter(|(optimisation, _)| switches.switch(*optimisation) == Switch::Off);
    off.map(|(_, section)| section).collect()
}
