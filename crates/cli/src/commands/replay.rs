//! `patchwright replay`: repeats a finished run with the recorded answers: no key, no network. The answer is whether it ends
//! the same.

use std::path::Path;

use anyhow::{Context, anyhow, ensure};
use patchwright_agent::ModelError;
use patchwright_domain::bundle::Kept;
use patchwright_domain::event::Event;
use patchwright_domain::repair::Cost;
use patchwright_repair::RepairError;
use patchwright_store::{Glance, glance, meant};
use serde::Serialize;

use super::repair::{Out, Outcome, Writing, carry_out};
use super::repair_plan::{Plan, here, task_in};
use super::run_text::cost_text;
use super::runs::view;
use super::{Answer, config, print_json, print_text};
use crate::args::{Common, Format, Replay};
use crate::paint::Paint;
use crate::places::Places;
use crate::plain;
use crate::session::Watcher;

const CHANGED: &str = "the source, the build or the PoCs have changed since that run, so it cannot be repeated; bring back the state it had";

/// The fields of its JSON are a contract.
#[derive(Debug, Serialize)]
struct Comparison {
    status: Status,
    /// The run that was repeated.
    of: String,
    /// The run that repeats it; `None` if it did not end.
    run: Option<String>,
    recorded: End,
    replayed: Option<End>,
    /// What is not the same, each as a line or a diff.
    differences: Vec<String>,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
enum Status {
    Same,
    Differs,
}

/// How a run ended, without what depends on the clock.
#[derive(Debug, Clone, PartialEq, Serialize)]
struct End {
    status: String,
    /// As a diff.
    patch: Option<String>,
    cost: Cost,
}

pub fn run(common: &Common, command: &Replay) -> anyhow::Result<Answer> {
    let here = here()?;
    let runs = Places::resolve(common)?.runs;
    let id = meant(&runs, &command.run)?;
    let seen = glance(&runs, &id)?;
    seen.require_known()?;
    let recorded = recorded(&id, &seen)?;
    let plan = plan(&id, seen, &here)?;
    let writing = Writing {
        out: match &command.out {
            Some(out) => Out::Folder(here.join(out)),
            None => Out::InRun,
        },
        ours: Vec::new(),
        pocs: Kept::Whole,
        apply: false,
    };
    let (run, replayed, mut differences) =
        match carry_out(common, &command.work, &plan, &writing, Watcher::user()?) {
            Ok(Outcome::Planned(answer)) => return Ok(answer),
            Ok(Outcome::Done(done)) => {
                let run = done.summary.run.clone();
                let again = view(&glance(&runs, &run)?);
                let end = End {
                    status: done.summary.status.name().to_owned(),
                    patch: again.winner().map(|one| one.patch.clone()),
                    cost: done.summary.cost.clone(),
                };
                (Some(run), Some(end), Vec::new())
            }
            Err(error) => (None, None, vec![differs(error)?]),
        };
    if let Some(replayed) = &replayed {
        differences = recorded.differences(replayed);
    }
    let comparison = Comparison {
        status: match differences.is_empty() {
            true => Status::Same,
            false => Status::Differs,
        },
        of: id,
        run,
        recorded,
        replayed,
        differences,
    };
    match common.format {
        Format::Json => print_json(&comparison)?,
        Format::Human => print_text(&render(&comparison, Paint::for_stdout()))?,
    }
    Ok(Answer::yes_if(comparison.status == Status::Same))
}

/// How the run to be repeated ended.
fn recorded(id: &str, seen: &Glance) -> anyhow::Result<End> {
    let view = view(seen);
    ensure!(
        view.command == "repair",
        "run {id} is not a repair, and only repairs can be replayed; `patchwright runs` lists them"
    );
    let end = view.end.as_ref();
    let end = end.filter(|end| !end.status.starts_with("error: "));
    let end = end.with_context(|| {
        format!("run {id} did not end; finish it first: patchwright repair CASE --resume {id}")
    })?;
    Ok(End {
        status: end.status.clone(),
        patch: view.winner().map(|one| one.patch.clone()),
        cost: view.cost.clone(),
    })
}

/// The tools run again, with the servers that are configured now.
fn plan(id: &str, seen: Glance, here: &Path) -> anyhow::Result<Plan> {
    let events: Vec<Event> = seen
        .read
        .entries
        .into_iter()
        .map(|entry| entry.event)
        .collect();
    let was = events.first().and_then(|first| match first {
        Event::RunStarted { identity, .. } => identity.clone(),
        _ => None,
    });
    let task = events.first().cloned().and_then(task_in);
    let task = task.ok_or_else(|| {
        anyhow!("run {id} was made by an older version and does not say what was asked of it")
    })?;
    let servers = config::looking(Some(&task.case.source), here)?.specs();
    let plan = Plan::again(id, task, events, servers)?;
    ensure!(was.as_deref() == Some(&plan.run.identity), CHANGED);
    Ok(plan)
}

/// The message about a request that was not recorded; other errors are returned.
fn differs(error: anyhow::Error) -> anyhow::Result<String> {
    match error.downcast_ref::<RepairError>() {
        Some(RepairError::Model(model @ ModelError::Differs { .. })) => Ok(model.to_string()),
        Some(RepairError::BaseChanged) => Err(anyhow!(CHANGED)),
        Some(_) | None => Err(error),
    }
}

impl End {
    fn differences(&self, replayed: &Self) -> Vec<String> {
        let mut lines = Vec::new();
        if self.status != replayed.status {
            lines.push(format!(
                "it ended {} and now ends {}",
                self.status, replayed.status
            ));
        }
        if self.patch != replayed.patch {
            let (was, is) = (self.patch.as_deref(), replayed.patch.as_deref());
            let lined = |patch: Option<&str>| patch.unwrap_or("no patch\n").to_owned();
            lines.push(format!(
                "the patch was\n{}and now is\n{}",
                lined(was),
                lined(is)
            ));
        }
        if self.cost != replayed.cost {
            lines.push(format!(
                "it used {} and now {}",
                cost_text(&self.cost),
                cost_text(&replayed.cost)
            ));
        }
        lines
    }
}

fn render(comparison: &Comparison, paint: Paint) -> String {
    let cost = cost_text(&comparison.recorded.cost);
    let head = match comparison.status {
        Status::Same => paint.good("same"),
        Status::Differs => paint.bad("differs"),
    };
    let run = comparison.run.as_deref().unwrap_or("no end");
    let mut lines = vec![format!(
        "  {head} · {} ended {} · {cost} recorded, nothing asked now · {run}",
        comparison.of, comparison.recorded.status
    )];
    for difference in &comparison.differences {
        let shown = difference
            .lines()
            .map(|line| format!("    {}", plain::plain(line)));
        lines.extend(shown);
    }
    lines.join("\n")
}
