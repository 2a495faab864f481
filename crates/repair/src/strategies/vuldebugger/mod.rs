//! VulDebugger: an agent debugs the running program and states what it expects before each look; a fresh one is given
//! its conclusion and writes the patch. After three refused patches the bug goes back to debugging, with what was
//! learned.

mod believed;
mod conclude;
mod concluded_code;
mod findings;
mod own_tools;
mod place;
mod stated;
mod words;

use patchwright_agent::{Caps, ModelBudget, ModelError};
use patchwright_domain::chat::Nanodollars;
use patchwright_domain::event::Event;
use patchwright_domain::observation::Diagnosis;

use super::constraint;
use crate::candidates::Found;
use crate::error::RepairError;
use crate::kit::{
    AgentEnd, AgentLimits, AgentRun, Facts, ModelAccess, RepairContext, ToolChoice, Turn, opening,
    play_rounds,
};
use crate::prompt::DATA_RULE;
use crate::tools::validate;

use findings::{Findings, Looks};

pub(super) const NAME: &str = "vuldebugger";
const DEBUGGING: &str = "vuldebugger/debugging";
const PATCHING: &str = "vuldebugger/patching";

const DEBUG_SYSTEM: &str = include_str!("../../../prompts/vuldebugger/debug-system.md");
const DEBUG_FIRST: &str = include_str!("../../../prompts/vuldebugger/debug-first.md");
const PATCH_SYSTEM: &str = include_str!("../../../prompts/vuldebugger/patch-system.md");
const PATCH_FIRST: &str = include_str!("../../../prompts/vuldebugger/patch-first.md");
const LOOKS_EXPECTING: &str = include_str!("../../../prompts/vuldebugger/looks-expecting.md");
const LOOKS_PLAIN: &str = include_str!("../../../prompts/vuldebugger/looks-plain.md");
const STEPS_EXPECTING: &str = include_str!("../../../prompts/vuldebugger/steps-expecting.md");
const STEPS_PLAIN: &str = include_str!("../../../prompts/vuldebugger/steps-plain.md");
const STEPS_STATIC: &str = include_str!("../../../prompts/vuldebugger/steps-static.md");

/// The reading tools of both agents; the debugging agent also gets the debugger.
const READING: [&str; 6] = [
    "view_code",
    "function_body",
    "skeleton",
    "find_definition",
    "find_references",
    "callers",
];
const PLAIN_LOOKS: [&str; 7] = [
    "run_program",
    "run_to_line",
    "print_value",
    "watch",
    "backtrace",
    "who_allocated",
    "who_freed",
];
const PATCH_TOOLS: [&str; 5] = [
    "view_code",
    "find_definition",
    "find_references",
    "find_text",
    validate::NAME,
];

const DEBUG_TURNS: u32 = 40;
const PATCH_TURNS: u32 = 24;
/// After this many refused patches the bug goes back to debugging, as in the paper.
const REFUSED: usize = 3;

/// Continues from what another strategy found, if anything.
pub(super) fn work(ctx: &RepairContext<'_>, mut before: Found) -> Result<Found, RepairError> {
    let access = ctx.access.ok_or(RepairError::NoModel)?;
    if before.constraints.is_empty() {
        constraint::derive(ctx, access, &mut before)?;
    }
    let facts = Facts::new(ctx, &access.without, &before)?;
    let crash = facts.bugs().iter().find_map(|bug| bug.location.clone());
    let constraints = believed::believed(ctx, &access.without, &before.constraints)?;
    let findings = Findings::new(ctx, &access.without, constraints, crash);
    play_rounds(ctx, access, before, |round, turn, found| {
        let play = Play {
            ctx,
            access,
            facts: &facts,
            findings: &findings,
            round,
            turn,
        };
        play.play(found)
    })
}

struct Play<'a> {
    ctx: &'a RepairContext<'a>,
    access: &'a ModelAccess<'a>,
    facts: &'a Facts<'a>,
    findings: &'a Findings<'a>,
    round: u32,
    turn: &'a Turn<'a>,
}

impl Play<'_> {
    /// Debugs, then patches what was found.
    fn play(&self, mut found: Found) -> Result<(Found, AgentEnd), RepairError> {
        let budget = self.access.budget.round(self.access.per_round);
        let end = self.debug(&budget, &found)?;
        if found.constraints.is_empty() {
            found.constraints = self.findings.constraints();
        }
        match end {
            AgentEnd::Budget(_) | AgentEnd::Failed(_) => return Ok((found, end)),
            AgentEnd::Accepted | AgentEnd::Nothing => {}
        }
        let Some(diagnosis) = self.findings.concluded() else {
            self.ctx.scene().subject.tell(Event::Noted {
                text: format!("debugging round {} came to no conclusion", self.round),
            });
            return Ok((found, AgentEnd::Nothing));
        };
        let (found, end) = self.patch(&budget, &diagnosis, found)?;
        let end = match end {
            // The rest of the round was too small after debugging; another round has its own budget.
            AgentEnd::Failed(ModelError::Budget(_)) => AgentEnd::Nothing,
            other => other,
        };
        Ok((found, end))
    }

    fn debug(&self, budget: &ModelBudget, found: &Found) -> Result<AgentEnd, RepairError> {
        self.findings.begin_round();
        let looks = self.findings.looks();
        let (tools, steps) = match looks {
            Looks::Expecting => (LOOKS_EXPECTING, STEPS_EXPECTING),
            Looks::Plain => (LOOKS_PLAIN, STEPS_PLAIN),
            Looks::None => ("", STEPS_STATIC),
        };
        let system = self.ctx.words().render(
            &without_empty_line(DEBUG_SYSTEM, "looks", tools),
            &[
                ("looks", tools.trim_end()),
                ("mark", self.access.without.mark_words()),
                ("steps", steps.trim_end()),
                ("data", DATA_RULE.trim_end()),
            ],
        )?;
        let conversation = opening(self.ctx, (DEBUGGING, self.round), &system, || {
            let constraint =
                words::constraint(&self.findings.constraints(), self.findings.wants())?;
            let again = words::again(self.findings.earlier().as_ref(), &self.findings.seen())?;
            let own = [("constraint", constraint.as_str()), ("again", &again)];
            match looks {
                Looks::Expecting | Looks::Plain => self.facts.fill(DEBUG_FIRST, found, &own),
                Looks::None => {
                    let template = DEBUG_FIRST.replace("{{values}}", "");
                    self.facts.fill(&template, found, &own)
                }
            }
        })?;
        let names: Vec<&'static str> = match looks {
            Looks::Expecting | Looks::None => READING.to_vec(),
            Looks::Plain => READING.iter().chain(&PLAIN_LOOKS).copied().collect(),
        };
        let limits = AgentLimits {
            turns: DEBUG_TURNS,
            ..self.limits()
        };
        let run = AgentRun {
            ctx: self.ctx,
            access: self.access,
            name: DEBUGGING,
            round: self.round,
            model: self.turn.model,
            tools: &ToolChoice::named(&names)?,
            own: Some(self.findings),
            limits: &limits,
            reads: None,
            budget: &budget.child(two_thirds(self.access.per_round)),
        };
        run.investigate(conversation)
    }

    /// A fresh agent that gets the conclusion, but not how it was reached.
    fn patch(
        &self,
        budget: &ModelBudget,
        diagnosis: &Diagnosis,
        found: Found,
    ) -> Result<(Found, AgentEnd), RepairError> {
        let words = self.ctx.words();
        let rules = words.patch_rules()?;
        let rules = [
            ("mark", self.access.without.mark_words()),
            ("rules", rules.as_str()),
            ("data", DATA_RULE.trim_end()),
        ];
        let system = words.render(PATCH_SYSTEM, &rules)?;
        let conversation = opening(self.ctx, (PATCHING, self.round), &system, || {
            let constraint =
                words::constraint(&self.findings.constraints(), findings::Wants::Nothing)?;
            let diagnosed = words::diagnosis(diagnosis);
            let observations = words::decisive(&self.findings.seen(), diagnosis);
            let code = concluded_code::around(self.ctx.scene(), diagnosis)?;
            let own = [
                ("diagnosis", diagnosed.as_str()),
                ("code", &code),
                ("observations", &observations),
                ("constraint", &constraint),
            ];
            self.facts.fill(PATCH_FIRST, &found, &own)
        })?;
        let limits = AgentLimits {
            turns: PATCH_TURNS,
            refused: Some(REFUSED),
            ..self.limits()
        };
        let run = AgentRun {
            ctx: self.ctx,
            access: self.access,
            name: PATCHING,
            round: self.round,
            model: self.turn.model,
            tools: &ToolChoice::named(&PATCH_TOOLS)?,
            own: None,
            limits: &limits,
            reads: Some(&validate::written),
            budget: &budget.child(Caps::default()),
        };
        run.repair(conversation, &diagnosis.cause, found)
    }

    fn limits(&self) -> AgentLimits {
        AgentLimits {
            temperature: self.turn.temperature(),
            ..AgentLimits::default()
        }
    }
}

/// The share of a round that debugging may use; the rest is for the patch.
fn two_thirds(caps: Caps) -> Caps {
    let share = |all: u64| (all / 3 * 2).max(1);
    Caps {
        money: caps.money.map(|money| Nanodollars(share(money.0))),
        tokens: caps.tokens.map(share),
        calls: caps.calls.map(share),
        time: caps.time.map(|time| time / 3 * 2),
    }
}

/// Removes the line of a placeholder whose value is empty.
fn without_empty_line(template: &str, name: &str, value: &str) -> String {
    let place = format!("{{{{{name}}}}}");
    match value.is_empty() {
        true => template.replace(&format!("{place}\n"), &place),
        false => template.to_owned(),
    }
}

#[cfg(test)]
#[path = "vuldebugger_tests.rs"]
mod tests;
