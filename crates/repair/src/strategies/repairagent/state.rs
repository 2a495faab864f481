//! The state machine: what the agent is at, which tools it has there, and which step leads where.

use std::fmt;

/// The tools by the names that the paper gives them. Those of the first list are ours under another name.
pub(super) const OTHER_NAMES: &[(&str, &str)] = &[
    ("view_code", READ_RANGE),
    ("list_elements", LIST_CLASSES_AND_METHODS),
    ("function_body", EXTRACT_METHOD),
    ("search_code", SEARCH_CODE_BASE),
    ("similar_calls", FIND_SIMILAR_CALLS),
];

const READ_RANGE: &str = "read_range";
const LIST_CLASSES_AND_METHODS: &str = "list_classes_and_methods";
const EXTRACT_METHOD: &str = "extract_method";
const SEARCH_CODE_BASE: &str = "search_code_base";
const FIND_SIMILAR_CALLS: &str = "find_similar_calls";
pub(super) const RUN_FAULT_LOCALIZATION: &str = "run_fault_localization";
pub(super) const EXTRACT_TESTS: &str = "extract_tests";
pub(super) const RUN_TESTS: &str = "run_tests";
pub(super) const GENERATE_METHOD_BODY: &str = "generate_method_body";
pub(super) const WRITE_FIX: &str = "write_fix";
pub(super) const EXPRESS_HYPOTHESIS: &str = "express_hypothesis";
pub(super) const DISCARD_HYPOTHESIS: &str = "discard_hypothesis";
pub(super) const COLLECT_MORE_INFORMATION: &str = "collect_more_information";
pub(super) const GOAL_ACCOMPLISHED: &str = "goal_accomplished";

const UNDERSTANDING: &[&str] = &[
    READ_RANGE,
    LIST_CLASSES_AND_METHODS,
    EXTRACT_METHOD,
    EXTRACT_TESTS,
    SEARCH_CODE_BASE,
    RUN_TESTS,
    RUN_FAULT_LOCALIZATION,
    EXPRESS_HYPOTHESIS,
];
const COLLECTING: &[&str] = &[
    READ_RANGE,
    LIST_CLASSES_AND_METHODS,
    EXTRACT_METHOD,
    EXTRACT_TESTS,
    SEARCH_CODE_BASE,
    FIND_SIMILAR_CALLS,
    GENERATE_METHOD_BODY,
    WRITE_FIX,
    DISCARD_HYPOTHESIS,
];
const TRYING: &[&str] = &[
    READ_RANGE,
    EXTRACT_METHOD,
    WRITE_FIX,
    COLLECT_MORE_INFORMATION,
    DISCARD_HYPOTHESIS,
    GOAL_ACCOMPLISHED,
];

/// What the agent is at. A hypothesis is needed to look for a fix, and lost with the way back.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) enum State {
    Understand,
    Collect { hypothesis: String },
    Try { hypothesis: String },
    Done,
}

/// What a call of the agent means for the state.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) enum Step {
    Suppose(String),
    /// A fix was judged.
    Fix,
    CollectMore,
    Discard,
    /// The judge accepted a fix, and the agent is content with it.
    Finish,
}

/// No way leads from a state by a step.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct NoWay {
    from: &'static str,
}

impl fmt::Display for NoWay {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "that leads nowhere from the state `{}`", self.from)
    }
}

impl State {
    pub(super) fn name(&self) -> &'static str {
        match self {
            Self::Understand => "understand",
            Self::Collect { .. } => "collect",
            Self::Try { .. } => "try",
            Self::Done => "done",
        }
    }

    pub(super) fn tools(&self) -> &'static [&'static str] {
        match self {
            Self::Understand => UNDERSTANDING,
            Self::Collect { .. } => COLLECTING,
            Self::Try { .. } => TRYING,
            Self::Done => &[],
        }
    }

    pub(super) fn hypothesis(&self) -> Option<&str> {
        match self {
            Self::Collect { hypothesis } | Self::Try { hypothesis } => Some(hypothesis),
            Self::Understand | Self::Done => None,
        }
    }

    /// All ways there are.
    pub(super) fn after(&self, step: Step) -> Result<Self, NoWay> {
        match (self, step) {
            (Self::Understand, Step::Suppose(hypothesis)) => Ok(Self::Collect { hypothesis }),
            (Self::Collect { hypothesis } | Self::Try { hypothesis }, Step::Fix) => Ok(Self::Try {
                hypothesis: hypothesis.clone(),
            }),
            (Self::Try { hypothesis }, Step::CollectMore) => Ok(Self::Collect {
                hypothesis: hypothesis.clone(),
            }),
            (Self::Collect { .. } | Self::Try { .. }, Step::Discard) => Ok(Self::Understand),
            (Self::Try { .. }, Step::Finish) => Ok(Self::Done),
            (Self::Understand, _) | (Self::Collect { .. }, _) | (Self::Try { .. }, _) => {
                Err(NoWay { from: self.name() })
            }
            (Self::Done, _) => Err(NoWay { from: self.name() }),
        }
    }
}

/// Whether the state decides what the agent may call.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) enum Course {
    Guided(State),
    /// All tools all the time. There is no state to go back to.
    Free {
        hypothesis: Option<String>,
    },
}

impl Course {
    pub(super) fn offers(&self, tool: &str) -> bool {
        match self {
            Self::Guided(state) => state.tools().contains(&tool),
            Self::Free { .. } => tool != COLLECT_MORE_INFORMATION,
        }
    }

    /// Why a tool may not be called now.
    pub(super) fn refusal(&self, tool: &str) -> Option<String> {
        if self.offers(tool) {
            return None;
        }
        Some(match self {
            Self::Guided(state) => {
                let allowed = state.tools().join(", ");
                let name = state.name();
                format!(
                    "not carried out: `{tool}` is not a tool of the state `{name}`. There you may call {allowed}"
                )
            }
            Self::Free { .. } => {
                format!("not carried out: there are no states that `{tool}` could lead to")
            }
        })
    }

    /// Goes on by a step; returns the states that it led between, if there are any.
    pub(super) fn take(
        &mut self,
        step: Step,
    ) -> Result<Option<(&'static str, &'static str)>, NoWay> {
        match self {
            Self::Guided(state) => {
                let next = state.after(step)?;
                let moved = (state.name(), next.name());
                *state = next;
                Ok((moved.0 != moved.1).then_some(moved))
            }
            Self::Free { hypothesis } => {
                match step {
                    Step::Suppose(words) => *hypothesis = Some(words),
                    Step::Discard => *hypothesis = None,
                    Step::Fix | Step::CollectMore | Step::Finish => {}
                }
                Ok(None)
            }
        }
    }

    /// The name of the state, if states matter.
    pub(super) fn state(&self) -> Option<&'static str> {
        match self {
            Self::Guided(state) => Some(state.name()),
            Self::Free { .. } => None,
        }
    }

    pub(super) fn hypothesis(&self) -> Option<&str> {
        match self {
            Self::Guided(state) => state.hypothesis(),
            Self::Free { hypothesis } => hypothesis.as_deref(),
        }
    }
}

#[cfg(test)]
#[path = "state_tests.rs"]
mod tests;
