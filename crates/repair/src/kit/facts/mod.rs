//! Facts about the case as sections of a prompt. A template names the sections it wants with placeholders, and one
//! renderer fills them in; sections that are not requested cost nothing.

mod counterexamples;
mod introduced;
mod issue;
mod known;
mod report;
mod scope;
mod values;

use std::cell::OnceCell;
use std::collections::BTreeSet;

use patchwright_code::{CodeMap, language_of};
use patchwright_crash::Issue;
use patchwright_domain::candidate::RelPath;
use patchwright_domain::report::PurifiedReport;

pub(crate) use known::{in_words as constraint_in_words, worth_telling};

use super::context::RepairContext;
use super::switches::{Optimisation, Switches};
use crate::candidates::{Failures, Found};
use crate::error::RepairError;
use crate::prompt::{has_place, relative};
use crate::tools::code::{Marks, Switch};

const READING_PURIFIED: &str = include_str!("../../../prompts/facts/reading-purified.md");
const READING_TESTS: &str = include_str!("../../../prompts/facts/reading-tests.md");
const READING_RAW: &str = include_str!("../../../prompts/facts/reading-raw.md");

/// A kind of fact about the case.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Section {
    /// The name of the case.
    Project,
    /// The issue report, with the names in it looked up in the source; empty if there is none.
    Issue,
    /// The crash reports, purified or as printed, one for each bug.
    Report,
    /// How to read such a report.
    Reading,
    /// The commands that crash, and their inputs.
    Runs,
    /// The values of variables at the crash, which takes a run in the debugger.
    Values,
    /// Constraints that were derived without a model, and the best patch made from them.
    Known,
    /// Counterexamples: patches that were refused, and why.
    Failed,
    /// Where to look first.
    Start,
    /// The files that a patch may change.
    Scope,
    /// The change that brought the bug in; empty if the case does not name it.
    Introduced,
}

impl Section {
    const ALL: [Self; 11] = [
        Self::Project,
        Self::Issue,
        Self::Report,
        Self::Reading,
        Self::Runs,
        Self::Values,
        Self::Known,
        Self::Failed,
        Self::Start,
        Self::Scope,
        Self::Introduced,
    ];

    /// The name of its placeholder: `{{report}}`.
    pub(crate) fn name(self) -> &'static str {
        match self {
            Self::Project => "project",
            Self::Issue => "issue",
            Self::Report => "report",
            Self::Reading => "reading",
            Self::Runs => "runs",
            Self::Values => "values",
            Self::Known => "known",
            Self::Failed => "failed",
            Self::Start => "start",
            Self::Scope => "scope",
            Self::Introduced => "introduced",
        }
    }
}

/// What is known about the case when a strategy starts using models.
pub(crate) struct Facts<'a> {
    ctx: &'a RepairContext<'a>,
    /// One for each bug that the PoCs show.
    bugs: Vec<PurifiedReport>,
    purification: Switch,
    left_out: BTreeSet<Section>,
    known: String,
    /// Computed once, and only if a prompt wants them: it takes seconds.
    values: OnceCell<String>,
    /// Parsed on first use: a tree may be large.
    map: OnceCell<CodeMap>,
    issue: OnceCell<Option<Issue>>,
    introduced: OnceCell<Option<String>>,
}

impl<'a> Facts<'a> {
    /// `before` is what another strategy found.
    pub(crate) fn new(
        ctx: &'a RepairContext<'a>,
        without: &Switches,
        before: &Found,
    ) -> Result<Self, RepairError> {
        Ok(Self {
            ctx,
            bugs: report::bugs(ctx)?,
            purification: without.switch(Optimisation::ReportPurification),
            left_out: left_out(without),
            known: known::section(ctx, without.switch(Optimisation::Narrowing), before)?,
            values: OnceCell::new(),
            map: OnceCell::new(),
            issue: OnceCell::new(),
            introduced: OnceCell::new(),
        })
    }

    /// The source of the unpatched program.
    pub(crate) fn map(&self) -> Result<&CodeMap, RepairError> {
        if let Some(map) = self.map.get() {
            return Ok(map);
        }
        let wanted = |path: &RelPath| language_of(path).is_some();
        let base = self.ctx.scene().base;
        let map = CodeMap::read(base.files(&wanted)?).with_units(&base.units());
        Ok(self.map.get_or_init(|| map))
    }

    /// The issue report, if the case has one.
    pub(crate) fn issue(&self) -> Result<Option<&Issue>, RepairError> {
        if let Some(issue) = self.issue.get() {
            return Ok(issue.as_ref());
        }
        let read = issue::read(self.ctx)?;
        Ok(self.issue.get_or_init(|| read).as_ref())
    }

    /// The change that brought the bug in, if the case names it.
    pub(crate) fn introduced(&self) -> Result<Option<&str>, RepairError> {
        if let Some(diff) = self.introduced.get() {
            return Ok(diff.as_deref());
        }
        let read = introduced::read(self.ctx)?;
        Ok(self.introduced.get_or_init(|| read).as_deref())
    }

    /// The lines of the first crash report.
    pub(crate) fn marks(&self) -> Marks {
        let scene = self.ctx.scene();
        let first = scene.judge.pocs().first();
        let marks = first.map(|poc| Marks::from_report(&poc.report, &scene.subject.project()));
        let marks = marks.unwrap_or_default();
        match self.purification {
            Switch::On => marks,
            Switch::Off => marks.hidden(),
        }
    }

    /// The bugs that a prompt may explain; none without purification.
    pub(crate) fn bugs(&self) -> &[PurifiedReport] {
        match self.purification {
            Switch::On => &self.bugs,
            Switch::Off => &[],
        }
    }

    /// What is wrong, one sentence for each bug.
    pub(crate) fn headline(&self) -> String {
        let bugs = self.bugs.iter();
        let sentences = bugs.map(|bug| format!("The program {}.", bug.headline));
        sentences.collect::<Vec<_>>().join(" ")
    }

    /// Fills the template with the sections it names and the strategy's own values. Sections that are switched off are
    /// empty.
    pub(crate) fn fill<'f>(
        &self,
        template: &str,
        failures: impl Into<Failures<'f>>,
        own: &[(&str, &str)],
    ) -> Result<String, RepairError> {
        let failures = failures.into();
        let mut texts = Vec::new();
        for section in Section::ALL {
            if has_place(template, section.name()) {
                texts.push((section.name(), self.text(section, &failures)?));
            }
        }
        let sections = texts.iter().map(|(name, text)| (*name, text.as_str()));
        let values: Vec<(&str, &str)> = sections.chain(own.iter().copied()).collect();
        let root = &self.ctx.scene().subject.case.source;
        let text = self.ctx.words().render(template, &values)?;
        Ok(relative(&text, root))
    }

    fn text(&self, section: Section, failures: &Failures<'_>) -> Result<String, RepairError> {
        if self.left_out.contains(&section) {
            return Ok(String::new());
        }
        let scene = self.ctx.scene();
        Ok(match (section, self.purification) {
            (Section::Project, _) => scene.subject.case.name.clone(),
            (Section::Issue, purification) => match self.issue()? {
                Some(issue) => issue::section(self.ctx, issue, self.map()?, purification)?,
                None => String::new(),
            },
            (Section::Report, Switch::On) => {
                let purification = Optimisation::ReportPurification.name();
                self.ctx.ledger.assisted(purification, self.bugs.len());
                report::purified(&self.bugs)
            }
            (Section::Report, Switch::Off) => report::raw(self.ctx)?,
            (Section::Reading, _) if scene.subject.case.is_shown_by_tests() => {
                READING_TESTS.trim_end().to_owned()
            }
            (Section::Reading, Switch::On) => {
                self.ctx.words().put_into(READING_PURIFIED.trim_end())?
            }
            (Section::Reading, Switch::Off) => self.ctx.words().put_into(READING_RAW.trim_end())?,
            (Section::Runs, _) => report::runs(self.ctx),
            (Section::Values, _) => {
                let values = self.values()?;
                let times = usize::from(!values.is_empty());
                let name = Optimisation::RuntimeValues.name();
                self.ctx.ledger.assisted(name, times);
                values.to_owned()
            }
            (Section::Known, _) => self.known.clone(),
            (Section::Failed, _) => {
                let sources = scene.judge.sources();
                let (text, shown) =
                    counterexamples::section(failures, &sources, self.purification)?;
                let name = Optimisation::Counterexamples.name();
                self.ctx.ledger.assisted(name, shown);
                text
            }
            (Section::Start, Switch::On) => report::start(&self.bugs),
            (Section::Start, Switch::Off) => report::start(&[]),
            (Section::Scope, _) => scope::section(self.ctx)?,
            (Section::Introduced, _) => match self.introduced()? {
                Some(diff) => introduced::section(diff)?,
                None => String::new(),
            },
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

/// The sections that the user switched off.
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
