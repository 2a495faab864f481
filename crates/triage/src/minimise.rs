//! Makes the smallest input of a bug smaller still, while it shows the same bug at the same place.

use std::time::Duration;

use patchwright_crash::{self as crash, Project};
use patchwright_domain::case::Poc;
use patchwright_domain::report::{BugKind, CrashReport, Location};
use patchwright_subject::neighbours::{InputEnd, InputOrder, InputRunner};
use patchwright_subject::{Layer, Leaks, Subject};

use crate::error::TriageError;

/// Smaller inputs that are tried for one bug.
const MOST_RUNS: usize = 1500;
const SHORT: Duration = Duration::from_secs(1);
/// For the last look at what was found.
const LAST_LOOK: Duration = Duration::from_secs(20);

/// An input and what the program says of it.
#[derive(Debug, Clone)]
pub(crate) struct Specimen {
    pub content: Vec<u8>,
    pub report: CrashReport,
}

/// The smaller input, which showed the bug in `runs` runs; the given one if none did.
pub(crate) fn minimise(
    (subject, layer): (&Subject<'_>, &Layer),
    poc: &Poc,
    given: Specimen,
    (runs, budget): (usize, Duration),
) -> Result<Specimen, TriageError> {
    // Each trial would take as long as a run may take.
    let is_slow = matches!(given.report.kind, BugKind::Timeout | BugKind::OutOfMemory);
    let Some(mut runner) = InputRunner::new(subject, layer, poc)? else {
        return Ok(given);
    };
    if is_slow || budget.is_zero() {
        return Ok(given);
    }
    let project = subject.project();
    let wanted = Wanted::new(&given.report, &project);
    let order = InputOrder {
        leaks: leaks_for(&given.report),
        each: SHORT,
        budget,
    };
    let shows = |report: &CrashReport| wanted.is_met_by(report, &project);
    let content = runner.smaller(&given.content, MOST_RUNS, order, &shows)?;
    if content.len() >= given.content.len() {
        return Ok(given);
    }
    let again: Vec<&[u8]> = vec![content.as_slice(); runs];
    let order = InputOrder {
        budget: LAST_LOOK,
        ..order
    };
    let ends = runner.run(&again, order)?.ends;
    let reports = ends.into_iter().map(|end| match end {
        InputEnd::Bug(report) if shows(&report) => Some(*report),
        InputEnd::Bug(_)
        | InputEnd::Quiet
        | InputEnd::Left
        | InputEnd::Unclear(_)
        | InputEnd::NotRun => None,
    });
    let reports: Option<Vec<CrashReport>> = reports.collect();
    let report = reports.and_then(|all| all.into_iter().next());
    Ok(match report {
        Some(report) => Specimen { content, report },
        None => given,
    })
}

/// Leaks are looked for only if the bug is one: that takes longer.
pub(crate) fn leaks_for(report: &CrashReport) -> Leaks {
    match report.kind {
        BugKind::MemoryLeak => Leaks::Reported,
        _ => Leaks::Ignored,
    }
}

/// What a smaller input must show.
struct Wanted {
    signature: String,
    place: Option<Location>,
}

impl Wanted {
    fn new(report: &CrashReport, project: &Project) -> Self {
        Self {
            signature: crash::signature(report, project).0,
            place: crash::locate(report, project),
        }
    }

    /// Functions may hold several bugs of one kind, so the line counts as well.
    fn is_met_by(&self, report: &CrashReport, project: &Project) -> bool {
        let line = |place: &Option<Location>| place.as_ref().and_then(|place| place.line);
        crash::signature(report, project).0 == self.signature
            && line(&crash::locate(report, project)) == line(&self.place)
    }
}
