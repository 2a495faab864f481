//! One cell: its repair, resumed where an earlier process left it, and what is known of its patch.

use std::path::{Path, PathBuf};
use std::sync::Arc;

use anyhow::{anyhow, bail};
use clap::Parser;
use patchwright_agent::SharedAccount;
use patchwright_bench::{
    AccountEnd, CellFolder, CellResult, Evidence, HeldBack, Ledger, PlannedCell, examine,
};
use patchwright_domain::bundle::Kept;
use patchwright_domain::case::Case;
use patchwright_domain::repair::RepairStatus;
use patchwright_domain::report::BugKind;
use patchwright_domain::run_view::RunView;
use patchwright_sandbox::CancelToken;
use patchwright_store::{Entry, glance, runs};

use super::account::Account;
use super::opened::OpenedCase;
use crate::args::{Arguments, Command, Common, Repair, Work};
use crate::commands::Answer;
use crate::commands::repair::{Out, Outcome, Writing, carry_out};
use crate::commands::repair_plan::{Plan, SharedModels, task_in};
use crate::failure::{Failure, INTERRUPTED};
use crate::session::{Beginning, Session, Watcher};

/// What all cells share.
pub(super) struct Ground<'a> {
    pub common: &'a Common,
    pub work: &'a Work,
    pub here: &'a Path,
    /// The benchmark's folder.
    pub root: &'a Path,
    pub models: SharedModels,
    /// What the models of all cells may cost, in whichever process.
    pub ledger: &'a Ledger,
    pub cancel: CancelToken,
    /// Jobs of one cell's builds.
    pub jobs: u32,
}

/// How the work on a cell ended.
pub(super) enum Ended {
    Result(Box<CellResult>),
    /// The user stopped it; it can be resumed.
    Interrupted,
    /// The budget of all cells is used up; it can be resumed.
    OutOfBudget,
}

impl Ground<'_> {
    pub fn run(
        &self,
        planned: &PlannedCell,
        opened: &OpenedCase,
        folder: &CellFolder,
    ) -> anyhow::Result<Ended> {
        let mut journal = Journal::find(folder)?;
        let mut case = opened.case.clone();
        // A base is of as many jobs as it was built with: a resumed cell keeps them.
        let earlier = journal.as_ref().and_then(|one| one.jobs);
        case.limits.jobs = earlier.unwrap_or(self.jobs);
        let account = self.account(planned)?;
        let was_cut_off = account.as_ref().is_some_and(|one| one.was_cut_off());
        if was_cut_off || !journal.as_ref().is_some_and(Journal::is_over) {
            let resumed = journal.as_ref().map(|one| one.id.clone());
            let order = (case.clone(), resumed);
            let status = self.repair(planned, &opened.folder, order, (folder, account.as_ref()))?;
            if status == RepairStatus::Interrupted {
                return Ok(Ended::Interrupted);
            }
            // Whatever the strategy makes of a refused call: with more money the cell may end in another way.
            let is_spent = self.is_spent(account.as_deref()) && status != RepairStatus::Repaired;
            if let Some(account) = &account {
                account.end(match is_spent {
                    true => AccountEnd::CutOff,
                    false => AccountEnd::Whole,
                })?;
            }
            if is_spent {
                return Ok(Ended::OutOfBudget);
            }
            journal = Journal::find(folder)?;
        }
        drop(account);
        let Some(journal) = journal else {
            bail!("the repair left no journal");
        };
        let mut result = CellResult::from_view(planned, &journal.id, &journal.view);
        let kind = journal.view.pocs.first().and_then(|poc| poc.kind);
        match self.evidence(&result, (&opened.folder, &case), (kind, &folder.checks())) {
            Ok(evidence) => result.evidence = evidence,
            Err(error) if Failure::from_error(&error).code == INTERRUPTED => {
                return Ok(Ended::Interrupted);
            }
            Err(error) => result.evidence.problem = Some(Failure::from_error(&error).words),
        }
        Ok(Ended::Result(Box::new(result)))
    }

    /// Nothing for a cell that asks no model.
    fn account(&self, planned: &PlannedCell) -> anyhow::Result<Option<Arc<Account>>> {
        if planned.cell.arm.models.is_empty() {
            return Ok(None);
        }
        Ok(Some(Arc::new(Account::open(self.ledger, &planned.id)?)))
    }

    /// Whether the budget of all cells refused a call.
    fn is_spent(&self, account: Option<&Account>) -> bool {
        let budget = self.models.budget.as_ref();
        budget.is_some_and(|budget| budget.has_refused())
            || account.is_some_and(Account::has_refused)
    }

    fn repair(
        &self,
        planned: &PlannedCell,
        own: &Path,
        (case, resumed): (Case, Option<String>),
        (folder, account): (&CellFolder, Option<&Arc<Account>>),
    ) -> anyhow::Result<RepairStatus> {
        let mut command = command(planned, own)?;
        command.resume = resumed.map(Some);
        let common = self.quiet(folder.runs());
        let mut plan = Plan::settle_for(case, &common, &command, self.here)?;
        plan.models.shared = SharedModels {
            account: account.map(|one| Arc::clone(one) as Arc<dyn SharedAccount>),
            ..self.models.clone()
        };
        let writing = Writing {
            out: Out::Folder(folder.out()),
            ours: vec![self.root.to_owned()],
            pocs: Kept::Whole,
            apply: false,
        };
        match carry_out(&common, self.work, &plan, &writing, self.watcher())? {
            Outcome::Planned(_) => bail!("nothing was run"),
            Outcome::Done(done) => Ok(done.summary.status),
        }
    }

    /// What the reference and the inputs that were held back say of the patch.
    fn evidence(
        &self,
        result: &CellResult,
        (own, case): (&Path, &Case),
        (kind, runs): (Option<BugKind>, &Path),
    ) -> anyhow::Result<Evidence> {
        let held = HeldBack::read(own)?;
        let Some(patch) = result.patch.as_ref().filter(|_| !held.is_empty()) else {
            return Ok(Evidence::default());
        };
        let beginning = Beginning {
            ours: vec![self.root.to_owned()],
            ..Beginning::new("held-out")
        };
        let common = self.quiet(runs.to_owned());
        let session = Session::begin(&common, self.work, case, beginning, self.watcher())?;
        session.work(
            |subject| Ok(examine(subject, &patch.diff, kind, &held)?),
            |found| Answer::yes_if(!found.held_out.refutes()).end("held-out inputs were run"),
        )
    }

    /// Several cells at once have no room for the progress of each.
    fn quiet(&self, runs: PathBuf) -> Common {
        Common {
            quiet: true,
            verbose: false,
            runs_dir: Some(runs),
            ..self.common.clone()
        }
    }

    fn watcher(&self) -> Watcher {
        Watcher {
            cancel: self.cancel.clone(),
            listener: None,
        }
    }
}

/// The arguments of the cell's repair, as a user would type them.
pub(super) fn command(planned: &PlannedCell, case: &Path) -> anyhow::Result<Repair> {
    let words = ["patchwright", "repair"].map(str::to_owned);
    let words = words.into_iter().chain(planned.cell.words());
    let arguments = Arguments::try_parse_from(words)
        .map_err(|error| anyhow!("{}: {}", planned.id, Failure::of_usage(&error).words))?;
    match arguments.command {
        Command::Repair(mut command) => {
            command.case.case = Some(case.to_owned());
            Ok(*command)
        }
        _ => bail!("{} is no repair", planned.id),
    }
}

/// The journal of a cell's repair.
pub(super) struct Journal {
    id: String,
    pub view: RunView,
    /// Jobs that its base was built with.
    jobs: Option<u32>,
}

impl Journal {
    /// Nothing where the cell was never begun.
    pub fn find(folder: &CellFolder) -> anyhow::Result<Option<Self>> {
        let path = folder.runs();
        for id in runs(&path)? {
            let entries = glance(&path, &id)?.read.entries;
            // A process that was killed before its first event left nothing to go on with.
            if !entries.is_empty() {
                return Ok(Some(Self::read(id, entries)));
            }
        }
        Ok(None)
    }

    fn read(id: String, entries: Vec<Entry>) -> Self {
        let timed = entries.iter().map(|entry| (entry.at_seconds, &entry.event));
        let view = RunView::fold(timed);
        let first = entries.into_iter().next().map(|entry| entry.event);
        let jobs = first.and_then(task_in).map(|task| task.case.limits.jobs);
        Self { id, view, jobs }
    }

    /// Whether the repair has an answer. One that ran out of a budget may have more now.
    fn is_over(&self) -> bool {
        let over = [
            RepairStatus::Repaired,
            RepairStatus::Failed,
            RepairStatus::NotReproduced,
            RepairStatus::Flaky,
        ];
        let end = self.view.end.as_ref();
        end.is_some_and(|end| over.iter().any(|one| one.name() == end.status))
    }
}
