//! The real parts of a command that does work, put together: sandbox, cache, journal, progress.

use std::fs;
use std::path::PathBuf;
use std::sync::{Mutex, PoisonError};
use std::time::SystemTime;

use patchwright_agent::ModelBudget;
use patchwright_domain::case::Case;
use patchwright_domain::chat::Nanodollars;
use patchwright_domain::event::Event;
use patchwright_domain::report::CrashReport;
use patchwright_domain::task::Task;
use patchwright_sandbox::{Backend, CancelToken, IoUring, Sandbox};
use patchwright_store::{RunFolder, StoreError};
use patchwright_subject::{Cache, Host, Record, Subject, SubjectOptions, Toolchain, machine};

use crate::args::{Common, SandboxChoice, Work};
use crate::failure::Failure;
use crate::given_file;
use crate::interrupt;
use crate::places::Places;
use crate::progress::Progress;
use crate::sink;

/// No report that a person hands over comes near this.
const MOST_REPORT_BYTES: u64 = 64 << 20;

pub struct Session {
    sandbox: Sandbox,
    cache: Cache,
    run: RunFolder,
    progress: Progress,
    cancel: CancelToken,
    ours: Vec<PathBuf>,
    /// The first event that could not be written: the run must not go on as if it were.
    lost: Mutex<Option<StoreError>>,
}

impl Session {
    pub fn open(common: &Common, work: &Work, command: &str, case: &Case) -> anyhow::Result<Self> {
        Self::begin(common, work, case, Beginning::new(command))
    }

    pub fn begin(
        common: &Common,
        work: &Work,
        case: &Case,
        beginning: Beginning,
    ) -> anyhow::Result<Self> {
        let places = Places::resolve(common)?;
        let cancel = interrupt::install()?;
        let backend = backend(work.sandbox);
        let io_uring = match work.allow_io_uring {
            true => IoUring::Allowed,
            false => IoUring::Denied,
        };
        let sandbox = Sandbox::open_with(&places.work(), backend, io_uring)?;
        let cache = Cache::open(&places.cache, common.cache_mib)?;
        let (run, first) = beginning.run(&places, case)?;
        let progress = Progress::start(common, run.logs());
        let session = Self {
            sandbox,
            cache,
            run,
            progress,
            cancel,
            ours: ours(&places, &beginning.ours),
            lost: Mutex::default(),
        };
        session.tell(first);
        session.tell_what_is_allowed(case);
        Ok(session)
    }

    /// What the user let the manifest reach outside its folder, so that nobody forgets a flag in a script, and what it asks for
    /// in vain.
    fn tell_what_is_allowed(&self, case: &Case) {
        let named = case.unpublished.iter().map(|path| {
            format!(
                "{} lies outside the case: the project's code reads it, as you allowed; bundles get its hash only",
                path.display()
            )
        });
        let shown = case.sandbox_read.iter();
        let shown = shown.map(|path| format!("the sandbox shows {}, read-only", path.display()));
        let refused = machine::refused(&case.limits);
        for text in elsewhere(case)
            .into_iter()
            .chain(named)
            .chain(shown)
            .chain(refused)
        {
            self.tell(Event::Noted { text });
        }
    }

    /// What models cost is shown while they work. A resumed run does not tell again which round it is in.
    pub fn show_spending(
        &self,
        budget: &ModelBudget,
        most: Option<Nanodollars>,
        earlier: &[Event],
    ) {
        self.progress.pays_from(budget, most, earlier);
    }

    /// A piece of what a model says.
    pub fn hear(&self, text: &str) {
        self.progress.hear(text);
    }

    pub fn run(&self) -> &RunFolder {
        &self.run
    }

    /// Runs `action` on the case and writes how it ended.
    pub fn work<T>(
        &self,
        case: &Case,
        work: &Work,
        action: impl FnOnce(&Subject<'_>) -> anyhow::Result<T>,
        status: impl FnOnce(&T) -> (String, i32),
    ) -> anyhow::Result<T> {
        self.work_told(case, work, action, |value| {
            let (status, exit) = status(value);
            (status, exit, None)
        })
    }

    /// The same, with the reason for how it ended.
    pub fn work_told<T>(
        &self,
        case: &Case,
        work: &Work,
        action: impl FnOnce(&Subject<'_>) -> anyhow::Result<T>,
        end: impl FnOnce(&T) -> (String, i32, Option<String>),
    ) -> anyhow::Result<T> {
        let result = self.act(case, work, action);
        if let Some(lost) = self
            .lost
            .lock()
            .unwrap_or_else(PoisonError::into_inner)
            .take()
        {
            return Err(anyhow::Error::new(lost).context("the journal could not be written"));
        }
        let (status, exit, reason) = match &result {
            Ok(value) => end(value),
            Err(error) => {
                let code = Failure::of(error).code.into();
                (format!("error: {error:#}"), code, None)
            }
        };
        self.run.journal.append(&Event::RunFinished {
            status,
            exit,
            reason,
        })?;
        result
    }

    fn act<T>(
        &self,
        case: &Case,
        work: &Work,
        action: impl FnOnce(&Subject<'_>) -> anyhow::Result<T>,
    ) -> anyhow::Result<T> {
        let sink = |event: Event| self.tell(event);
        let host = Host {
            sandbox: &self.sandbox,
            cache: &self.cache,
            toolchain: Toolchain::find(&case.sandbox_read),
            cancel: &self.cancel,
        };
        let record = Record {
            sink: &sink,
            logs: self.run.logs(),
        };
        let options = SubjectOptions {
            ours: self.ours.clone(),
            fresh: work.fresh,
            given_report: given_report(case, &sink)?,
        };
        action(&Subject::new(case, host, record, options))
    }

    /// Written down and shown.
    pub fn tell(&self, event: Event) {
        if let Err(error) = self.run.journal.append(&event) {
            self.lost
                .lock()
                .unwrap_or_else(PoisonError::into_inner)
                .get_or_insert(error);
            self.cancel.cancel();
        }
        self.progress.show(&event);
    }
}

/// How a command's run begins.
#[derive(Debug, Clone)]
pub struct Beginning {
    pub command: String,
    /// For runs that can be resumed.
    pub identity: Option<String>,
    /// What a repair was asked to do.
    pub task: Option<Box<Task>>,
    /// The run to go on with.
    pub resumed: Option<String>,
    /// Further folders that never belong to the source.
    pub ours: Vec<PathBuf>,
}

impl Beginning {
    pub fn new(command: &str) -> Self {
        Self {
            command: command.to_owned(),
            identity: None,
            task: None,
            resumed: None,
            ours: Vec::new(),
        }
    }

    fn run(&self, places: &Places, case: &Case) -> anyhow::Result<(RunFolder, Event)> {
        let version = env!("CARGO_PKG_VERSION").to_owned();
        if let Some(id) = &self.resumed {
            let run = RunFolder::resume(&places.runs, id)?;
            return Ok((run, Event::RunResumed { version }));
        }
        let run = RunFolder::create(&places.runs, &self.command, SystemTime::now())?;
        let started = Event::RunStarted {
            command: self.command.clone(),
            case: case.name.clone(),
            version,
            identity: self.identity.clone(),
            task: self.task.clone(),
        };
        Ok((run, started))
    }
}

/// Told where the user might not expect it: a manifest may name any source.
fn elsewhere(case: &Case) -> Option<String> {
    let here = std::env::current_dir().ok()?;
    let near = case.source.starts_with(&here) || here.starts_with(&case.source);
    (!near).then(|| format!("the source is {}", case.source.display()))
}

/// As the source's path is resolved, so that they are known for what they are inside it.
fn ours(places: &Places, further: &[PathBuf]) -> Vec<PathBuf> {
    let out = std::env::current_dir().map(|here| here.join("patchwright-out"));
    let folders = [places.cache.clone(), places.runs.clone()];
    let folders = folders.into_iter().chain(out.ok());
    let folders = folders.chain(further.iter().cloned());
    folders
        .map(|path| fs::canonicalize(&path).unwrap_or(path))
        .collect()
}

fn backend(choice: SandboxChoice) -> Backend {
    match choice {
        SandboxChoice::Bubblewrap => Backend::Bubblewrap,
        SandboxChoice::None => {
            let warning = "warning: --sandbox none: the project's code runs with all your rights";
            sink::say(&format!("patchwright: {warning}"));
            Backend::None
        }
    }
}

/// The report that the manifest names: it tells which of several reports is the bug.
fn given_report(case: &Case, sink: &dyn Fn(Event)) -> anyhow::Result<Option<CrashReport>> {
    let Some(path) = &case.report.sanitizer else {
        return Ok(None);
    };
    let bytes = given_file::read(path, MOST_REPORT_BYTES)?;
    let found = patchwright_crash::parse(&bytes).into_iter().next();
    if found.is_none() {
        sink(Event::Noted {
            text: format!("{} holds no report that is understood", path.display()),
        });
    }
    Ok(found)
}
