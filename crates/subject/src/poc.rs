//! One run of one PoC, and what it proves.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};
use std::time::Duration;

use patchwright_crash as crash;
use patchwright_domain::case::{Cwd, Poc};
use patchwright_domain::report::{BugKind, CrashReport, Sanitizer};
use patchwright_domain::suite::SuiteResult;
use patchwright_sandbox::{
    Backend, Captured, FileWatch, Finished, INSIDE_ROOT, Job, Leftovers, Mount, Outcome,
    ProcessEnd, Stdin, Supervision, Traced, WATCHED_CONTENTS,
};

use crate::launch::{Launch, Reporter};
use crate::options::{Leaks, Purpose, SANITIZER_EXIT};
use crate::room::{Room, Scratch, Tree};
use crate::subject::Subject;
use crate::{SubjectError, jvm, start_failure, symbolize};

/// How long a sanitizer may take to print its stack after SIGABRT.
pub(crate) const ABORT_GRACE: Duration = Duration::from_secs(10);
/// Limits on the number and size of report files.
const MOST_REPORT_FILES: usize = 64;
const MOST_REPORT_BYTES: u64 = 4 << 20;
/// Bytes of output kept for readers.
const MOST_PRINTED: usize = 64 << 10;
/// Inputs that are larger in total are not searched for in what the program reads.
const MOST_WATCHED_BYTES: u64 = 16 << 20;
/// What LeakSanitizer prints if it could not run.
pub(crate) const LEAK_DETECTION_FAILED: &str = "LeakSanitizer has encountered a fatal error";
/// Signals that mean a crash; others only stop a process.
pub(crate) const CRASH_SIGNALS: [i32; 7] = [4, 5, 6, 7, 8, 11, 31];

#[derive(Debug)]
pub struct PocRun {
    pub ending: PocEnding,
    /// Every report of every process; the bug under repair is in `ending`.
    pub reports: Vec<CrashReport>,
    /// The process that crashed or hung, ready to be started again.
    pub launch: Option<Launch>,
    /// The output that the reports were parsed from, shortened.
    pub printed: Vec<u8>,
    pub traced: Traced,
    pub stdout: Captured,
    pub stderr: Captured,
    pub seconds: f64,
    /// How many runs it took to see this: LeakSanitizer scans conservatively and may miss a leak.
    pub looks: u32,
    /// The results of all tests, if the PoC runs tests.
    pub suite: Option<SuiteResult>,
}

#[derive(Debug)]
pub enum PocEnding {
    /// Also: a test that the PoC names failed.
    Crashed(Box<CrashReport>),
    /// Still running at its time limit; the report says where it was, if that could be seen.
    Hung(Option<Box<CrashReport>>),
    /// It ended by itself and nothing was reported.
    Quiet(Outcome),
    /// A program of its command is missing or cannot be executed; says which.
    NotStarted(String),
    /// How it ended is unknown, or whether the run could have shown the bug: never a pass.
    Unclear(String),
}

impl PocEnding {
    pub fn is_crash(&self) -> bool {
        matches!(self, Self::Crashed(_) | Self::Hung(_))
    }

    /// For the journal and for display.
    pub fn describe(&self) -> String {
        match self {
            Self::Crashed(report) => report.kind.name().to_owned(),
            Self::Hung(_) => "still running at its time limit".to_owned(),
            Self::Quiet(outcome) => format!("{outcome}, no report"),
            Self::NotStarted(why) | Self::Unclear(why) => format!("inconclusive: {why}"),
        }
    }
}

/// What was parsed from a run.
struct Printed {
    reports: Vec<CrashReport>,
    /// The beginning of the output.
    text: Vec<u8>,
    leak_detection: LeakDetection,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum LeakDetection {
    /// It was off, or it worked.
    NotHeardOf,
    /// It could not run, and ended the process with a message that is not a report.
    Failed,
}

impl LeakDetection {
    fn from_output(text: &[u8]) -> Self {
        match String::from_utf8_lossy(text).contains(LEAK_DETECTION_FAILED) {
            true => Self::Failed,
            false => Self::NotHeardOf,
        }
    }
}

/// What a PoC run is observed for. These exclude each other because leak detection does not work in traced programs.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Watch {
    Processes,
    Leaks,
}

impl Watch {
    /// What shows a bug of this kind.
    pub fn for_bug(kind: BugKind) -> Self {
        match kind {
            BugKind::MemoryLeak => Self::Leaks,
            _ => Self::Processes,
        }
    }
}

impl PocRun {
    pub(crate) fn shows_leak(&self) -> bool {
        let is_leak = |report: &CrashReport| report.kind == BugKind::MemoryLeak;
        self.reports.iter().any(is_leak)
    }
}

impl Subject<'_> {
    /// Runs the PoC once on `tree`, with separate report files for each process.
    pub fn run_poc(&self, poc: &Poc, tree: Tree<'_>, watch: Watch) -> Result<PocRun, SubjectError> {
        if let Some(tests) = poc.failing_tests() {
            return self.run_test_poc(poc, tests, tree);
        }
        let reports = Scratch::new(self.host.sandbox, "reports")?;
        let inputs = self.lay_out_inputs(poc)?;
        let mut room = self.room(tree)?;
        let seen_reports = room.writable(reports.path(), &Path::new(INSIDE_ROOT).join("reports"));
        let seen_inputs = room.writable(inputs.path(), &Path::new(INSIDE_ROOT).join("poc"));
        let mut job = poc_job(&mut room, poc, &seen_reports, &seen_inputs, watch)?;
        if let Supervision::TracedUntil { files, .. } = &mut job.supervision
            && let Some(contents) = self.watched_contents(poc)?
        {
            let folder = room.scratch("watched")?;
            for (number, content) in contents.iter().enumerate() {
                let path = folder.join(number.to_string());
                fs::write(&path, content).map_err(SubjectError::io("write", &path))?;
            }
            job.mounts.push(Mount::ReadOnly {
                host: folder,
                inside: WATCHED_CONTENTS.into(),
            });
            *files = FileWatch::On;
        }
        let finished = self.run_job(&job)?;
        if finished.outcome == Outcome::Cancelled {
            return Err(SubjectError::Cancelled);
        }
        let Printed {
            reports: mut found,
            text: printed,
            leak_detection,
        } = self.read_reports(&finished, reports.path())?;
        symbolize::complete(self, tree, &mut found)?;
        let reporter = Reporter::from_reports(&found);
        let launch = Launch::of_crash(&finished.traced, reporter, &self.case.source);
        let ending = self.ending(poc, &finished, &mut found, leak_detection);
        Ok(PocRun {
            ending,
            reports: found,
            launch,
            printed,
            traced: finished.traced,
            stdout: finished.stdout,
            stderr: finished.stderr,
            seconds: finished.usage.wall.as_secs_f64(),
            looks: 1,
            suite: None,
        })
    }

    /// The contents of the PoC's own files, so that reads of them are recognised; `None` if that cannot be traced.
    fn watched_contents(&self, poc: &Poc) -> Result<Option<Vec<Vec<u8>>>, SubjectError> {
        let parts: Vec<&PathBuf> = poc.parts().collect();
        let size = |path: &&PathBuf| fs::metadata(path).map_or(0, |about| about.len());
        let is_large = parts.iter().map(size).sum::<u64>() > MOST_WATCHED_BYTES;
        if self.host.sandbox.backend() != Backend::Bubblewrap || is_large {
            return Ok(None);
        }
        let read = |path: &PathBuf| fs::read(path).map_err(SubjectError::io("read", path));
        parts
            .into_iter()
            .map(read)
            .collect::<Result<_, _>>()
            .map(Some)
    }

    /// A copy for each run, since a program may write to its input.
    pub(crate) fn lay_out_inputs(&self, poc: &Poc) -> Result<Scratch, SubjectError> {
        let folder = Scratch::new(self.host.sandbox, "poc")?;
        for path in poc.input.iter().chain(&poc.files) {
            let copy = folder.path().join(path.file_name().unwrap_or_default());
            fs::copy(path, &copy).map_err(SubjectError::io("copy", path))?;
            self.host.sandbox.workshop().identity().own(&copy)?;
        }
        Ok(folder)
    }

    fn read_reports(&self, finished: &Finished, folder: &Path) -> Result<Printed, SubjectError> {
        let mut text = finished.stderr.bytes();
        text.push(b'\n');
        text.extend(finished.stdout.bytes());
        let left = Leftovers::open(folder)?;
        let mut logs = Vec::new();
        for name in left.names(MOST_REPORT_FILES)? {
            let log = left.read_head(&name, MOST_REPORT_BYTES)?;
            text.push(b'\n');
            text.extend(&log);
            logs.push((name, log));
        }
        let mut reports = crash::parse(&text);
        for report in reports.iter_mut().filter(|report| report.pid.is_none()) {
            report.pid = logs
                .iter()
                .find_map(|(name, log)| writer(name, log, report));
        }
        let leak_detection = LeakDetection::from_output(&text);
        text.truncate(MOST_PRINTED);
        Ok(Printed {
            reports,
            text,
            leak_detection,
        })
    }

    fn ending(
        &self,
        poc: &Poc,
        finished: &Finished,
        found: &mut Vec<CrashReport>,
        leak_detection: LeakDetection,
    ) -> PocEnding {
        match finished.outcome {
            Outcome::SupervisorKilled => {
                return PocEnding::Unclear("the program killed its supervisor".to_owned());
            }
            Outcome::DiskFull => {
                return PocEnding::Unclear("it wrote more than limits.disk-mib allows".to_owned());
            }
            Outcome::OutOfMemory if found.is_empty() => found.push(out_of_memory()),
            Outcome::TimedOut => return PocEnding::Hung(None),
            Outcome::Exited(_) | Outcome::Signalled(_) | Outcome::OutOfMemory => {}
            Outcome::CpuExhausted | Outcome::Cancelled => {}
        }
        if finished.usage.wall >= Duration::from_secs(poc.seconds) {
            // A virtual machine tells where it was, and is killed then.
            let told = found
                .iter()
                .position(|report| report.kind == BugKind::Timeout);
            let sample = told.or_else(|| {
                let mut found = found.iter();
                found.position(|report| report.fatal || report.kind == BugKind::Abort)
            });
            return PocEnding::Hung(sample.map(|index| Box::new(found[index].clone())));
        }
        let tells = |report: &CrashReport| report.fatal || report.kind == BugKind::MemoryLeak;
        if leak_detection == LeakDetection::Failed && !found.iter().any(tells) {
            return PocEnding::Unclear("LeakSanitizer itself failed".to_owned());
        }
        crash::settle(found, self.process_ending(finished));
        let given = self.options.given_report.as_ref();
        let hints = crash::Hints {
            bug: poc.bug.as_deref().and_then(|word| word.parse().ok()),
            sanitizer_report: given,
        };
        match crash::choose(found, hints, &self.project()) {
            Some(index) => PocEnding::Crashed(Box::new(found[index].clone())),
            None if lost_report(finished) => {
                PocEnding::Unclear("a sanitizer ended a process, but its report is gone".to_owned())
            }
            None if matches!(finished.outcome, Outcome::Exited(126 | 127)) => {
                PocEnding::NotStarted(start_failure::describe_start_failure(
                    &finished.stderr.text(),
                ))
            }
            None => PocEnding::Quiet(finished.outcome),
        }
    }

    /// The most informative end: a process that died from a signal takes precedence over the shell's status.
    fn process_ending(&self, finished: &Finished) -> crash::Ending {
        let signals = finished.traced.ends.values().filter_map(|end| match end {
            ProcessEnd::Signalled(signal) => Some(*signal),
            ProcessEnd::Exited(_) => None,
        });
        match signals.into_iter().find(|signal| is_crash(*signal)) {
            Some(signal) => crash::Ending::Signalled(signal),
            None if lost_report(finished) => crash::Ending::Exited(SANITIZER_EXIT),
            None => match finished.outcome {
                // The processes were not traced, so only the last exit status is known.
                Outcome::Exited(code) if untraced(finished) && is_crash(code - 128) => {
                    crash::Ending::Signalled(code - 128)
                }
                Outcome::Signalled(signal) if is_crash(signal) => crash::Ending::Signalled(signal),
                Outcome::Exited(code) => crash::Ending::Exited(code),
                _ => crash::Ending::Exited(0),
            },
        }
    }

    /// What distinguishes the project's own frames from others.
    pub fn project(&self) -> crash::Project {
        crash::Project {
            wrappers: self.wrappers.clone(),
            files: match self.case.runs_on_jvm() {
                true => self
                    .jvm_sources
                    .get_or_init(|| self.find_jvm_sources())
                    .clone(),
                false => BTreeSet::new(),
            },
            ..crash::Project::at(&self.case.source)
        }
    }

    fn find_jvm_sources(&self) -> BTreeSet<String> {
        let found = jvm::sources(&self.case.source);
        if let Some(why) = found.left_out {
            self.note(format!(
                "not all sources below {} are known, because {why}: frames in the others count as foreign code; choose a \
                 smaller `source`",
                self.case.source.display()
            ));
        }
        found.files
    }
}

/// The job of one run, with its own scratch folder.
pub(crate) fn poc_job(
    room: &mut Room<'_>,
    poc: &Poc,
    reports: &Path,
    inputs: &Path,
    watch: Watch,
) -> Result<Job, SubjectError> {
    let scratch = room.folder("scratch", &Path::new(INSIDE_ROOT).join("scratch"))?;
    let limit = Duration::from_secs(poc.seconds);
    let (leaks, supervision, wall) = match watch {
        Watch::Processes => (
            Leaks::Ignored,
            Supervision::TracedUntil {
                abort_after: limit,
                grace: ABORT_GRACE,
                files: room.watched_files(),
            },
            limit + ABORT_GRACE + Duration::from_secs(5),
        ),
        // The stack is not needed: a run that reaches its limit has hung.
        Watch::Leaks => (Leaks::Reported, Supervision::Plain, limit),
    };
    let reports = reports.to_string_lossy();
    room.add_env(
        &poc.env,
        &Purpose::Evidence {
            reports: &reports,
            leaks,
        },
    );
    let input = poc.input.as_deref().and_then(Path::file_name);
    let input = input.map(|name| inputs.join(name));
    let cwd = match &poc.cwd {
        Cwd::Source(below) => room.source.join(below),
        Cwd::Scratch => scratch.clone(),
    };
    let script = room.expand(&poc.command, input.as_deref(), Some(&scratch));
    let mut job = room.job(script, &cwd, wall, supervision);
    if let Some(path) = &poc.stdin {
        job.stdin = Stdin::File(path.clone());
    }
    Ok(job)
}

/// The process whose log contains this report: UBSan's text does not name it, but the file name does.
fn writer(name: &Path, log: &[u8], report: &CrashReport) -> Option<u32> {
    let pid = name.extension()?.to_str()?.parse().ok()?;
    let same = |other: &CrashReport| other.kind == report.kind && other.frames == report.frames;
    crash::parse(log).iter().any(same).then_some(pid)
}

fn lost_report(finished: &Finished) -> bool {
    let mut ends = finished.traced.ends.values();
    ends.any(|end| *end == ProcessEnd::Exited(SANITIZER_EXIT))
        || untraced(finished) && finished.outcome == Outcome::Exited(SANITIZER_EXIT)
}

fn untraced(finished: &Finished) -> bool {
    finished.traced.ends.is_empty()
}

fn is_crash(signal: i32) -> bool {
    CRASH_SIGNALS.contains(&signal)
}

fn out_of_memory() -> CrashReport {
    CrashReport {
        fatal: true,
        ..CrashReport::new(BugKind::OutOfMemory, Sanitizer::None)
    }
}
