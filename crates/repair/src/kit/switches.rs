//! Parts of a strategy that can be switched off, for ablation studies.

use std::collections::BTreeSet;
use std::fmt;
use std::str::FromStr;

use patchwright_constraint::{Operator, UnknownOperator};
use patchwright_domain::assists;
use patchwright_subject::AnalysisUse;

use crate::tools::code::{Help, Switch};

const MARK: &str = include_str!("../../prompts/facts/mark.md");

#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Optimisation {
    /// Reports are explained: what the bug means and how such bugs are fixed. Without it, they are shown as printed.
    ReportPurification,
    /// Tools take obvious next steps on their own: dominator actions and heuristic exploration.
    ChainCompression,
    /// A definition comes with its code and what it depends on.
    DominatorActions,
    /// Symbols on and near lines of the report are looked up when those lines are shown.
    HeuristicExploration,
    /// Narrow views, wrong symbol lines, almost correct names and paths and misplaced hunks are corrected, and a patch that
    /// is only written as text is submitted.
    AutoCorrection,
    /// Later rounds see what failed before, and why.
    Counterexamples,
    /// The values of variables at the crash, and where the bad one was last written.
    RuntimeValues,
    /// The crash is examined in a build without optimisation, if it occurs there too.
    AnalysisBuild,
    /// An agent reads the code and reports on it to the others.
    ContextAgent,
    /// An agent states properties and checks them by running the program.
    PropertyAgent,
    /// Files and elements are located with the agents' reports, not only with the original report.
    EnhancedLocalization,
    /// Patches are written with the agents' reports, not only with the original report.
    EnhancedGeneration,
    /// Samples vote after they were judged; without it, before.
    PocSelection,
    /// The debugging agent starts from what must hold at the crash.
    Constraint,
    /// The debugging agent examines the running program, not only the source.
    Debugger,
    /// The debugging agent states what it expects before it looks, and both are compared.
    Expectations,
    /// An agent that goes in circles is told so.
    LoopDetection,
    /// A model decides who goes on after a failure, and advises; without it, the next patch is written at once.
    Reflection,
    /// The author of a patch that is accepted but not verified is told what changed, and may narrow it.
    Narrowing,
    /// What an agent is at decides which tools it has; without it, it has all of them all the time.
    StateMachine,
    /// A prompt holds what all cycles before it gathered; without it, only the last one.
    LongTermMemory,
    /// Variants of a refused fix are sampled and judged too.
    FixVariants,
}

impl Optimisation {
    pub const ALL: [Self; 22] = [
        Self::ReportPurification,
        Self::ChainCompression,
        Self::DominatorActions,
        Self::HeuristicExploration,
        Self::AutoCorrection,
        Self::Counterexamples,
        Self::RuntimeValues,
        Self::AnalysisBuild,
        Self::ContextAgent,
        Self::PropertyAgent,
        Self::EnhancedLocalization,
        Self::EnhancedGeneration,
        Self::PocSelection,
        Self::Constraint,
        Self::Debugger,
        Self::Expectations,
        Self::LoopDetection,
        Self::Reflection,
        Self::Narrowing,
        Self::StateMachine,
        Self::LongTermMemory,
        Self::FixVariants,
    ];

    pub fn name(self) -> &'static str {
        match self {
            Self::ReportPurification => assists::REPORT_PURIFICATION,
            Self::ChainCompression => "chain-compression",
            Self::DominatorActions => assists::DOMINATOR_ACTIONS,
            Self::HeuristicExploration => assists::HEURISTIC_EXPLORATION,
            Self::AutoCorrection => assists::AUTO_CORRECTION,
            Self::Counterexamples => assists::COUNTEREXAMPLES,
            Self::RuntimeValues => assists::RUNTIME_VALUES,
            Self::AnalysisBuild => "analysis-build",
            Self::ContextAgent => "context-agent",
            Self::PropertyAgent => "property-agent",
            Self::EnhancedLocalization => "enhanced-localization",
            Self::EnhancedGeneration => "enhanced-generation",
            Self::PocSelection => "poc-selection",
            Self::Constraint => "constraint",
            Self::Debugger => "debugger",
            Self::Expectations => "expectations",
            Self::LoopDetection => "loop-detection",
            Self::Reflection => "reflection",
            Self::Narrowing => assists::NARROWING,
            Self::StateMachine => "state-machine",
            Self::LongTermMemory => "long-term-memory",
            Self::FixVariants => "fix-variants",
        }
    }
}

impl FromStr for Optimisation {
    type Err = UnknownOptimisation;

    fn from_str(word: &str) -> Result<Self, Self::Err> {
        let found = Self::ALL.into_iter().find(|one| one.name() == word);
        found.ok_or_else(|| UnknownOptimisation::Optimisation(word.to_owned()))
    }
}

/// A name that is not in the list of optimisations, or of operators.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum UnknownOptimisation {
    Optimisation(String),
    Operator(UnknownOperator),
}

impl fmt::Display for UnknownOptimisation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let names = Optimisation::ALL.map(Optimisation::name).join(", ");
        match self {
            Self::Optimisation(word) => write!(
                f,
                "`{word}` cannot be left out; there is {names}, and {OPERATOR}NAME"
            ),
            Self::Operator(unknown) => unknown.fmt(f),
        }
    }
}

impl std::error::Error for UnknownOptimisation {}

/// Before the name of an operator of `constraint` that is switched off.
const OPERATOR: &str = "operator:";

/// What is switched off; nothing by default.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Switches {
    off: BTreeSet<Optimisation>,
    operators: BTreeSet<Operator>,
}

impl Switches {
    /// From the words of `--without`.
    pub fn parse(words: &[String]) -> Result<Self, UnknownOptimisation> {
        let mut switches = Self::default();
        for word in words {
            match word.strip_prefix(OPERATOR) {
                Some(name) => {
                    let operator = name.parse().map_err(UnknownOptimisation::Operator)?;
                    switches.operators.insert(operator);
                }
                None => {
                    switches.off.insert(word.parse()?);
                }
            }
        }
        Ok(switches)
    }

    /// As they are typed.
    pub fn words(&self) -> Vec<String> {
        let off = self.off.iter().map(|one| one.name().to_owned());
        let operators = self.operators.iter();
        let operators = operators.map(|one| format!("{OPERATOR}{}", one.word()));
        off.chain(operators).collect()
    }

    /// Operators of `constraint` that are switched off.
    pub fn operators_off(&self) -> &BTreeSet<Operator> {
        &self.operators
    }

    /// Whether a strategy that asks no model works in another way with these switches.
    pub fn concern_repair_without_model(&self) -> bool {
        !self.operators.is_empty() || self.analysis() == AnalysisUse::Off
    }

    pub fn without(mut self, one: Optimisation) -> Self {
        self.off.insert(one);
        self
    }

    pub fn switch(&self, one: Optimisation) -> Switch {
        match self.off.contains(&one) {
            true => Switch::Off,
            false => Switch::On,
        }
    }

    /// The part that concerns how the program is built.
    pub fn analysis(&self) -> AnalysisUse {
        match self.switch(Optimisation::AnalysisBuild) {
            Switch::On => AnalysisUse::Allowed,
            Switch::Off => AnalysisUse::Off,
        }
    }

    /// The part that concerns the tools that read code.
    pub(crate) fn help(&self) -> Help {
        Help {
            correction: self.switch(Optimisation::AutoCorrection),
            dominators: self.of_chain(Optimisation::DominatorActions),
            exploration: self.of_chain(Optimisation::HeuristicExploration),
            marks: self.switch(Optimisation::ReportPurification),
            ..Help::default()
        }
    }

    /// What a system prompt says of the marks behind lines; nothing where there are none.
    pub(crate) fn mark_words(&self) -> &'static str {
        match self.help().marks {
            Switch::On => MARK.trim_end(),
            Switch::Off => "",
        }
    }

    /// Switching off chain compression switches off both of its halves.
    fn of_chain(&self, half: Optimisation) -> Switch {
        match self.switch(Optimisation::ChainCompression) {
            Switch::Off => Switch::Off,
            Switch::On => self.switch(half),
        }
    }
}

impl FromIterator<Optimisation> for Switches {
    fn from_iter<I: IntoIterator<Item = Optimisation>>(all: I) -> Self {
        Self {
            off: all.into_iter().collect(),
            operators: BTreeSet::new(),
        }
    }
}

#[cfg(test)]
#[path = "switches_tests.rs"]
mod tests;
