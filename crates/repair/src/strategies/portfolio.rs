//! Several strategies for one repair, in the order in which they work.

use std::collections::BTreeSet;
use std::str::FromStr;

use patchwright_constraint::Operator;
use thiserror::Error;

use super::{Strategy, UnknownStrategy};

#[derive(Debug, Clone)]
pub struct Portfolio {
    /// At least one, none twice.
    strategies: Vec<Strategy>,
    pub until: Until,
    /// Operators of `constraint` that are switched off, whichever strategy uses it.
    pub operators_off: BTreeSet<Operator>,
}

/// When no further strategy is begun.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Until {
    /// A patch was accepted and proved.
    First,
    /// Each had its turn: to compare them, and to choose among the patches of all.
    All,
}

impl Portfolio {
    pub fn strategies(&self) -> &[Strategy] {
        &self.strategies
    }

    /// As the user names them, separated by commas.
    pub fn names(&self) -> String {
        let names: Vec<&str> = self.strategies.iter().map(Strategy::name).collect();
        names.join(",")
    }

    pub fn is_several(&self) -> bool {
        self.strategies.len() > 1
    }

    /// Changes each strategy.
    pub fn map(self, change: impl FnMut(Strategy) -> Strategy) -> Self {
        Self {
            strategies: self.strategies.into_iter().map(change).collect(),
            ..self
        }
    }

    /// Changes each strategy, unless one cannot be.
    pub fn try_map<E>(
        self,
        change: impl FnMut(Strategy) -> Result<Strategy, E>,
    ) -> Result<Self, E> {
        let strategies: Result<_, E> = self.strategies.into_iter().map(change).collect();
        Ok(Self {
            strategies: strategies?,
            ..self
        })
    }
}

impl From<Strategy> for Portfolio {
    fn from(strategy: Strategy) -> Self {
        Self {
            strategies: vec![strategy],
            until: Until::All,
            operators_off: BTreeSet::new(),
        }
    }
}

impl FromStr for Portfolio {
    type Err = PortfolioError;

    /// `auto` is for those who want a patch, not a comparison: with it the first one that succeeds is enough.
    fn from_str(words: &str) -> Result<Self, Self::Err> {
        let mut strategies: Vec<Strategy> = Vec::new();
        for word in words.split(',').map(str::trim) {
            let strategy: Strategy = word.parse()?;
            if strategies.iter().any(|one| one.name() == strategy.name()) {
                return Err(PortfolioError::Twice(word.to_owned()));
            }
            strategies.push(strategy);
        }
        let is_auto = |one: &Strategy| matches!(one, Strategy::Auto);
        let until = match strategies.len() > 1 && strategies.iter().any(is_auto) {
            true => Until::First,
            false => Until::All,
        };
        Ok(Self {
            strategies,
            until,
            operators_off: BTreeSet::new(),
        })
    }
}

#[derive(Debug, Clone, PartialEq, Eq, Error)]
pub enum PortfolioError {
    #[error(transparent)]
    Unknown(#[from] UnknownStrategy),
    #[error("the strategy `{0}` is named twice; name each once")]
    Twice(String),
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_read_in_their_order_and_none_twice() {
        for (words, names, until) in [
            ("constraint", "constraint", Until::All),
            ("workflow, patchagent", "workflow,patchagent", Until::All),
            ("auto", "auto", Until::All),
            ("auto,workflow", "auto,workflow", Until::First),
            ("workflow,auto", "workflow,auto", Until::First),
        ] {
            let portfolio: Portfolio = words.parse().unwrap();
            assert_eq!(
                (portfolio.names().as_str(), portfolio.until),
                (names, until)
            );
        }
        for (words, expected) in [
            ("workflow,constraint,workflow", "`workflow` is named twice"),
            ("workflow,magic", "there is no strategy `magic`"),
            ("workflow,", "there is no strategy ``"),
            ("", "there is no strategy ``"),
            ("patches", "there is no strategy `patches`"),
        ] {
            let error = words.parse::<Portfolio>().unwrap_err().to_string();
            assert!(error.contains(expected), "{words}: {error}");
        }
    }
}
