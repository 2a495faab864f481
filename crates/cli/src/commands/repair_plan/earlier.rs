//! The run that a repair resumes: which one is meant, and which part of its task still applies.

use std::path::Path;

use anyhow::{anyhow, bail};
use patchwright_domain::event::Event;
use patchwright_domain::repair::RepairStatus;
use patchwright_domain::task::Task;
use patchwright_store::{glance, meant};

use crate::args::{Common, Repair};
use crate::commands::reproduce::PLANNED;
use crate::places::Places;

/// A run started by an earlier process.
pub(super) struct Earlier {
    pub id: String,
    task: Option<Task>,
    /// It used up its limits, so they are not taken over.
    exhausted: bool,
}

pub(super) fn find(
    common: &Common,
    command: &Repair,
    identity: &str,
) -> anyhow::Result<Option<Earlier>> {
    let Some(word) = &command.resume else {
        return Ok(None);
    };
    let runs = Places::resolve(common)?.runs;
    let id = match word {
        Some(word) => meant(&runs, word)?,
        None => unfinished(&runs, identity)?,
    };
    let seen = glance(&runs, &id)?;
    seen.require_known()?;
    let entries = seen.read.entries;
    let planned = entries.last().is_some_and(
        |entry| matches!(&entry.event, Event::RunFinished { status, .. } if status == PLANNED),
    );
    if planned {
        bail!("run {id} was a --dry-run: there is nothing to go on with; run it without --resume");
    }
    let exhausted = entries.last().is_some_and(|entry| {
        let budget = RepairStatus::Budget.name();
        matches!(&entry.event, Event::RunFinished { status, .. } if status == budget)
    });
    let task = entries
        .into_iter()
        .next()
        .and_then(|entry| task_in(entry.event));
    Ok(Some(Earlier {
        id,
        task,
        exhausted,
    }))
}

pub fn task_in(first: Event) -> Option<Task> {
    match first {
        Event::RunStarted { task, .. } => task.map(|task| *task),
        _ => None,
    }
}

fn unfinished(runs: &Path, identity: &str) -> anyhow::Result<String> {
    let over = [
        RepairStatus::Repaired,
        RepairStatus::Failed,
        RepairStatus::NotReproduced,
        RepairStatus::Flaky,
    ];
    let is_over = |status: &str| over.iter().any(|one| one.name() == status);
    let found = patchwright_store::unfinished(runs, identity, is_over)?;
    found.ok_or_else(|| {
        anyhow!("there is no unfinished run of this case to resume; run it without --resume")
    })
}

impl Earlier {
    /// The part of its task that still applies.
    pub fn task(self) -> Option<Task> {
        let mut task = self.task?;
        if self.exhausted {
            task.seconds = 0;
            task.candidates = 0;
        }
        Some(task)
    }
}
