//! `patchwright bench run`: works on the cells of a suite that are not done.

use std::collections::BTreeSet;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::thread::available_parallelism;
use std::time::Instant;

use patchwright_agent::ModelBudget;
use patchwright_bench::{
    BenchFolder, CellResult, Forecast, Ledger, Next, Outlook, PlannedCell, Width, duration, work_on,
};
use patchwright_domain::count::counted;
use patchwright_domain::repair::Cost;
use patchwright_llm::Paces;
use patchwright_sandbox::CancelToken;
use serde_json::json;

use super::cell::{Ended, Ground};
use super::list::list;
use super::opened::Opened;
use super::planned::{chosen, left_of};
use super::spending::{caps, ledger_caps, unknown_to};
use crate::args::{Common, Format};
use crate::bench_args::BenchRun;
use crate::commands::repair_plan::{SharedModels, here};
use crate::commands::{Answer, print_json, print_text};
use crate::failure::Failure;
use crate::{interrupt, plain, progress};

pub fn run(common: &Common, arguments: &BenchRun) -> anyhow::Result<Answer> {
    let here = here()?;
    let opened = Opened::read(common, &arguments.suite, &here)?;
    let chosen = chosen(&opened, &arguments.suite.cell)?;
    let before = opened.folder.results(&opened.plan)?;
    if arguments.list {
        return list(common, &chosen, &before);
    }
    opened.write_plan()?;
    let cells = left_of(&opened, chosen, &before);
    let width = width(arguments, &opened);
    let caps = caps(&arguments.suite, &opened);
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
            budget: Some(budget),
            account: None,
            paces: Arc::new(Paces::default()),
        },
        ledger: &ledger,
        cancel: cancel.clone(),
        // Not by the cells that are left: another number of jobs is another base.
        jobs: arguments
            .jobs
            .unwrap_or_else(|| u32::try_from((cores() / width.cells).max(1)).unwrap_or(1)),
    };
    let all = All {
        opened: &opened,
        ground: &ground,
        width,
        quiet: common.quiet,
        state: Mutex::new(State::new(before, &cells)),
        total: opened.plan.cells.len(),
    };
    let started = Instant::now();
    all.say_begin(cells.len());
    work_on(cells, width, &|planned| all.work(planned));
    all.finish(common, &cancel, started)
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

/// Sums alone: a suite of many cells needs no more memory than one of few.
#[derive(Default)]
struct State {
    outlook: Outlook,
    /// Of all cells of the suite.
    done: usize,
    repaired: usize,
    /// Of those that this process is to work on.
    undone: usize,
    errors: usize,
    elsewhere: usize,
    out_of_budget: usize,
}

impl State {
    fn new(before: Vec<CellResult>, cells: &[PlannedCell]) -> Self {
        let mut state = Self {
            undone: cells.len(),
            ..Self::default()
        };
        for result in before.iter().filter(|one| one.is_final()) {
            state.count(result);
        }
        for planned in cells {
            state.outlook.add_left(&planned.cell);
        }
        state
    }

    fn count(&mut self, result: &CellResult) {
        self.outlook.add_done(result);
        self.done += 1;
        self.repaired += usize::from(result.is_plausible());
    }
}

impl All<'_> {
    fn work(&self, planned: &PlannedCell) -> Next {
        let ended = self.try_work(planned);
        let mut state = self.state();
        state.outlook.take_left(&planned.cell);
        let (words, next) = match ended {
            Ok(Some(Ended::Result(result))) => {
                state.count(&result);
                state.undone = state.undone.saturating_sub(1);
                (describe(&result), Next::GoOn)
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
        let words = format!(
            "{}: {} of {} done; {}",
            self.opened.plan.name,
            state.done,
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
        Ok(self.ground.ledger.total()?.into())
    }

    fn forecast(&self, state: &State) -> Forecast {
        state.outlook.forecast(self.width.cells)
    }

    fn finish(
        &self,
        common: &Common,
        cancel: &CancelToken,
        started: Instant,
    ) -> anyhow::Result<Answer> {
        let state = self.state();
        let repaired = state.repaired;
        let left = self.total.saturating_sub(state.done);
        let seconds = started.elapsed().as_secs_f64();
        let cost = self.spent()?;
        let folder: &BenchFolder = &self.opened.folder;
        match common.format {
            Format::Json => print_json(&json!({
                "name": self.opened.plan.name,
                "folder": folder.root().display().to_string(),
                "cells": self.total,
                "done": state.done,
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
                    state.done,
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
        // The cells of others are theirs to tell about.
        Ok(match (cancel.is_cancelled(), state.errors, state.undone) {
            (true, _, _) => Answer::Interrupted,
            (false, 1.., _) => Answer::CouldNot,
            (false, 0, undone) => Answer::yes_if(undone == 0),
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
