//! Strategies: each turns a case into candidates. A closed set, with one function for each.

mod auto;
mod code_agent;
mod constraint;
mod external;
mod multi_agent;
mod patchagent;
mod patches;
mod portfolio;
mod proposals;
mod repairagent;
mod single_agent;
mod vuldebugger;
mod vulnresolver;
mod workflow;

use std::fmt;
use std::str::FromStr;

use patchwright_domain::case::Case;

use crate::candidates::Found;
use crate::error::RepairError;
use crate::kit::RepairContext;

use proposals::{Proposals, by_rank};

pub use constraint::{Derived, derived_properties};
pub use external::{
    AgentWalls, ExternalAgent, McpServer, VARIABLES as EXTERNAL_VARIABLES, external_preset,
    external_presets,
};
pub use patches::GivenPatch;
pub use portfolio::{Portfolio, PortfolioError, Until};
pub use workflow::Asking;

pub(crate) use constraint::derive_at;

#[derive(Debug, Clone)]
pub enum Strategy {
    /// Crash-free constraints and the edits that enforce them; no model.
    Constraint,
    /// Rounds of a model with tools that read code and submit patches to the judge.
    PatchAgent,
    /// A model that debugs the running program, and a fresh one that writes the patch from its
    /// conclusion.
    VulDebugger,
    /// A workflow with a model: two agents report, then files, elements, patches and a vote.
    VulnResolver,
    /// One prompt with the code around the crash, without tools; what failed goes into the next one.
    Workflow(Asking),
    /// A model with a shell and plain file tools over a tree of its own.
    CodeAgent,
    /// A coding agent that the user has installed.
    External(ExternalAgent),
    /// One model that reads, edits a copy of its own, tests and finishes.
    SingleAgent,
    /// Agents for context, cause, strategy, patch and reflection, which hand over to each other through a shared state.
    MultiAgent,
    /// A model led by a state machine, with a prompt made anew in every cycle.
    RepairAgent,
    /// `Constraint` first; if that is not enough, the strategy with a model that suits the case.
    Auto,
    /// Patches supplied by the user: the best of them is proved and bundled.
    Patches(Vec<GivenPatch>),
}

impl Strategy {
    pub fn name(&self) -> &str {
        match self {
            Self::Constraint => constraint::NAME,
            Self::PatchAgent => patchagent::NAME,
            Self::VulDebugger => vuldebugger::NAME,
            Self::VulnResolver => vulnresolver::NAME,
            Self::Workflow(_) => workflow::NAME,
            Self::CodeAgent => code_agent::NAME,
            Self::External(agent) => agent.strategy(),
            Self::SingleAgent => single_agent::NAME,
            Self::MultiAgent => multi_agent::NAME,
            Self::RepairAgent => repairagent::NAME,
            Self::Auto => auto::NAME,
            Self::Patches(_) => "patches",
        }
    }

    /// Continues from what others found, if anything: `before` is the beginning of what it returns.
    pub(crate) fn work(
        &self,
        ctx: &RepairContext<'_>,
        before: Found,
    ) -> Result<Found, RepairError> {
        if let Some(reason) = self.cannot_work_on(ctx.scene().subject.case) {
            return by_rank(ctx, before, |_| Ok(Proposals::None { reason }));
        }
        match self {
            Self::Constraint => constraint::work(ctx, before),
            Self::PatchAgent => patchagent::work(ctx, before),
            Self::VulDebugger => vuldebugger::work(ctx, before),
            Self::VulnResolver => vulnresolver::work(ctx, before),
            Self::Workflow(asking) => workflow::work(ctx, before, *asking),
            Self::CodeAgent => code_agent::work(ctx, before),
            Self::External(agent) => external::work(ctx, before, agent),
            Self::SingleAgent => single_agent::work(ctx, before),
            Self::MultiAgent => multi_agent::work(ctx, before),
            Self::RepairAgent => repairagent::work(ctx, before),
            Self::Auto => auto::work(ctx, before),
            Self::Patches(patches) => {
                by_rank(ctx, before, |scene| patches::propose(scene, patches))
            }
        }
    }
}

impl Strategy {
    /// Why it has nothing to begin with: some strategies read crash reports.
    fn cannot_work_on(&self, case: &Case) -> Option<String> {
        let needs = match self {
            Self::Constraint => "derives what must hold from a crash report",
            Self::VulDebugger => "compares the state at a crash with what must hold there",
            Self::VulnResolver => "states properties that a crash violates",
            Self::PatchAgent
            | Self::Workflow(_)
            | Self::CodeAgent
            | Self::External(_)
            | Self::SingleAgent
            | Self::MultiAgent
            | Self::RepairAgent
            | Self::Auto
            | Self::Patches(_) => return None,
        };
        case.is_shown_by_tests().then(|| {
            format!(
                "{} {needs}, and this bug is shown by failing tests: there is none; `patchagent` and the other strategies that ask a model \
                 can work on it",
                self.name()
            )
        })
    }
}

impl FromStr for Strategy {
    type Err = UnknownStrategy;

    fn from_str(word: &str) -> Result<Self, Self::Err> {
        match word {
            constraint::NAME => Ok(Self::Constraint),
            patchagent::NAME => Ok(Self::PatchAgent),
            vuldebugger::NAME => Ok(Self::VulDebugger),
            vulnresolver::NAME => Ok(Self::VulnResolver),
            workflow::NAME => Ok(Self::Workflow(Asking::default())),
            code_agent::NAME => Ok(Self::CodeAgent),
            single_agent::NAME => Ok(Self::SingleAgent),
            multi_agent::NAME => Ok(Self::MultiAgent),
            repairagent::NAME => Ok(Self::RepairAgent),
            auto::NAME => Ok(Self::Auto),
            _ => match ExternalAgent::parse(word) {
                Some(agent) => Ok(Self::External(agent)),
                None => Err(UnknownStrategy(word.to_owned())),
            },
        }
    }
}

/// A strategy that this version does not have.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct UnknownStrategy(pub String);

impl fmt::Display for UnknownStrategy {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let name = &self.0;
        write!(
            f,
            "there is no strategy `{name}` in this version: it has `constraint`, which needs no model, `patchagent`, \
             `vuldebugger`, `vulnresolver`, `workflow`, `single-agent`, `multi-agent`, `code-agent` and `repairagent`, which ask one, \
             `external:NAME`, a coding agent of yours, and `auto`, \
             which asks one only where `constraint` is not enough"
        )
    }
}

impl std::error::Error for UnknownStrategy {}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_strategy_is_known_by_its_name_and_named_to_who_misses() {
        let message = UnknownStrategy("magic".to_owned()).to_string();
        for name in [
            "constraint",
            "patchagent",
            "vuldebugger",
            "vulnresolver",
            "workflow",
            "single-agent",
            "multi-agent",
            "code-agent",
            "repairagent",
            "auto",
        ] {
            let strategy: Strategy = name.parse().unwrap();
            assert_eq!(strategy.name(), name);
            assert!(message.contains(&format!("`{name}`")), "{message}");
        }
        assert!("magic".parse::<Strategy>().is_err());
    }
}
