//! Who may hand over to whom, and how often in one round.

use std::collections::BTreeMap;
use std::fmt;

use patchwright_domain::count::counted;

#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Agent {
    /// Reads code; only its report leaves its conversation.
    Context,
    RootCause,
    Strategy,
    Patch,
    /// The judge. No model decides whether a patch is a repair.
    Quality,
    /// Chooses who goes on after a failure.
    Reflection,
}

impl Agent {
    pub(super) const ALL: [Self; 6] = [
        Self::Context,
        Self::RootCause,
        Self::Strategy,
        Self::Patch,
        Self::Quality,
        Self::Reflection,
    ];

    pub(super) fn name(self) -> &'static str {
        match self {
            Self::Context => "context",
            Self::RootCause => "root-cause",
            Self::Strategy => "strategy",
            Self::Patch => "patch",
            Self::Quality => "quality",
            Self::Reflection => "reflection",
        }
    }

    /// What reflection is told about an agent that it may choose.
    pub(super) fn about(self) -> &'static str {
        match self {
            Self::Context => "reads more code, then the root cause is stated anew",
            Self::RootCause => "states the root cause anew from the code that is known",
            Self::Strategy => "plans another change for the same cause",
            Self::Patch => "writes another patch for the same plan",
            Self::Quality => "judges a patch",
            Self::Reflection => "looks back",
        }
    }

    /// How often it may hand over to another in one round; `None` if it may not.
    pub(super) fn cap(self, to: Self) -> Option<u32> {
        match (self, to) {
            (Self::Context, Self::RootCause) => Some(3),
            (Self::RootCause, Self::Strategy) => Some(4),
            (Self::RootCause, Self::Reflection) => Some(2),
            (Self::Strategy, Self::Patch) => Some(5),
            (Self::Strategy, Self::Reflection) => Some(2),
            (Self::Patch, Self::Quality) => Some(8),
            (Self::Patch, Self::Reflection) => Some(3),
            (Self::Quality, Self::Reflection) => Some(8),
            (Self::Reflection, Self::Context) => Some(2),
            (Self::Reflection, Self::RootCause) => Some(1),
            (Self::Reflection, Self::Strategy) => Some(1),
            (Self::Reflection, Self::Patch) => Some(3),
            (Self::Context, Self::Context | Self::Strategy | Self::Patch | Self::Quality)
            | (Self::Context, Self::Reflection)
            | (Self::RootCause, Self::Context | Self::RootCause | Self::Patch | Self::Quality)
            | (Self::Strategy, Self::Context | Self::RootCause | Self::Strategy | Self::Quality)
            | (Self::Patch, Self::Context | Self::RootCause | Self::Strategy | Self::Patch)
            | (Self::Quality, Self::Context | Self::RootCause | Self::Strategy | Self::Patch)
            | (Self::Quality, Self::Quality)
            | (Self::Reflection, Self::Quality | Self::Reflection) => None,
        }
    }
}

impl fmt::Display for Agent {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// Why an agent cannot hand over to another.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) enum NoWay {
    NotPermitted { from: Agent, to: Agent },
    CapReached { from: Agent, to: Agent, cap: u32 },
}

impl fmt::Display for NoWay {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NotPermitted { from, to } => write!(f, "{from} may not hand over to {to}"),
            Self::CapReached { from, to, cap } => {
                let times = counted(*cap, "time");
                write!(f, "cap reached: {from} handed over to {to} {times}")
            }
        }
    }
}

/// The way of one round through the agents.
#[derive(Debug, Default)]
pub(super) struct Path {
    used: BTreeMap<(Agent, Agent), u32>,
    visits: BTreeMap<Agent, u32>,
}

impl Path {
    /// Hands over, if the table permits it once more.
    pub(super) fn go(&mut self, from: Agent, to: Agent) -> Result<(), NoWay> {
        let cap = from.cap(to).ok_or(NoWay::NotPermitted { from, to })?;
        let used = self.used.entry((from, to)).or_default();
        if *used >= cap {
            return Err(NoWay::CapReached { from, to, cap });
        }
        *used += 1;
        Ok(())
    }

    /// To whom an agent can still hand over.
    pub(super) fn permitted(&self, from: Agent) -> Vec<Agent> {
        let left = |to: &Agent| {
            let used = self.used.get(&(from, *to)).copied().unwrap_or_default();
            from.cap(*to).is_some_and(|cap| used < cap)
        };
        Agent::ALL.into_iter().filter(left).collect()
    }

    /// Counts a visit, from 1.
    pub(super) fn visit(&mut self, agent: Agent) -> u32 {
        let visits = self.visits.entry(agent).or_default();
        *visits += 1;
        *visits
    }
}

#[cfg(test)]
#[path = "graph_tests.rs"]
mod tests;
