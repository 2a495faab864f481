//! The share of a batch that is run as copies of one process, and how far they are trusted.
//!
//! A copy that shows a fault is not reported: the program is started with the same input, and that run is. Of the others a
//! sample is run once more in the same way. Unless every one of these runs agrees with its copy, or starting the program
//! twice differs as well, all runs of the batch are made by starting the program.

use std::collections::{BTreeMap, BTreeSet};
use std::ffi::OsStr;
use std::os::unix::process::ExitStatusExt;
use std::time::Duration;

use crate::alone::SIGSYS;
use crate::batch::{Batch, NotCopied, Shown, Stop};
use crate::batch_plan::{Plan, Run};
use crate::one_run::How;
use crate::record::Recorder;
use crate::server::Server;

/// Fewer runs of one command are not worth a server, which costs two or three.
const FEWEST: usize = 8;
/// The first so many quiet copies are compared, and then one of so many.
const FIRST_COMPARED: usize = 3;
const COMPARED_OF: usize = 32;
/// A copy may take so many times as long as any before, or so long; then the program is started instead.
const TIMES_SLOWEST: u32 = 10;
const SHORTEST_LIMIT: Duration = Duration::from_millis(200);
const FIRST_LIMIT: Duration = Duration::from_secs(1);
/// Where most runs end in faults, copies are made for nothing.
const ENOUGH_TRIED: usize = 8;

/// Returns the runs that are done, by index in the plan.
pub fn serve(batch: &mut Batch<'_>, recorder: &mut Recorder) -> Result<BTreeSet<usize>, Stop> {
    let plan = batch.plan;
    if plan.served.is_none() {
        return Ok(BTreeSet::new());
    }
    let mut copies = Copies::default();
    for (script, runs) in by_script(plan) {
        if runs.len() >= FEWEST {
            copies.serve(batch, script, &runs, recorder)?;
        }
    }
    let mut done = BTreeSet::new();
    for (index, copy) in &copies.compared {
        let Some(run) = plan.runs.get(*index) else {
            continue;
        };
        done.insert(*index);
        let started = batch.one(run, recorder)?;
        if agree(copy, &started, plan) {
            continue;
        }
        let again = batch.one(run, recorder)?;
        if agree(&started, &again, plan) {
            recorder.line(&[b"unserved", b"copies of its process behave differently"])?;
            return Ok(done);
        }
    }
    if !copies.quiet.is_empty() {
        recorder.essential(&[b"trusted"])?;
    }
    done.extend(copies.quiet);
    Ok(done)
}

fn by_script(plan: &Plan) -> BTreeMap<&OsStr, Vec<usize>> {
    let mut scripts: BTreeMap<&OsStr, Vec<usize>> = BTreeMap::new();
    for (index, run) in plan.runs.iter().enumerate() {
        scripts.entry(&run.script).or_default().push(index);
    }
    scripts
}

#[derive(Default)]
struct Copies {
    quiet: BTreeSet<usize>,
    /// Those for which the program is started as well.
    compared: BTreeMap<usize, Shown>,
}

impl Copies {
    fn serve(
        &mut self,
        batch: &mut Batch<'_>,
        script: &OsStr,
        runs: &[usize],
        recorder: &mut Recorder,
    ) -> Result<(), Stop> {
        let plan = batch.plan;
        let runs = || {
            runs.iter()
                .filter_map(|&index| Some((index, plan.runs.get(index)?)))
        };
        let Some((_, first)) = runs().next() else {
            return Ok(());
        };
        batch.lay_out(first)?;
        let stdin = plan.stdin.and_then(|index| plan.parts.get(index));
        let stdin = stdin.map(|part| part.place.as_path());
        let files = plan.parts.iter().map(|part| &part.place);
        let looked = plan.looked.as_ref().map(|[map, _]| map.as_path());
        let why = match Server::start(script, stdin, files, looked) {
            Ok(mut server) => self.copy_all(batch, &mut server, runs(), recorder)?,
            Err(why) => Some(why.0),
        };
        match why {
            Some(why) => Ok(recorder.line(&[b"unserved", why.as_bytes()])?),
            None => Ok(()),
        }
    }

    /// Returns why the rest is not served.
    fn copy_all<'a>(
        &mut self,
        batch: &mut Batch<'_>,
        server: &mut Server,
        runs: impl Iterator<Item = (usize, &'a Run)>,
        recorder: &mut Recorder,
    ) -> Result<Option<String>, Stop> {
        let mut slowest = None;
        let (mut tried, mut quiet) = (0, 0);
        let is_looked_at = batch.plan.looked.is_some();
        for (index, run) in runs {
            if !is_looked_at && tried >= ENOUGH_TRIED && quiet * 2 < tried {
                return Ok(None);
            }
            let limit = slowest.map_or(FIRST_LIMIT, |slowest: Duration| {
                (slowest * TIMES_SLOWEST).max(SHORTEST_LIMIT)
            });
            tried += 1;
            let shown = match batch.copy(run, server, limit, recorder) {
                Ok(Some(shown)) => shown,
                // Of what is only looked at, nobody waits for the end.
                Ok(None) if is_looked_at => {
                    batch.tell_slow(run, recorder)?;
                    self.quiet.insert(index);
                    continue;
                }
                Ok(None) => continue,
                Err(NotCopied::Unserved(why)) => return Ok(Some(why.0)),
                Err(NotCopied::Stop(stop)) => return Err(stop),
            };
            if matches!(shown.ran.how, How::Ended(status) if status.signal() == Some(SIGSYS)) {
                return Ok(Some("it starts processes".to_owned()));
            }
            slowest = slowest.max(Some(shown.ran.wall));
            // What is only looked at proves nothing, so that nothing need be proved of it.
            if is_looked_at {
                self.quiet.insert(index);
                continue;
            }
            let is_fault = shown.is_fault(batch.plan);
            if !is_fault {
                self.quiet.insert(index);
                quiet += 1;
            }
            if is_fault || quiet <= FIRST_COMPARED || quiet % COMPARED_OF == 0 {
                self.compared.insert(index, shown);
            }
        }
        Ok(None)
    }
}

impl Shown {
    pub fn is_fault(&self, plan: &Plan) -> bool {
        !self.reports.is_empty()
            || self
                .status()
                .is_none_or(|status| status >= 128 || Some(status) == plan.served)
    }

    /// As the shell gives it.
    fn status(&self) -> Option<i32> {
        match self.ran.how {
            How::Ended(status) => status.code().or(status.signal().map(|signal| 128 + signal)),
            How::Hung | How::Slow => None,
        }
    }
}

/// Of faults only the kind of end is compared: reports name addresses and processes.
fn agree(one: &Shown, other: &Shown, plan: &Plan) -> bool {
    let is_fault = one.is_fault(plan);
    let printed = |shown: &Shown| {
        let ran = &shown.ran;
        (ran.out.total, ran.out.hash, ran.err.total, ran.err.hash)
    };
    is_fault == other.is_fault(plan)
        && one.status() == other.status()
        && one.reports.len() == other.reports.len()
        && (is_fault || printed(one) == printed(other) && one.left == other.left)
}
