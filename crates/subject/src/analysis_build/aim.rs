//! What the program is built once more for.

use patchwright_domain::event::Step;

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Aim {
    /// To be looked into by a debugger: without optimisation.
    Inspect,
    /// To tell a search what its inputs reach: instrumented.
    Search,
}

impl Aim {
    pub(super) fn name(self) -> &'static str {
        match self {
            Self::Inspect => "analysis",
            Self::Search => "instrumented",
        }
    }

    pub(super) fn how(self) -> &'static str {
        match self {
            Self::Inspect => "without optimisation",
            Self::Search => "instrumented",
        }
    }

    pub(super) fn log(self) -> &'static str {
        match self {
            Self::Inspect => "analysis build",
            Self::Search => "instrumented build",
        }
    }

    pub(super) fn step(self) -> Step {
        match self {
            Self::Inspect => Step::BuildForAnalysis,
            Self::Search => Step::BuildForSearch,
        }
    }
}
