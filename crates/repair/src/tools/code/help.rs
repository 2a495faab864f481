//! How much the tools do unasked. Every help can be switched off by itself, so that its worth can be measured.

use std::fmt;

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Switch {
    On,
    Off,
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Help {
    /// Ranges are widened, and wrong lines of symbols put right from what was shown last.
    pub correction: Switch,
    /// A definition is followed by its code, and by what it depends on.
    pub dominators: Switch,
    /// Symbols on lines of the report are looked up unasked.
    pub exploration: Switch,
    /// Most that is done unasked for one call.
    pub most_unasked: usize,
}

impl Default for Help {
    fn default() -> Self {
        Self {
            correction: Switch::On,
            dominators: Switch::On,
            exploration: Switch::On,
            most_unasked: 8,
        }
    }
}

impl Help {
    pub const NAMES: [&'static str; 4] = [
        "auto-correction",
        "chain-compression",
        "dominator-actions",
        "heuristic-exploration",
    ];

    /// Chain compression is both dominator actions and heuristic exploration.
    pub fn without(mut self, name: &str) -> Result<Self, UnknownHelp> {
        match name {
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

/// A name of nothing that could be left out.
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
