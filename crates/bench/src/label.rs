//! What a reviewer says of a patch. A label is about a patch of a case, whoever made it.

use patchwright_domain::candidate::CandidateId;
use serde::{Deserialize, Serialize};

#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Label {
    pub case: String,
    pub patch: CandidateId,
    pub opinion: Opinion,
    pub why: String,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Opinion {
    Right,
    Wrong,
}

impl Label {
    pub fn is_about(&self, case: &str, patch: &CandidateId) -> bool {
        self.case == case && self.patch == *patch
    }
}
