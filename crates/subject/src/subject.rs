//! One case on this machine: everything that runs its commands starts here.

use std::fs;
use std::path::{Path, PathBuf};
use std::sync::atomic::AtomicBool;
use std::time::Instant;

use patchwright_domain::case::Case;
use patchwright_domain::event::{Event, Sink, Step};
use patchwright_domain::report::CrashReport;
use patchwright_sandbox::{CancelToken, Sandbox};

use crate::SubjectError;
use crate::cache::Cache;
use crate::toolchain::Toolchain;

/// The parts that a [`Subject`] works with; the composition root hands them down.
pub struct Subject<'a> {
    pub case: &'a Case,
    pub sandbox: &'a Sandbox,
    pub cache: &'a Cache,
    pub cancel: &'a CancelToken,
    pub sink: Sink<'a>,
    pub toolchain: Toolchain,
    /// Where the logs of commands go.
    pub logs: PathBuf,
    /// Our own folders (output, cache, runs): never copied where they lie in the tree.
    pub ours: Vec<PathBuf>,
    /// Make the base anew even if the cache has it.
    pub fresh: bool,
    /// The report that came with the case, when there is one.
    pub given_report: Option<CrashReport>,
    /// Whether an unusual way of layering was said already.
    pub told_layer: AtomicBool,
}

impl Subject<'_> {
    /// The same parts at work on another form of the case.
    pub fn of<'b>(&'b self, case: &'b Case) -> Subject<'b> {
        Subject {
            case,
            sandbox: self.sandbox,
            cache: self.cache,
            cancel: self.cancel,
            sink: self.sink,
            toolchain: self.toolchain.clone(),
            logs: self.logs.clone(),
            ours: self.ours.clone(),
            fresh: self.fresh,
            given_report: self.given_report.clone(),
            told_layer: AtomicBool::new(false),
        }
    }

    /// Tells that something begins and ends; does not begin it once cancelled.
    pub fn step<T, E: From<SubjectError>>(
        &self,
        step: Step,
        action: impl FnOnce() -> Result<T, E>,
    ) -> Result<T, E> {
        if self.cancel.is_cancelled() {
            return Err(SubjectError::Cancelled.into());
        }
        let started = Instant::now();
        (self.sink)(Event::StepStarted { step: step.clone() });
        let result = action()?;
        (self.sink)(Event::StepFinished {
            step,
            seconds: started.elapsed().as_secs_f64(),
        });
        Ok(result)
    }

    pub(crate) fn note(&self, text: String) {
        (self.sink)(Event::Noted { text });
    }

    pub(crate) fn log_stem(&self, what: &str) -> PathBuf {
        let plain = |letter: char| {
            if letter.is_ascii_alphanumeric() {
                letter
            } else {
                '-'
            }
        };
        self.logs.join(what.chars().map(plain).collect::<String>())
    }

    /// What a command printed, out of its log: both streams, bounded by the log's own bound.
    pub fn log_text(&self, what: &str) -> String {
        let stem = self.log_stem(what);
        let read = |end: &str| fs::read(stem.with_extension(end)).unwrap_or_default();
        String::from_utf8_lossy(&[read("out"), read("err")].concat()).into_owned()
    }

    /// A path as the job sees it, as it lies below `tree` on the host.
    pub(crate) fn in_tree(&self, seen: &Path, tree: &Path) -> Option<PathBuf> {
        seen.strip_prefix(&self.case.source)
            .ok()
            .map(|relative| tree.join(relative))
    }
}
