//! Candidates of all strategies: proposed, judged once, remembered, and ranked in the same way.

mod budget;
mod doubt;
mod exit;
mod facts;
mod found;
mod history;
mod ledger;
mod ranking;
mod restore;
mod scene;
mod search;
#[cfg(test)]
pub(crate) mod test_support;
mod wrap;

pub use budget::Budget;
pub use history::History;

pub(crate) use doubt::doubt;
pub(crate) use exit::Exit;
pub(crate) use facts::Originals;
pub(crate) use found::{
    Ended, Failures, Found, LeftOut, Misfit, OUT_OF_TIME, Passed, Refused, most_candidates, refusal,
};
pub(crate) use ledger::{Ledger, is_again};
pub(crate) use ranking::best_first;
pub(crate) use restore::{Restored, restore};
pub(crate) use scene::{Proposed, Scene};
pub(crate) use search::{judge_all, search};
