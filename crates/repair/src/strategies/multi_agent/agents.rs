//! What each agent is told, which tools it has, and what its end leads to.

use patchwright_agent::Caps;
use patchwright_domain::count::counted;

use super::graph::Agent;
use super::reports::{Choices, Handed, Judged};
use super::state::{Judgement, Plan, RootCause, SharedState, Trouble};
use super::talk::{Conversing, Prompts, brief};
use super::{Next, Walk};
use crate::candidates::{Failures, Found, refusal};
use crate::error::RepairError;
use crate::kit::{AgentEnd, AgentLimits, AgentRun, ContextReport, Inbox, Optimisation, ToolChoice};
use crate::tools::code::Switch;
use crate::tools::validate;

const CONTEXT: Prompts = Prompts {
    system: include_str!("../../../prompts/multi-agent/context-system.md"),
    first: include_str!("../../../prompts/multi-agent/context.md"),
};
const ROOT_CAUSE: Prompts = Prompts {
    system: include_str!("../../../prompts/multi-agent/root-cause-system.md"),
    first: include_str!("../../../prompts/multi-agent/root-cause.md"),
};
const STRATEGY: Prompts = Prompts {
    system: include_str!("../../../prompts/multi-agent/strategy-system.md"),
    first: include_str!("../../../prompts/multi-agent/strategy.md"),
};
const PATCH: Prompts = Prompts {
    system: include_str!("../../../prompts/multi-agent/patch-system.md"),
    first: include_str!("../../../prompts/multi-agent/patch.md"),
};
const REFLECTION: Prompts = Prompts {
    system: include_str!("../../../prompts/multi-agent/reflection-system.md"),
    first: include_str!("../../../prompts/multi-agent/reflection.md"),
};

/// Only the retriever searches; the others work on what it reports.
const SEARCHES: [&str; 7] = [
    "view_code",
    "function_body",
    "search_element",
    "find_references",
    "callers",
    "callees",
    "list_elements",
];
/// A patch must quote lines exactly.
const PATCH_TOOLS: [&str; 2] = ["view_code", validate::NAME];

const CONTEXT_TURNS: u32 = 20;
const PATCH_TURNS: u32 = 12;
/// The retriever dominates runs that fail, so that one visit may use a third of a round at most.
const CONTEXT_SHARE: u64 = 3;
/// Each patch goes to the judge, and then it is reflection's turn.
const REFUSED: usize = 1;

impl Walk<'_> {
    pub(super) fn context(&self, visit: u32, state: &mut SharedState) -> Result<Next, RepairError> {
        if self.access.without.switch(Optimisation::ContextAgent) == Switch::Off {
            let why = "left out".to_owned();
            return Ok(Next::Agent(Agent::RootCause, why));
        }
        let inbox: Inbox<'_, ContextReport> = Inbox::new(self.map);
        let limits = self.limits(CONTEXT_TURNS);
        let share = self.budget.caps().one_of(CONTEXT_SHARE);
        let talk = Conversing {
            agent: Agent::Context,
            visit,
            prompts: &CONTEXT,
            tools: &SEARCHES,
            own: &inbox,
            limits,
            budget: self.budget.round(share),
        };
        if let Some(end) = self.converse(&talk, state, Failures::default(), &[])? {
            return Ok(end);
        }
        let why = match inbox.take() {
            Some(report) => {
                let why = report.summary();
                state.add_context(report);
                why
            }
            None => "no report".to_owned(),
        };
        Ok(Next::Agent(Agent::RootCause, brief(&why)))
    }

    pub(super) fn root_cause(
        &self,
        visit: u32,
        state: &mut SharedState,
        found: &Found,
    ) -> Result<Next, RepairError> {
        let inbox: Inbox<'_, Handed<RootCause>> = Inbox::new(self.map);
        let talk = self.answering(Agent::RootCause, visit, &ROOT_CAUSE, &inbox);
        if let Some(end) = self.converse(&talk, state, self.failures(found), &[])? {
            return Ok(end);
        }
        Ok(match inbox.take() {
            Some(Handed::Result(cause)) => {
                let why = brief(&cause.cause);
                state.cause = Some(cause);
                Next::Agent(Agent::Strategy, why)
            }
            Some(Handed::Over(problem)) => reflect(state, Agent::RootCause, problem),
            None => reflect(state, Agent::RootCause, no_report()),
        })
    }

    pub(super) fn strategy(
        &self,
        visit: u32,
        state: &mut SharedState,
        found: &Found,
    ) -> Result<Next, RepairError> {
        let inbox: Inbox<'_, Handed<Plan>> = Inbox::new(self.map);
        let talk = self.answering(Agent::Strategy, visit, &STRATEGY, &inbox);
        if let Some(end) = self.converse(&talk, state, self.failures(found), &[])? {
            return Ok(end);
        }
        Ok(match inbox.take() {
            Some(Handed::Result(plan)) => {
                let first = plan.steps.first().map_or("", String::as_str);
                let why = format!("{}: {first}", counted(plan.steps.len(), "step"));
                state.plan = Some(plan);
                Next::Agent(Agent::Patch, brief(&why))
            }
            Some(Handed::Over(problem)) => reflect(state, Agent::Strategy, problem),
            None => reflect(state, Agent::Strategy, no_report()),
        })
    }

    /// Ends with the first verdict.
    pub(super) fn patch(
        &self,
        visit: u32,
        state: &mut SharedState,
        found: Found,
    ) -> Result<(Found, Next), RepairError> {
        let inbox: Inbox<'_, Handed<Judged>> = Inbox::new(self.map);
        let limits = AgentLimits {
            refused: Some(REFUSED),
            ..self.limits(PATCH_TURNS)
        };
        let talk = Conversing {
            agent: Agent::Patch,
            visit,
            prompts: &PATCH,
            tools: &PATCH_TOOLS,
            own: &inbox,
            limits,
            budget: self.budget.child(Caps::default()),
        };
        let conversation = self.open(&talk, state, self.failures(&found), &[])?;
        let (name, tools) = (talk.name(), ToolChoice::named(talk.tools)?);
        let run = AgentRun {
            reads: Some(&validate::written),
            ..self.agent_run(&talk, &name, &tools)
        };
        let cause = state.cause.as_ref().map(|cause| cause.cause.clone());
        let bug = cause.unwrap_or_else(|| self.facts.headline());
        let refused_before = found.refused.len();
        let (found, end) = run.repair(conversation, &bug, found)?;
        let next = match end {
            AgentEnd::Accepted => {
                state.verdicts.push(Judgement::Accepted);
                Next::Agent(Agent::Quality, "a patch was handed in".to_owned())
            }
            AgentEnd::Nothing => match found.refused.get(refused_before..) {
                Some([.., last]) => {
                    let words = refusal(&last.verdict).unwrap_or_else(|| "was refused".to_owned());
                    state.verdicts.push(Judgement::Refused(brief(&words)));
                    Next::Agent(Agent::Quality, "a patch was handed in".to_owned())
                }
                Some([]) | None => reflect(state, Agent::Patch, handed(inbox.take())),
            },
            AgentEnd::Budget(words) => Next::End(AgentEnd::Budget(words.clone()), words),
            AgentEnd::Failed(error) => self.failed(error),
        };
        Ok((found, next))
    }

    /// The judge has spoken already, when the patch was handed in: nobody is asked.
    pub(super) fn quality(&self, state: &mut SharedState) -> Next {
        match state.verdicts.last() {
            Some(Judgement::Accepted) => Next::End(AgentEnd::Accepted, "accepted".to_owned()),
            Some(Judgement::Refused(words)) => {
                state.trouble = None;
                Next::Agent(Agent::Reflection, words.clone())
            }
            None => Next::End(AgentEnd::Nothing, "there is no verdict".to_owned()),
        }
    }

    pub(super) fn reflection(
        &self,
        visit: u32,
        permitted: Vec<Agent>,
        state: &mut SharedState,
        found: &Found,
    ) -> Result<Next, RepairError> {
        if permitted.is_empty() {
            let why = "cap reached: reflection has nobody left to choose";
            return Ok(Next::End(AgentEnd::Nothing, why.to_owned()));
        }
        if self.access.without.switch(Optimisation::Reflection) == Switch::Off {
            return Ok(Next::Agent(Agent::Patch, "left out".to_owned()));
        }
        let agents: Vec<String> = permitted
            .iter()
            .map(|agent| format!("- `{agent}` {}", agent.about()))
            .collect();
        let own = [
            ("happened", state.happened()),
            ("agents", agents.join("\n")),
        ];
        let choices = Choices {
            inbox: Inbox::new(self.map),
            permitted,
        };
        let talk = self.answering(Agent::Reflection, visit, &REFLECTION, &choices);
        if let Some(end) = self.converse(&talk, state, self.failures(found), &own)? {
            return Ok(end);
        }
        Ok(match choices.inbox.take() {
            Some(reflection) => {
                let next = Next::Agent(reflection.next, brief(&reflection.advice));
                state.reflections.push(reflection);
                next
            }
            None => {
                let why = "reflection chose no agent".to_owned();
                Next::End(AgentEnd::Nothing, why)
            }
        })
    }
}

/// Hands over to reflection without a result.
fn reflect(state: &mut SharedState, agent: Agent, words: String) -> Next {
    let why = brief(&words);
    state.trouble = Some(Trouble { agent, words });
    Next::Agent(Agent::Reflection, why)
}

fn handed(outcome: Option<Handed<Judged>>) -> String {
    match outcome {
        Some(Handed::Over(problem)) => problem,
        Some(Handed::Result(Judged)) | None => "it handed in no new patch".to_owned(),
    }
}

fn no_report() -> String {
    "it ended without a report".to_owned()
}
