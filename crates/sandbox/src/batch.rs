//! One command run many times in one sandbox, with different files each time: the plan, and what the runner inside
//! reported about each run.

use std::collections::BTreeMap;
use std::ffi::OsString;
use std::fs;
use std::os::unix::ffi::{OsStrExt, OsStringExt};
use std::path::{Path, PathBuf};
use std::time::Duration;

use serde::{Deserialize, Serialize};

use crate::run::Hold;
use crate::supervisor::INSIDE_ROOT;
use crate::{Backend, CancelToken, Job, Mount, Outcome, Sandbox, SandboxError, Supervision, line};

/// The file of a plan that holds what is known of an instrumented program.
const KNOWN: &str = "known";

/// Many runs of a command. All paths but `BatchPart::host` are as the job sees them.
#[derive(Debug, Clone)]
pub struct Batch {
    /// Files that are written again before each run.
    pub parts: Vec<BatchPart>,
    /// The part that every run gets as standard input.
    pub stdin: Option<usize>,
    /// Folders that are emptied before each run.
    pub emptied: Vec<PathBuf>,
    /// Other folders in which runs may create files: new ones are reported and removed after each run.
    pub watched: Vec<PathBuf>,
    /// Where sanitizer reports are looked for after each run; must be one of `emptied`.
    pub reports: PathBuf,
    pub runs: Vec<BatchRun>,
    pub serve: Serve,
    /// Set for an instrumented program that is looked at, and not judged: all runs may be copies, and none is compared with a
    /// started program.
    pub look: Option<Look>,
    pub limits: BatchLimits,
}

/// What to tell of an instrumented program.
#[derive(Debug, Clone)]
pub struct Look {
    /// The file at which the program keeps it; made anew.
    pub map: PathBuf,
    /// For each edge the buckets that are known, and not told.
    pub known: Vec<u8>,
}

/// Whether runs may be copies of one process that is held before `main`, which saves starting the program each time.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Serve {
    Never,
    /// Runs without a fault may. `fault` is the exit status by which a sanitizer ends a program.
    Quiet {
        fault: i32,
    },
}

#[derive(Debug, Clone)]
pub struct BatchPart {
    pub host: PathBuf,
    pub place: PathBuf,
}

#[derive(Debug, Clone)]
pub struct BatchRun {
    pub id: u32,
    /// Run with `sh -c`.
    pub script: OsString,
    /// Each with the index of its part; sorted and without overlap.
    pub splices: Vec<(usize, Splice)>,
}

/// Replaces `remove` bytes at `at` with `insert`.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct Splice {
    pub at: usize,
    pub remove: usize,
    pub insert: Vec<u8>,
}

#[derive(Debug, Clone, Copy)]
pub struct BatchLimits {
    /// A run that takes longer hangs if it used at least half of this in CPU time, or once it took three times as
    /// long.
    pub each: Duration,
    /// Once it is known how long runs take, the limit is ten times that, but never less than this.
    pub least: Duration,
    /// How long a hanging run may take to print its stack.
    pub grace: Duration,
    /// No run is started after this time. Runs that wait for a processor may take up to three times as long.
    pub budget: Duration,
    /// After this many hangs, slow runs are abandoned: [`RunEnd::Slow`].
    pub most_hangs: u32,
}

/// The result of a batch.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct BatchRuns {
    pub ended: BTreeMap<u32, BatchEnd>,
    /// Why not all of them were run.
    pub cut: Option<Cut>,
    /// Why runs that might have been copies were not.
    pub unserved: Option<String>,
    pub wall: Duration,
    /// The part of it in which runs waited for a processor, or slept.
    pub waited: Duration,
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Cut {
    /// The budget was used up.
    Time,
    /// There was more output than can be kept.
    Room,
    /// The sandbox ended before the batch did, during this run. It is not named if it was a copy, of which a fault is not
    /// believed.
    Broken {
        outcome: Outcome,
        during: Option<u32>,
    },
    /// The supervisor could not continue.
    Problem(String),
}

/// The result of one run.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct BatchEnd {
    pub end: RunEnd,
    /// It was a copy of a process, and not a program started for it.
    pub served: bool,
    pub wall: Duration,
    pub out: Heard,
    pub err: Heard,
    /// The text of each report file, up to a limit.
    pub reports: Vec<Vec<u8>>,
    /// Files in `emptied` and `watched` that it created, changed or removed, up to a limit; without those in
    /// `reports`.
    pub left: Vec<LeftFile>,
    pub looked: Looked,
}

/// What a run of an instrumented program reached that is not known yet, and what it compared then.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Looked {
    /// Eight numbers for each edge: how often it was passed, by order of magnitude.
    pub reached: Vec<u32>,
    pub pairs: Vec<ComparedPair>,
    pub texts: Vec<(Vec<u8>, Vec<u8>)>,
}

/// Two different numbers that were compared.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct ComparedPair {
    /// In bytes.
    pub width: u8,
    /// Whether the first is a constant of the program.
    pub constant: bool,
    pub one: u64,
    pub other: u64,
}

/// A file that a run created, changed or removed.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct LeftFile {
    pub path: PathBuf,
    /// Length and hash; `None` if it was removed.
    pub content: Option<(u64, u64)>,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum RunEnd {
    Exited(i32),
    Signalled(i32),
    Hung,
    /// It took too long and was abandoned.
    Slow,
}

/// The output on one stream.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Heard {
    pub total: u64,
    /// Of the whole stream.
    pub hash: u64,
    /// The first and the last part.
    pub kept: Vec<u8>,
}

impl Sandbox {
    /// `job` provides mounts and limits; its command and its supervision are set here.
    pub fn run_batch(
        &self,
        mut job: Job,
        batch: &Batch,
        cancel: &CancelToken,
    ) -> Result<BatchRuns, SandboxError> {
        let folder = self.workshop().folder("batch")?;
        let inside = match self.backend() {
            Backend::Bubblewrap => Path::new(INSIDE_ROOT).join("batch"),
            Backend::None => folder.clone(),
        };
        for (index, part) in batch.parts.iter().enumerate() {
            let copy = folder.join(index.to_string());
            fs::copy(&part.host, &copy).map_err(SandboxError::io("copy", &part.host))?;
            self.workshop().identity().own(&copy)?;
        }
        let plan = folder.join("plan");
        fs::write(&plan, batch.encode(&inside)).map_err(SandboxError::io("write", &plan))?;
        self.workshop().identity().own(&plan)?;
        if let Some(look) = &batch.look {
            let known = folder.join(KNOWN);
            fs::write(&known, &look.known).map_err(SandboxError::io("write", &known))?;
            self.workshop().identity().own(&known)?;
        }
        job.mounts.push(Mount::ReadOnly {
            host: folder.clone(),
            inside: inside.clone(),
        });
        job.argv = vec![inside.join("plan").into_os_string()];
        job.supervision = Supervision::Batch;
        let told = self.runner.run(&job, cancel, Hold::Runner);
        // Leftovers are removed with the workshop.
        let _ = crate::remove_tree(&folder);
        let (finished, told) = told?;
        let mut runs = BatchRuns::parse(&told, finished.outcome);
        runs.wall = finished.usage.wall;
        Ok(runs)
    }
}

impl Batch {
    fn encode(&self, originals: &Path) -> Vec<u8> {
        let mut plan = Vec::new();
        let mut line = |fields: &[&[u8]]| plan.extend(line::encode(fields));
        let digits = |number: usize| number.to_string().into_bytes();
        let millis = |time: Duration| time.as_millis().to_string().into_bytes();
        for (index, part) in self.parts.iter().enumerate() {
            let original = originals.join(index.to_string());
            line(&[b"part", bytes(&original), bytes(&part.place)]);
        }
        if let Some(index) = self.stdin {
            line(&[b"stdin", &digits(index)]);
        }
        for folder in &self.emptied {
            line(&[b"emptied", bytes(folder)]);
        }
        for folder in &self.watched {
            line(&[b"watched", bytes(folder)]);
        }
        line(&[b"reports", bytes(&self.reports)]);
        if let Serve::Quiet { fault } = self.serve {
            line(&[b"served", fault.to_string().as_bytes()]);
        }
        if let Some(look) = &self.look {
            line(&[b"looked", bytes(&look.map), bytes(&originals.join(KNOWN))]);
        }
        let limits = &self.limits;
        line(&[
            b"limits",
            &millis(limits.each),
            &millis(limits.least),
            &millis(limits.grace),
            &millis(limits.budget),
            limits.most_hangs.to_string().as_bytes(),
        ]);
        for run in &self.runs {
            let id = run.id.to_string();
            line(&[b"run", id.as_bytes(), run.script.as_bytes()]);
            for (part, splice) in &run.splices {
                let (at, remove) = (digits(splice.at), digits(splice.remove));
                line(&[b"splice", &digits(*part), &at, &remove, &splice.insert]);
            }
        }
        plan
    }
}

fn bytes(path: &Path) -> &[u8] {
    path.as_os_str().as_bytes()
}

impl BatchRuns {
    fn parse(told: &[u8], outcome: Outcome) -> Self {
        let mut reader = Reader::default();
        for fields in line::records(told) {
            reader.take(&fields);
        }
        if !reader.trusted {
            reader.runs.ended.retain(|_, end| !end.served);
        }
        if outcome != Outcome::Exited(0) {
            let during = reader.under_way.filter(|_| !reader.served);
            reader.runs.cut = Some(Cut::Broken { outcome, during });
        }
        reader.runs
    }
}

impl ComparedPair {
    fn parse(text: &str) -> Option<Self> {
        let mut fields = text.split(':');
        let width = fields.next()?.parse().ok()?;
        let constant = fields.next()? == "1";
        let mut value = || u64::from_str_radix(fields.next()?, 16).ok();
        Some(Self {
            width,
            constant,
            one: value()?,
            other: value()?,
        })
    }
}

#[derive(Default)]
struct Reader {
    runs: BatchRuns,
    /// The copies were compared with started programs.
    trusted: bool,
    under_way: Option<u32>,
    /// The one under way is a copy.
    served: bool,
    out: Vec<u8>,
    err: Vec<u8>,
    reports: Vec<Vec<u8>>,
    left: Vec<LeftFile>,
    looked: Looked,
}

impl Reader {
    fn take(&mut self, fields: &[Vec<u8>]) {
        let bytes = |index: usize| fields.get(index).cloned().unwrap_or_default();
        let text = |index: usize| std::str::from_utf8(fields.get(index)?).ok();
        match text(0) {
            Some("running") => {
                *self = Self {
                    runs: std::mem::take(&mut self.runs),
                    trusted: self.trusted,
                    under_way: text(1).and_then(|word| word.parse().ok()),
                    served: text(2) == Some("served"),
                    ..Self::default()
                };
            }
            Some("said") if text(2) == Some("out") => self.out = bytes(3),
            Some("said") => self.err = bytes(3),
            Some("report") => self.reports.push(bytes(2)),
            Some("left") => {
                let number = |index: usize| text(index)?.parse().ok();
                self.left.push(LeftFile {
                    path: PathBuf::from(OsString::from_vec(bytes(2))),
                    content: number(3).zip(number(4)),
                });
            }
            Some("reached") => {
                let all = text(2).into_iter().flat_map(|list| list.split(','));
                self.looked.reached = all.filter_map(|word| word.parse().ok()).collect();
            }
            Some("compared") => {
                let all = text(2).into_iter().flat_map(|list| list.split(','));
                self.looked.pairs = all.filter_map(ComparedPair::parse).collect();
            }
            Some("texts") => self.looked.texts.push((bytes(2), bytes(3))),
            Some("ran") => self.finish(fields),
            Some("trusted") => self.trusted = true,
            Some("unserved") => {
                let why = String::from_utf8_lossy(&bytes(1)).into_owned();
                self.runs.unserved.get_or_insert(why);
            }
            Some("waited") => {
                let micros = text(1).and_then(|word| word.parse().ok());
                self.runs.waited = Duration::from_micros(micros.unwrap_or_default());
            }
            Some("cut") => self.runs.cut = Some(Cut::Room),
            Some("stopped") => {
                self.runs.cut = Some(match text(1) {
                    Some("time") => Cut::Time,
                    Some("room") => Cut::Room,
                    _ => Cut::Problem(String::from_utf8_lossy(&bytes(2)).into_owned()),
                });
            }
            _ => {}
        }
    }

    fn finish(&mut self, fields: &[Vec<u8>]) {
        let number = |index: usize| -> Option<u64> {
            std::str::from_utf8(fields.get(index)?).ok()?.parse().ok()
        };
        let ended = || {
            let code = i32::try_from(number(3)?).ok()?;
            let end = match fields.get(2)?.as_slice() {
                b"exit" => RunEnd::Exited(code),
                b"signal" => RunEnd::Signalled(code),
                b"hung" => RunEnd::Hung,
                b"slow" => RunEnd::Slow,
                _ => return None,
            };
            let heard = |at: usize| {
                Some(Heard {
                    total: number(at)?,
                    hash: number(at + 1)?,
                    kept: Vec::new(),
                })
            };
            Some((end, Duration::from_micros(number(4)?), heard(5)?, heard(7)?))
        };
        if let (Some(id), Some((end, wall, mut out, mut err))) = (self.under_way.take(), ended()) {
            out.kept = std::mem::take(&mut self.out);
            err.kept = std::mem::take(&mut self.err);
            let reports = std::mem::take(&mut self.reports);
            let left = std::mem::take(&mut self.left);
            let ended = BatchEnd {
                end,
                served: self.served,
                wall,
                out,
                err,
                reports,
                left,
                looked: std::mem::take(&mut self.looked),
            };
            self.runs.ended.insert(id, ended);
        }
    }
}

#[cfg(test)]
#[path = "batch_tests.rs"]
mod tests;
