//! `patchwright bench`: many repairs, compared.

mod account;
mod cell;
mod compare;
mod label;
mod list;
mod opened;
mod planned;
mod report;
mod run;
mod spending;
mod submit;

use super::Answer;
use crate::args::Common;
use crate::bench_args::BenchAction;

pub fn run(common: &Common, action: &BenchAction) -> anyhow::Result<Answer> {
    match action {
        BenchAction::Run(command) => run::run(common, command),
        BenchAction::Submit(command) => submit::run(common, command),
        BenchAction::Report(command) => report::run(common, command),
        BenchAction::Compare(command) => compare::run(common, command),
        BenchAction::Label(command) => label::run(common, command),
    }
}
