//! What a repair was asked to do, as its journal keeps it: enough to go on with it, and to do it again elsewhere.

use serde::{Deserialize, Serialize};

use crate::case::Case;
use crate::chat::{ModelAbout, Nanodollars};
use crate::property::Property;

#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct Task {
    /// Several are separated by commas.
    pub strategy: String,
    /// Whether a patch that was proved ends the run before the strategies behind it.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub stop_at_first: bool,
    /// In the order in which they are asked; nothing of how they are reached.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub models: Vec<ModelAbout>,
    /// The run whose journal answers for them.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub replay: Option<String>,
    /// Optimisations that were switched off.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub without: Vec<String>,
    /// Of all models together.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rounds: Option<u32>,
    /// Tokens that a prompt of `workflow` may have.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub context: Option<u32>,
    /// Answers to each prompt of `workflow`, if there are several.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub samples: Option<u32>,
    /// Whether models go on after a patch of another was accepted.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub go_on: bool,
    pub seconds: u64,
    pub candidates: usize,
    /// Whether suspicions that no run answers are refused.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub strict: bool,
    /// What the user stated that must hold.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub properties: Vec<Property>,
    #[serde(default)]
    pub caps: Caps,
    /// Of each round.
    #[serde(default, skip_serializing_if = "Caps::is_none")]
    pub round: Caps,
    /// As it stood after manifest and flags were read.
    pub case: Box<Case>,
}

/// What models may use up together; nothing is no limit.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Caps {
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub money: Option<Nanodollars>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub tokens: Option<u64>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub calls: Option<u64>,
    /// Of a round only; a whole repair has its own.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seconds: Option<u64>,
}

impl Caps {
    fn is_none(&self) -> bool {
        *self == Self::default()
    }
}
