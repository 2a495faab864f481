//! `patchwright repair --all`: every bug of a triage, the worst first. After each accepted patch the inputs of all other bugs are
//! run on it, and those that it ends need no patch of their own.

use std::cell::Cell;
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use anyhow::bail;
use patchwright_domain::candidate::Candidate;
use patchwright_domain::case::Case;
use patchwright_domain::repair::RepairStatus;
use patchwright_sandbox::CancelToken;
use patchwright_subject::{InputFolder, case_identity};
use patchwright_triage::{
    BugRow, RecheckAnswer, RecheckOrder, Rechecked, TriageSummary, files_of, recheck,
};
use serde_json::json;

use super::repair::{Out, Outcome, Writing, carry_out, kept_pocs, say_about_models};
use super::repair_all_record::{AllRecord, BugRepair};
use super::repair_done::Done;
use super::repair_plan::{Plan, here};
use super::{Answer, print_json, print_text, repair_all_text};
use crate::args::{Common, Format, Repair};
use crate::case_args::{self, CaseArgs};
use crate::interrupt;
use crate::page::Page;
use crate::plain;
use crate::progress;
use crate::session::{Beginning, Session, Watcher};

/// For running the inputs of all bugs on one patch.
const RECHECK: Duration = Duration::from_secs(300);

pub fn run(common: &Common, command: &Repair, triage: &Path) -> anyhow::Result<Answer> {
    let here = here()?;
    let folder = here.join(triage);
    let bugs = bugs(&folder, command, &here)?;
    let files = files_of(&TriageSummary::read(&folder)?.folder);
    let out = here.join(&command.out);
    let mut record = AllRecord::open(&out)?;
    let identities: Vec<(usize, String)> = bugs
        .iter()
        .map(|one| (one.row.bug, one.identity.clone()))
        .collect();
    record.keep(&identities);
    let all = All {
        common,
        command,
        here: &here,
        out: &out,
        folder: &folder,
        files: files.as_ref(),
        models_told: Cell::new(false),
        cancel: interrupt::install()?,
    };
    let started = Instant::now();
    let answer = all.repair(&bugs, &mut record)?;
    if command.work.dry_run {
        return Ok(answer);
    }
    let seconds = started.elapsed().as_secs_f64();
    match common.format {
        Format::Json => print_json(&json!({
            "status": status(&record.rows, bugs.len()),
            "triage": folder.display().to_string(),
            "bugs": record.rows,
            "seconds": seconds,
        }))?,
        Format::Human => print_text(&repair_all_text::render(
            &record.rows,
            bugs.len(),
            seconds,
            &Page::for_stdout(),
        ))?,
    }
    Ok(answer)
}

/// `repaired` if every bug is, `partly` if some are.
fn status(rows: &[BugRepair], bugs: usize) -> &'static str {
    match rows.iter().filter(|row| row.is_settled()).count() {
        0 => "failed",
        settled if settled == bugs => "repaired",
        _ => "partly",
    }
}

/// A bug and its case.
struct OpenBug {
    row: BugRow,
    case: Case,
    identity: String,
}

/// The bugs of the triage in this folder, wherever it was written.
fn bugs(folder: &Path, command: &Repair, here: &Path) -> anyhow::Result<Vec<OpenBug>> {
    let found = TriageSummary::read(folder)?;
    if found.bugs.is_empty() {
        bail!("the triage in {} found no bugs", folder.display());
    }
    let open = |row: BugRow| {
        let own: PathBuf = folder.join(format!("bug-{}", row.bug));
        let args = CaseArgs {
            case: Some(own.clone()),
            flags: command.case.flags.clone(),
        };
        let case = case_args::resolve(&args, here)?;
        Ok(OpenBug {
            identity: case_identity(&case)?,
            row: BugRow {
                case: Some(own.display().to_string()),
                ..row
            },
            case,
        })
    };
    found.bugs.into_iter().map(open).collect()
}

struct All<'a> {
    common: &'a Common,
    command: &'a Repair,
    here: &'a Path,
    out: &'a Path,
    /// Of the triage.
    folder: &'a Path,
    files: Option<&'a InputFolder>,
    models_told: Cell<bool>,
    cancel: CancelToken,
}

impl All<'_> {
    fn repair(&self, bugs: &[OpenBug], record: &mut AllRecord) -> anyhow::Result<Answer> {
        let mut could_not = false;
        for bug in bugs {
            if record.is_settled(bug.row.bug) {
                continue;
            }
            self.say(bug, bugs.len());
            let row = match self.repair_one(bug) {
                Ok(Outcome::Planned(_)) => continue,
                Ok(Outcome::Done(done)) => {
                    let mut row = BugRepair::of_repair(&bug.row, &bug.identity, &done.summary);
                    self.look_at_others(bug, &done, bugs, (&mut row, &mut *record))?;
                    row
                }
                Err(error) => {
                    could_not = true;
                    BugRepair {
                        reason: Some(format!("{error:#}")),
                        ..BugRepair::new(&bug.row, &bug.identity, "error")
                    }
                }
            };
            let is_interrupted = row.status == RepairStatus::Interrupted.name();
            record.add(row)?;
            if is_interrupted || self.cancel.is_cancelled() {
                return Ok(Answer::Interrupted);
            }
        }
        if could_not {
            return Ok(Answer::CouldNot);
        }
        let is_settled = |bug: &OpenBug| record.is_settled(bug.row.bug);
        Ok(match self.command.work.dry_run {
            true => Answer::Yes,
            false => Answer::yes_if(bugs.iter().all(is_settled)),
        })
    }

    fn repair_one(&self, bug: &OpenBug) -> anyhow::Result<Outcome> {
        let plan = Plan::settle_for(bug.case.clone(), self.common, self.command, self.here)?;
        // Once, whichever bug is the first: earlier ones may be repaired already.
        if !self.models_told.replace(true) {
            say_about_models(self.common, &plan);
        }
        let writing = Writing {
            out: Out::Folder(self.out.join(format!("bug-{}", bug.row.bug))),
            ours: Vec::new(),
            pocs: kept_pocs(self.command),
            apply: false,
        };
        carry_out(
            self.common,
            &self.command.work,
            &plan,
            &writing,
            self.watcher(),
        )
    }

    /// Runs the inputs of all bugs without a patch on this one, and settles those that it ends.
    fn look_at_others(
        &self,
        bug: &OpenBug,
        done: &Done,
        bugs: &[OpenBug],
        (row, record): (&mut BugRepair, &mut AllRecord),
    ) -> anyhow::Result<()> {
        let winner = done.found.winner.as_ref();
        let Some(patch) = winner.and_then(|winner| winner.judged.candidate()) else {
            return Ok(());
        };
        let is_open =
            |one: &&OpenBug| one.row.bug == bug.row.bug || !record.is_settled(one.row.bug);
        let open: Vec<&OpenBug> = bugs.iter().filter(is_open).collect();
        let seen = match self.recheck(bug, patch, &open) {
            Ok(seen) => seen,
            Err(error) => {
                row.not_rechecked = Some(format!("{error:#}"));
                return Ok(());
            }
        };
        for one in seen {
            if one.bug == bug.row.bug {
                row.still = one.still;
            } else if one.answer == RecheckAnswer::Ended
                && let Some(other) = bugs.iter().find(|other| other.row.bug == one.bug)
            {
                row.also_ends.push(one.bug);
                record.add(BugRepair {
                    ended_by: Some(bug.row.bug),
                    ..BugRepair::new(&other.row, &other.identity, "ended")
                })?;
            }
        }
        Ok(())
    }

    fn recheck(
        &self,
        bug: &OpenBug,
        patch: &Candidate,
        open: &[&OpenBug],
    ) -> anyhow::Result<Vec<Rechecked>> {
        let rows: Vec<&BugRow> = open.iter().map(|one| &one.row).collect();
        let order = RecheckOrder {
            repaired: bug.row.bug,
            bugs: &rows,
            folder: self.files,
            seconds: RECHECK,
        };
        let beginning = Beginning {
            ours: vec![self.out.to_owned(), self.folder.to_owned()],
            ..Beginning::new("recheck")
        };
        let work = &self.command.work;
        let session = Session::begin(self.common, work, &bug.case, beginning, self.watcher())?;
        session.work(
            |subject| Ok(recheck(subject, patch, &order)?),
            |seen| {
                let is_ended = |one: &&Rechecked| one.answer == RecheckAnswer::Ended;
                let ended = seen.iter().filter(is_ended).count();
                Answer::Yes.end(&format!("{ended} of {} bugs ended", seen.len()))
            },
        )
    }

    fn say(&self, bug: &OpenBug, of: usize) {
        if self.common.quiet {
            return;
        }
        let words = format!(
            "bug {} of {of} ({}): {}",
            bug.row.bug, bug.row.severity, bug.row.signature
        );
        progress::say(&plain::line(&words, 200));
    }

    fn watcher(&self) -> Watcher {
        Watcher {
            cancel: self.cancel.clone(),
            listener: None,
        }
    }
}
