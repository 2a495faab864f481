//! How much the tools do unasked. Each kind of help can be switched off, so that its value can be measured.

use std::fmt;

use patchwright_agent::tools::CallReading;

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Switch {
    On,
    Off,
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Help {
    /// Ranges are widened, and wrong lines of symbols are corrected from what was shown last.
    pub correction: Switch,
    /// A definition is followed by its code and what it depends on.
    pub dominators: Switch,
    /// Symbols on and near lines of the report are looked up unasked.
    pub exploration: Switch,
    /// Lines of the report are marked in the output.
    pub marks: Switch,
    /// How many steps are taken unasked for one call.
    pub most_unasked: usize,
}

impl Default for Help {
    fn default() -> Self {
        Self {
            correction: Switch::On,
            dominators: Switch::On,
            exploration: Switch::On,
            marks: Switch::On,
            most_unasked: 8,
        }
    }
}

impl Help {
    pub const NAMES: [&'static str; 5] = [
        "report-purification",
        "auto-correction",
        "chain-compression",
        "dominator-actions",
        "heuristic-exploration",
    ];

    /// Chain compression is dominator actions and heuristic exploration together. The tools' part of report purification
    /// is the marks.
    pub fn without(mut self, name: &str) -> Result<Self, UnknownHelp> {
        match name {
            "report-purification" => self.marks = Switch::Off,
            "auto-correction" => self.correction = Switch::Off,
            "dominator-actions" => self.dominators = Switch::Off,
            "heuristic-exploration" => self.exploration = Switch::Off,
            "chain-compression" => {
                self.dominators = Switch::Off;
                self.exploration = Switch::Off;
            }
            _ => return Err(UnknownHelp(name.to_owned())),
        }
        Ok(self)
    }
}

impl Help {
    /// How call arguments are interpreted.
    pub fn calls(&self) -> CallReading {
        match self.correction {
            Switch::On => CallReading::Corrected,
            Switch::Off => CallReading::AsWritten,
        }
    }
}

/// A name that is not in the list of helps.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct UnknownHelp(pub String);

impl fmt::Display for UnknownHelp {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let names = Help::NAMES.join(", ");
        write!(
            f,
            "nothing called `{}` can be left out; there is {names}",
            self.0
        )
    }
}

impl std::error::Error for UnknownHelp {}
