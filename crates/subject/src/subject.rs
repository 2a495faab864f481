//! One case on this machine: everything that runs its commands starts here.

use std::fs;
use std::io;
use std::path::{Path, PathBuf};
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

/// A case with all that is needed to run its commands.
pub struct Subject<'a> {
    pub case: &'a Case,
    pub host: Host<'a>,
    pub record: Record<'a>,
    pub options: SubjectOptions,
    /// Whether an unusual way of layering was said already.
    pub(crate) told_layer: AtomicBool,
    /// Which of the project's functions only pass a fresh block on.
    pub(crate) wrappers: Wrappers,
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

/// What may differ from run to run of one case.
#[derive(Debug, Clone, Default)]
pub struct SubjectOptions {
    /// Our own folders (output, cache, runs): never copied where they lie in the tree.
    pub ours: Vec<PathBuf>,
    /// Rebuild the base even if it is cached.
    pub fresh: bool,
    /// The report that came with the case, when there is one.
    pub given_report: Option<CrashReport>,
    pub analysis: AnalysisUse,
}

/// Whether the program may be built once more for looking.
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
            told_layer: AtomicBool::new(false),
            wrappers: wrappers::read(&case.source),
        }
    }
}

impl Subject<'_> {
    /// Another form of the case, on the same host.
    pub fn with_case<'b>(&'b self, case: &'b Case) -> Subject<'b> {
        Subject::new(
            case,
            self.host.clone(),
            self.record.clone(),
            self.options.clone(),
        )
    }

    /// The same, with or without builds for analysis.
    pub fn with_analysis(&self, analysis: AnalysisUse) -> Subject<'_> {
        let options = SubjectOptions {
            analysis,
            ..self.options.clone()
        };
        Subject::new(self.case, self.host.clone(), self.record.clone(), options)
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

    /// Tells that something begins and ends; does not begin it once cancelled.
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

    /// What a command printed, out of its log: both streams, bounded by the log's own bound.
    pub fn log_text(&self, what: &str) -> io::Result<String> {
        let stem = self.log_stem(what);
        let out = fs::read(stem.with_extension("out"))?;
        let err = fs::read(stem.with_extension("err"))?;
        Ok(String::from_utf8_lossy(&[out, err].concat()).into_owned())
    }

    /// A path as the job sees it, as it lies below `tree` on the host.
    pub(crate) fn in_tree(&self, seen: &Path, tree: &Path) -> Option<PathBuf> {
        seen.strip_prefix(&self.case.source)
            .ok()
            .map(|relative| tree.join(relative))
    }
}
