//! `submit_patch`: the repair of `patchwright repair --patch`, in a run of its own.

use std::path::Path;

use anyhow::{Context, anyhow, bail};
use clap::Parser;
use patchwright_agent::fence;
use patchwright_domain::event::Event;
use patchwright_domain::repair::RepairStatus;
use patchwright_domain::verdict::Verdict;
use patchwright_repair::{GivenPatch, RepairError, Strategy};
use serde_json::Value;

use super::held::Held;
use super::request::Request;
use super::settings::Settings;
use crate::args::{Arguments, Command, Repair};
use crate::case_args::CaseArgs;
use crate::commands::repair::{Out, Outcome, Writing, carry_out};
use crate::commands::repair_plan::Plan;
use crate::commands::repair_text;
use crate::page::Page;
use crate::session::Watcher;

const COLUMNS: usize = 100;

pub struct Submitted {
    pub text: String,
    pub document: Value,
    pub refused: bool,
    /// Of the proof.
    pub verdict: Option<Verdict>,
}

pub fn submit(
    (settings, out): (&Settings, &Path),
    held: &Held,
    given: GivenPatch,
    request: &Request,
) -> anyhow::Result<Submitted> {
    held.check_unchanged()?;
    let plan = plan(settings, held, given)?;
    let writing = Writing {
        out: Out::Folder(out.to_owned()),
        ours: Vec::new(),
        pocs: settings.pocs,
        apply: false,
    };
    let cancel = held.session.cancel_token().child();
    let _attached = request.cancel.attach(cancel.clone());
    let heard = request.clone();
    let watcher = Watcher {
        cancel,
        listener: Some(Box::new(move |_, event| heard.hear(event))),
    };
    let outcome = carry_out(&settings.common, &settings.work, &plan, &writing, watcher);
    let done = match outcome.map_err(explained)? {
        Outcome::Done(done) => done,
        Outcome::Planned(_) => bail!("nothing was run"),
    };
    let run = &done.summary.run;
    held.session.emit(Event::Noted {
        text: format!(
            "a patch was submitted: {} (run {run})",
            done.summary.status.name()
        ),
    });
    if done.summary.status == RepairStatus::Interrupted {
        bail!("cancelled");
    }
    let repaired = done.summary.status == RepairStatus::Repaired;
    let winner = done.found.winner.as_ref();
    let reason = done
        .summary
        .reason
        .as_deref()
        .unwrap_or("no reason is known");
    let text = match repaired {
        true => {
            let page = Page::with_columns(COLUMNS);
            let text = repair_text::render(&plan.case, &done, &page);
            format!("ACCEPTED and written out.\n\n{text}\n")
        }
        false => format!(
            "NOT ACCEPTED, and nothing was written.\n\n{}\n\nverify_patch has the whole verdict on this patch.\n",
            fence("judge", reason)
        ),
    };
    Ok(Submitted {
        text,
        document: serde_json::to_value(&done.summary)?,
        refused: !repaired,
        verdict: winner.map(|winner| winner.judged.verdict().clone()),
    })
}

/// As for `patchwright repair CASE --patch FILE`, on the base that the other calls are about.
fn plan(settings: &Settings, held: &Held, given: GivenPatch) -> anyhow::Result<Plan> {
    let path = held.session.run().path().join("submitted.patch");
    std::fs::write(&path, &given.patch.text)
        .with_context(|| format!("cannot write {}", path.display()))?;
    let mut command = defaults()?;
    command.case = CaseArgs {
        case: Some(held.manifest.clone()),
        ..CaseArgs::default()
    };
    command.patch = vec![path];
    command.strict = settings.strictness.is_strict();
    let case = held.case.clone();
    let mut plan = Plan::settle_for(case, &settings.common, &command, &settings.here)?;
    let why = given.why;
    plan.search.portfolio = plan.search.portfolio.map(|strategy| match strategy {
        Strategy::Patches(patches) => {
            let patches = patches.into_iter();
            let told = patches.map(|one| GivenPatch {
                why: why.clone(),
                ..one
            });
            Strategy::Patches(told.collect())
        }
        other => other,
    });
    if let Some(base) = held.known_base() {
        plan.known.base.push(Event::BaseReady {
            base: base.summary(),
        });
    }
    Ok(plan)
}

fn defaults() -> anyhow::Result<Box<Repair>> {
    match Arguments::try_parse_from(["patchwright", "repair"])?.command {
        Command::Repair(command) => Ok(command),
        _ => bail!("`repair` is another command"),
    }
}

fn explained(error: anyhow::Error) -> anyhow::Error {
    match error.downcast_ref::<RepairError>() {
        Some(RepairError::BaseChanged) => anyhow!(
            "the source is no longer as it was at the first call, so no bundle can be made for it: undo the edits there (git \
             stash), and hand over the patch as text"
        ),
        _ => error,
    }
}
