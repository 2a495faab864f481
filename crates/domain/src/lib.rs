//! The nouns of Patchwright: plain data, no I/O.

pub mod answer;
pub mod assists;
pub mod bundle;
mod bytes;
pub mod candidate;
pub mod case;
pub mod chat;
pub mod constraint;
pub mod count;
pub mod event;
mod finding;
pub mod foreign;
pub mod lines;
mod neighbour_counts;
pub mod observation;
pub mod predicate;
pub mod property;
pub mod refusal;
pub mod repair;
pub mod report;
pub mod reproduction;
pub mod run_measures;
pub mod run_view;
pub mod strict;
pub mod suite;
pub mod task;
pub mod verdict;
