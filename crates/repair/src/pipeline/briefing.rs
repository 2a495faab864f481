//! What is known of a bug before anybody repairs it, for front ends whose own agent does the work: what must hold at the
//! crash, and the task in words.

use std::collections::BTreeSet;
use std::time::Instant;

use patchwright_domain::strict::Strictness;
use patchwright_judge::Judge;
use patchwright_subject::{Base, Subject};

use super::looking;
use crate::candidates::{Budget, Ended, Found, History, Ledger, Originals, Scene};
use crate::error::RepairError;
use crate::kit::{Facts, RepairContext, Switches};
use crate::language_words::LanguageWords;
use crate::prompt::DATA_RULE;
use crate::strategies::{Derived, derive_at};

const REPORT: &str = include_str!("../../prompts/mcp/report.md");
/// The task of an agent that has the tools of the MCP server.
const TASK: &str = include_str!("../../prompts/mcp/task.md");
/// What such an agent is told of the server before it calls anything.
pub const SERVER_INSTRUCTIONS: &str = include_str!("../../prompts/mcp/instructions.md");

pub struct Briefing<'a> {
    scene: Scene<'a>,
}

impl<'a> Briefing<'a> {
    pub fn new(subject: &'a Subject<'a>, base: &'a Base, judge: &'a Judge<'a>) -> Self {
        Self {
            scene: Scene {
                subject,
                base,
                judge,
                looking: looking(subject, base, judge),
                originals: Originals::default(),
                strictness: Strictness::default(),
                operators_off: BTreeSet::new(),
            },
        }
    }

    /// What must hold where the program crashes, and where edits would make it hold.
    pub fn constraints(&self) -> Result<Derived, RepairError> {
        derive_at(&self.scene)
    }

    /// The crash, how the program is run, and what a patch may change.
    pub fn report(&self) -> Result<String, RepairError> {
        self.fill(REPORT, &Found::new(Ended::Exhausted), &[])
    }

    /// The facts of the case, and what to do with the server's tools.
    pub fn task(&self) -> Result<String, RepairError> {
        let mut before = Found::new(Ended::Exhausted);
        before.constraints = self.constraints()?.constraints;
        let rules = LanguageWords::of_case(self.scene.subject.case).patch_rules()?;
        let own = [("rules", rules.as_str()), ("data", DATA_RULE.trim_end())];
        self.fill(TASK, &before, &own)
    }

    fn fill(
        &self,
        template: &str,
        before: &Found,
        own: &[(&str, &str)],
    ) -> Result<String, RepairError> {
        let ledger = Ledger::new(&self.scene, &History::default());
        let ctx = RepairContext {
            ledger: &ledger,
            budget: Budget::default(),
            deadline: Instant::now(),
            access: None,
        };
        let facts = Facts::new(&ctx, &Switches::default(), before)?;
        facts.fill(template, before, own)
    }
}
