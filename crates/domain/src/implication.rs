//! Whether the patched code implies what must hold at the crash, as a solver answered it.

use serde::{Deserialize, Serialize};

/// The fields of its JSON are a contract.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Implication {
    pub answer: ImplicationAnswer,
    /// What must hold; empty if nothing was asked.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub condition: String,
    /// `src/rows.c:41`, of the unpatched file.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub place: String,
    /// Why, in words.
    pub detail: String,
    /// Values with which the place is reached and the condition does not hold.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub values: Vec<NamedValue>,
    /// The questions that were answered `unsat`, as SMT-LIB.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub proof: Vec<ProofQuestion>,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum ImplicationAnswer {
    /// On every path to the place.
    Implied,
    /// The values say how it can be reached otherwise, as far as the functions that were looked at say.
    NotImplied,
    Unknown,
    NotRun,
}

impl ImplicationAnswer {
    pub fn name(self) -> &'static str {
        match self {
            Self::Implied => "implied",
            Self::NotImplied => "not implied",
            Self::Unknown => "unknown",
            Self::NotRun => "not run",
        }
    }
}

/// A variable or memory cell of the program, as it is written there.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct NamedValue {
    pub name: String,
    pub value: String,
}

#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct ProofQuestion {
    /// The function that may be entered with any values.
    pub entered: String,
    /// Who answered it, with options.
    pub solver: String,
    pub smt: String,
}

impl Implication {
    /// Nothing is known, and why.
    pub fn none(answer: ImplicationAnswer, why: impl Into<String>) -> Self {
        Self {
            answer,
            condition: String::new(),
            place: String::new(),
            detail: why.into(),
            values: Vec::new(),
            proof: Vec::new(),
        }
    }

    pub fn is_proof(&self) -> bool {
        self.answer == ImplicationAnswer::Implied
    }

    /// `implied: `i < n` at rows.c:41, on every path through read_row`.
    pub fn describe(&self) -> String {
        match self.condition.is_empty() {
            true => format!("{}: {}", self.answer.name(), self.detail),
            false => format!(
                "{}: `{}` at {}, {}",
                self.answer.name(),
                self.condition,
                self.place,
                self.detail
            ),
        }
    }
}
