//! The nouns of Patchwright: plain data, no I/O.

pub mod answer;
pub mod bundle;
mod bytes;
pub mod candidate;
pub mod case;
pub mod chat;
pub mod constraint;
pub mod count;
pub mod event;
pub mod foreign;
pub mod lines;
pub mod predicate;
pub mod refusal;
pub mod repair;
pub mod report;
pub mod reproduction;
pub mod run_view;
pub mod strict;
pub mod suite;
pub mod task;
pub mod verdict;
