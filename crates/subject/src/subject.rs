//! One case on this machine: everything that runs its commands starts here.

use std::collections::BTreeSet;
use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use std::sync::OnceLock;
use std::sync::atomic::AtomicBool;
use std::time::Instant;

use patchwright_crash::Wrappers;
use patchwright_domain::case::Case;
use patchwright_domain::event::{Event, Sink, Step};
use patchwright_domain::report::CrashReport;
use patchwright_sandbox::{CancelToken, Finished, Job, Sandbox, SandboxError};

use crate::SubjectError;
use crate::cache::Cache;
use crate::toolchain::Toolchain;
use crate::wrappers;

/// A case with everything needed to run its commands.
pub struct Subject<'a> {
    pub case: &'a Case,
    pub host: Host<'a>,
    pub record: Record<'a>,
    pub options: SubjectOptions,
    /// Whether an unusual layering method was already reported.
    pub(crate) layer_reported: AtomicBool,
    /// Whether it was said why mutants are not copies of one process.
    pub(crate) unserved_reported: AtomicBool,
    /// Which of the project's functions only pass a fresh block on.
    pub(crate) wrappers: Wrappers,
    /// The sources of a Java project, listed when they are first needed.
    pub(crate) jvm_sources: OnceLock<BTreeSet<String>>,
}

/// What commands run with.
#[derive(Clone)]
pub struct Host<'a> {
    pub sandbox: &'a Sandbox,
    pub cache: &'a Cache,
    pub toolchain: Toolchain,
    pub cancel: &'a CancelToken,
}

/// Where events and logs go.
#[derive(Clone)]
pub struct Record<'a> {
    pub sink: Sink<'a>,
    /// The folder for the logs of commands.
    pub logs: PathBuf,
}

/// What may differ between runs of one case.
#[derive(Debug, Clone, Default)]
pub struct SubjectOptions {
    /// Our own folders (output, cache, runs): never copied, even if they are in the tree.
    pub ours: Vec<PathBuf>,
    /// Rebuild the base even if it is cached.
    pub fresh: bool,
    /// The report that came with the case, if any.
    pub given_report: Option<CrashReport>,
    pub analysis: AnalysisUse,
}

/// Whether the program may be built once more for inspection.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub enum AnalysisUse {
    #[default]
    Allowed,
    Off,
}

impl<'a> Subject<'a> {
    pub fn new(
        case: &'a Case,
        host: Host<'a>,
        record: Record<'a>,
        options: SubjectOptions,
    ) -> Self {
        Self {
            case,
            host,
            record,
            options,
            layer_reported: AtomicBool::new(false),
            unserved_reported: AtomicBool::new(false),
            wrappers: wrappers::read(&case.source),
            jvm_sources: OnceLock::new(),
        }
    }
}

impl Subject<'_> {
    /// The same host with another form of the case.
    pub fn with_case<'b>(&'b self, case: &'b Case) -> Subject<'b> {
        Subject::new(
            case,
            self.host.clone(),
            self.record.clone(),
            self.options.clone(),
        )
    }

    /// The same with or without analysis builds.
    pub fn with_analysis(&self, analysis: AnalysisUse) -> Subject<'_> {
        let options = SubjectOptions {
            analysis,
            ..self.options.clone()
        };
        Subject::new(self.case, self.host.clone(), self.record.clone(), options)
    }

    /// The same with its events going elsewhere.
    pub fn with_sink<'b>(&'b self, sink: Sink<'b>) -> Subject<'b> {
        let record = Record {
            sink,
            logs: self.record.logs.clone(),
        };
        Subject::new(self.case, self.host.clone(), record, self.options.clone())
    }

    pub fn tell(&self, event: Event) {
        (self.record.sink)(event);
    }

    pub fn is_cancelled(&self) -> bool {
        self.host.cancel.is_cancelled()
    }

    pub(crate) fn run_job(&self, job: &Job) -> Result<Finished, SandboxError> {
        self.host.sandbox.run(job, self.host.cancel)
    }

    /// Announces the start and end of a step; does not start it once cancelled.
    pub fn step<T, E: From<SubjectError>>(
        &self,
        step: Step,
        action: impl FnOnce() -> Result<T, E>,
    ) -> Result<T, E> {
        if self.is_cancelled() {
            return Err(SubjectError::Cancelled.into());
        }
        let started = Instant::now();
        self.tell(Event::StepStarted { step: step.clone() });
        let result = action()?;
        self.tell(Event::StepFinished {
            step,
            seconds: started.elapsed().as_secs_f64(),
        });
        Ok(result)
    }

    pub(crate) fn note(&self, text: String) {
        self.tell(Event::Noted { text });
    }

    pub(crate) fn log_stem(&self, what: &str) -> PathBuf {
        let plain = |letter: char| {
            if letter.is_ascii_alphanumeric() {
                letter
            } else {
                '-'
            }
        };
        self.record
            .logs
            .join(what.chars().map(plain).collect::<String>())
    }

    /// A command's output from its log: both streams, up to the log's own limit.
    pub fn log_text(&self, what: &str) -> io::Result<String> {
        let stem = self.log_stem(what);
        let out = fs::read(stem.with_extension("out"))?;
        let err = fs::read(stem.with_extension("err"))?;
        Ok(String::from_utf8_lossy(&[out, err].concat()).into_owned())
    }

    /// The host path below `tree` of a path that the job sees.
    pub(crate) fn in_tree(&self, seen: &Path, tree: &Path) -> Option<PathBuf> {
        seen.strip_prefix(&self.case.source)
            .ok()
            .map(|relative| tree.join(relative))
    }
}
