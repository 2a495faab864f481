//! `patchwright bench run`: works on the cells of a suite that are not done.

use std::collections::BTreeSet;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::thread::available_parallelism;
use std::time::Instant;

use patchwright_agent::ModelBudget;
use patchwright_bench::{
    BenchFolder, CellResult, Forecast, Ledger, Next, PlannedCell, Width, duration, work_on,
};
use patchwright_domain::count::counted;
use patchwright_domain::repair::Cost;
use patchwright_llm::Paces;
use patchwright_sandbox::CancelToken;
use serde_json::json;

use super::cell::{Ended, Ground, command};
use super::list::list;
use super::opened::Opened;
use super::spending::{caps, ledger_caps, unknown_to};
use crate::args::{Common, Format};
use crate::bench_args::BenchRun;
use crate::commands::repair_plan::{SharedModels, here};
use crate::commands::{Answer, print_json, print_text};
use crate::failure::Failure;
use crate::{interrupt, plain, progress};

pub fn run(common: &Common, arguments: &BenchRun) -> anyhow::Result<Answer> {
    let here = here()?;
    let opened = Opened::read(common, arguments, &here)?;
    let chosen = opened.chosen(&arguments.cell)?;
    for planned in &chosen {
        // What cannot be meant is said before anything is run.
        command(planned, &opened.folder.root().join("case"))?;
    }
    let before = opened.folder.results(&opened.plan)?;
    if arguments.list {
        return list(common, &chosen, &before);
    }
    opened.folder.write_plan(&opened.plan)?;
    let cells = left_of(&opened, chosen, &before);
    let width = width(arguments, &opened);
    let caps = caps(arguments, &opened);
    let ledger = Ledger::new(&opened.folder, ledger_caps(&caps));
    ledger.add_unknown(unknown_to(&ledger, &opened, &before)?)?;
    let budget = ModelBudget::new(caps);
    let own: BTreeSet<&str> = cells.iter().map(|one| one.id.as_str()).collect();
    budget.count(ledger.spent_by(|id| !own.contains(id))?);
    let cancel = interrupt::install()?;
    let ground = Ground {
        common,
        work: &opened.work,
        here: &here,
        root: opened.folder.root(),
        models: SharedModels {
            budget: Some(budget.clone()),
            account: None,
            paces: Arc::new(Paces::default()),
        },
        ledger: &ledger,
        cancel: cancel.clone(),
        // Not by the cells that are left: another number of jobs is another base.
        jobs: u32::try_from((cores() / width.cells).max(1)).unwrap_or(1),
    };
    let all = All {
        opened: &opened,
        ground: &ground,
        width,
        quiet: common.quiet,
        state: Mutex::new(State {
            done: before.into_iter().filter(CellResult::is_final).collect(),
            left: cells.iter().map(|one| one.id.clone()).collect(),
            ..State::default()
        }),
        total: opened.plan.cells.len(),
    };
    let started = Instant::now();
    all.say_begin(cells.len());
    work_on(cells, width, &|planned| all.work(planned));
    all.finish(common, &cancel, started)
}

/// Those without a result. Those that were begun go first: what they have cost so far counts from the start.
fn left_of(opened: &Opened, chosen: Vec<PlannedCell>, before: &[CellResult]) -> Vec<PlannedCell> {
    let is_done: BTreeSet<&str> = final_ids(before).collect();
    let is_left = |one: &PlannedCell| !is_done.contains(one.id.as_str());
    let left = chosen.into_iter().filter(is_left);
    let is_begun = |one: &PlannedCell| opened.folder.cell(&one.id).runs().exists();
    let (mut begun, fresh): (Vec<_>, Vec<_>) = left.partition(is_begun);
    begun.extend(fresh);
    begun
}

fn final_ids(results: &[CellResult]) -> impl Iterator<Item = &str> {
    let done = results.iter().filter(|one| one.is_final());
    done.map(|one| one.id.as_str())
}

fn cores() -> usize {
    available_parallelism().map_or(1, usize::from)
}

fn width(arguments: &BenchRun, opened: &Opened) -> Width {
    let typed = arguments.parallel.map(usize::from);
    let wanted = typed.or(opened.suite.limits.parallel).unwrap_or_else(cores);
    Width {
        cells: wanted.max(1),
        per_model: opened.suite.limits.per_model,
    }
}

struct All<'a> {
    opened: &'a Opened,
    ground: &'a Ground<'a>,
    width: Width,
    quiet: bool,
    state: Mutex<State>,
    total: usize,
}

#[derive(Default)]
struct State {
    done: Vec<CellResult>,
    left: BTreeSet<String>,
    errors: usize,
    elsewhere: usize,
    out_of_budget: usize,
}

impl All<'_> {
    fn work(&self, planned: &PlannedCell) -> Next {
        let ended = self.try_work(planned);
        let mut state = self.state();
        state.left.remove(&planned.id);
        let (words, next) = match ended {
            Ok(Some(Ended::Result(result))) => {
                let words = describe(&result);
                state.done.push(*result);
                (words, Next::GoOn)
            }
            Ok(Some(Ended::Interrupted)) => ("interrupted".to_owned(), Next::Stop),
            Ok(Some(Ended::OutOfBudget)) => {
                state.out_of_budget += 1;
                (
                    "the budget of all cells is used up".to_owned(),
                    Next::NoModels,
                )
            }
            Ok(None) => {
                state.elsewhere += 1;
                ("another process works on it".to_owned(), Next::GoOn)
            }
            Err(error) => {
                state.errors += 1;
                (
                    format!("error: {}", Failure::from_error(&error).words),
                    Next::GoOn,
                )
            }
        };
        self.say(planned, &words, &state);
        match self.ground.cancel.is_cancelled() {
            true => Next::Stop,
            false => next,
        }
    }

    /// Nothing if another process has the cell.
    fn try_work(&self, planned: &PlannedCell) -> anyhow::Result<Option<Ended>> {
        let folder = self.opened.folder.cell(&planned.id);
        let Some(_lock) = folder.lock()? else {
            return Ok(None);
        };
        // Another process may have been faster.
        if let Some(result) = folder.result()?.filter(CellResult::is_final) {
            return Ok(Some(Ended::Result(Box::new(result))));
        }
        let Some(case) = self.opened.cases.get(&planned.cell.case) else {
            anyhow::bail!("the suite has no case {}", planned.cell.case);
        };
        match self.ground.run(planned, case, &folder) {
            Ok(Ended::Result(result)) => {
                folder.write_result(&result)?;
                Ok(Some(Ended::Result(result)))
            }
            Ok(other) => Ok(Some(other)),
            Err(_) if self.ground.cancel.is_cancelled() => Ok(Some(Ended::Interrupted)),
            Err(error) => {
                let words = Failure::from_error(&error).words;
                let version = env!("CARGO_PKG_VERSION");
                folder.write_result(&CellResult::failed(planned, version, words))?;
                Err(error)
            }
        }
    }

    fn state(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn say_begin(&self, cells: usize) {
        let state = self.state();
        let done = state.done.len();
        let words = format!(
            "{}: {} of {} done; {}",
            self.opened.plan.name,
            done,
            counted(self.total, "cell"),
            self.forecast(&state).describe()
        );
        if !self.quiet && cells > 0 {
            progress::say(&plain::line(&words, 300));
        }
    }

    fn say(&self, planned: &PlannedCell, words: &str, state: &State) {
        if self.quiet {
            return;
        }
        let mut text = format!(
            "{}: {}; {}",
            planned.cell.describe(),
            plain::sentence(words, 160),
            self.forecast(state).describe()
        );
        // A line of progress is no reason to stop.
        let spent = self.spent().map_or(0.0, |cost| cost.usd);
        if spent > 0.0 {
            text.push_str(&format!("; ${spent:.2} spent"));
        }
        progress::say(&plain::line(&text, 400));
    }

    /// By all cells, in whichever process.
    fn spent(&self) -> anyhow::Result<Cost> {
        Ok(self.ground.ledger.spent_by(|_| true)?.into())
    }

    fn forecast(&self, state: &State) -> Forecast {
        let cells = self.opened.plan.cells.iter();
        let left = cells.filter(|one| state.left.contains(&one.id));
        let left: Vec<_> = left.map(|one| &one.cell).collect();
        Forecast::new(&state.done, &left, self.width.cells)
    }

    fn finish(
        &self,
        common: &Common,
        cancel: &CancelToken,
        started: Instant,
    ) -> anyhow::Result<Answer> {
        let state = self.state();
        let repaired = state.done.iter().filter(|one| one.is_plausible()).count();
        let left = self.total.saturating_sub(state.done.len());
        let seconds = started.elapsed().as_secs_f64();
        let cost = self.spent()?;
        let folder: &BenchFolder = &self.opened.folder;
        match common.format {
            Format::Json => print_json(&json!({
                "name": self.opened.plan.name,
                "folder": folder.root().display().to_string(),
                "cells": self.total,
                "done": state.done.len(),
                "repaired": repaired,
                "left": left,
                "errors": state.errors,
                "out_of_budget": state.out_of_budget,
                "elsewhere": state.elsewhere,
                "cost": cost,
                "seconds": seconds,
            }))?,
            Format::Human => {
                let mut words = format!(
                    "{} of {} done, {repaired} repaired, in {}",
                    state.done.len(),
                    counted(self.total, "cell"),
                    duration(seconds)
                );
                let parts = [
                    (state.errors, "could not be run"),
                    (state.out_of_budget, "stopped by the budget of all cells"),
                    (state.elsewhere, "in the hands of another process"),
                ];
                for (count, what) in parts.iter().filter(|(count, _)| *count > 0) {
                    words.push_str(&format!("; {count} {what}"));
                }
                if cost.usd > 0.0 {
                    words.push_str(&format!("; ${:.2} spent", cost.usd));
                }
                let next = format!("patchwright bench report {}", folder.root().display());
                print_text(&format!("{words}\n{next}"))?;
            }
        }
        Ok(match (cancel.is_cancelled(), state.errors, left) {
            (true, _, _) => Answer::Interrupted,
            (false, 1.., _) => Answer::CouldNot,
            (false, 0, left) => Answer::yes_if(left == 0),
        })
    }
}

fn describe(result: &CellResult) -> String {
    let why = result.reason.as_ref().map(|why| format!(": {why}"));
    format!(
        "{} in {}{}",
        result.status,
        duration(result.seconds),
        why.unwrap_or_default()
    )
}
