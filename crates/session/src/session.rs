//! Opens what the calls on a case share, and finishes its run.

use std::path::PathBuf;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::SystemTime;

use patchwright_domain::case::Case;
use patchwright_domain::event::Event;
use patchwright_domain::task::Task;
use patchwright_sandbox::{Backend, CancelToken, IoUring, Sandbox};
use patchwright_store::RunFolder;
use patchwright_subject::{Cache, machine};

use crate::call::Call;
use crate::error::SessionError;
use crate::events::{EventStream, Listener, ListenerId, Subscription};
use crate::open_case::OpenCase;

/// Where a session keeps its files, and how its jobs are isolated.
#[derive(Debug, Clone)]
pub struct SessionConfig {
    /// For work in progress; on the same file system as the cache.
    pub work: PathBuf,
    pub cache: PathBuf,
    pub cache_mib: Option<u64>,
    pub runs: PathBuf,
    pub backend: Backend,
    pub io_uring: IoUring,
    /// Our own folders, canonicalised like the source path. Those inside the source are not copied with it.
    pub own_folders: Vec<PathBuf>,
}

#[derive(Default)]
pub struct FrontEnd {
    /// Cancels the session and all its calls.
    pub cancel: CancelToken,
    /// Receive every event from the first on.
    pub listeners: Vec<Listener>,
    /// Emitted as notes right after the first event of the run.
    pub notes: Vec<String>,
}

/// Whether the session starts a run or continues one.
#[derive(Debug, Clone)]
pub enum RunStart {
    New(NewRun),
    /// Continues the run with this id.
    Resumed {
        id: String,
    },
}

#[derive(Debug, Clone)]
pub struct NewRun {
    /// The command, used in the name of the run.
    pub command: String,
    pub started: SystemTime,
    /// Set for runs that can be resumed.
    pub identity: Option<String>,
    /// What a repair was asked to do.
    pub task: Option<Box<Task>>,
}

/// How a run ended, as the front end reports it.
#[derive(Debug, Clone)]
pub struct RunEnd {
    pub status: String,
    pub exit: i32,
    pub reason: Option<String>,
}

/// An open case, which any number of threads may make calls on.
pub struct CaseSession {
    open: OpenCase,
    cancel: CancelToken,
    calls: AtomicU64,
}

impl CaseSession {
    pub fn open(
        config: SessionConfig,
        case: Case,
        start: RunStart,
        front_end: FrontEnd,
    ) -> Result<Self, SessionError> {
        let sandbox = Sandbox::open_with(&config.work, config.backend, config.io_uring)?;
        let cache = Cache::open(&config.cache, config.cache_mib)?;
        let (run, first) = start.open(&config, &case)?;
        let cancel = front_end.cancel.child();
        let session = Self {
            open: OpenCase {
                case,
                sandbox,
                cache,
                own_folders: config.own_folders,
                events: EventStream::new(run, cancel.clone()),
            },
            cancel,
            calls: AtomicU64::new(0),
        };
        for listener in front_end.listeners {
            session.add_listener(listener);
        }
        session.emit(first);
        let notes = front_end.notes.into_iter();
        for text in notes.chain(allowances(&session.open.case)) {
            session.emit(Event::Noted { text });
        }
        Ok(session)
    }

    /// A new call, with its own cancellation token.
    pub fn call(&self) -> Call<'_> {
        let number = self.calls.fetch_add(1, Ordering::Relaxed);
        Call::new(&self.open, self.cancel.child(), number)
    }

    /// Cancels every call of the session, including later ones.
    pub fn cancel_token(&self) -> &CancelToken {
        &self.cancel
    }

    pub fn run(&self) -> &RunFolder {
        self.open.events.run()
    }

    /// The listener receives every event from now on.
    pub fn add_listener(&self, listener: Listener) -> Subscription {
        self.open.events.add(listener)
    }

    pub fn remove_listener(&self, id: ListenerId) {
        self.open.events.remove(id);
    }

    /// Writes the event to the journal and delivers it to the listeners. If it cannot be written, the session is cancelled
    /// and every call fails.
    pub fn emit(&self, event: Event) {
        self.open.events.emit(event);
    }

    /// Records how the run ended. A run without this record counts as killed.
    pub fn finish(&self, end: RunEnd) -> Result<(), SessionError> {
        self.emit(Event::RunFinished {
            status: end.status,
            exit: end.exit,
            reason: end.reason,
        });
        self.open.events.check()
    }
}

impl RunStart {
    fn open(self, config: &SessionConfig, case: &Case) -> Result<(RunFolder, Event), SessionError> {
        let version = env!("CARGO_PKG_VERSION").to_owned();
        match self {
            Self::Resumed { id } => {
                let run = RunFolder::resume(&config.runs, &id)?;
                Ok((run, Event::RunResumed { version }))
            }
            Self::New(new) => {
                let run = RunFolder::create(&config.runs, &new.command, new.started)?;
                let started = Event::RunStarted {
                    command: new.command,
                    case: case.name.clone(),
                    version,
                    identity: new.identity,
                    task: new.task,
                };
                Ok((run, started))
            }
        }
    }
}

/// Notes for the journal: paths outside the case that the user allowed the manifest to use (a forgotten flag in a script
/// should be noticed), and limits that this machine cannot grant.
fn allowances(case: &Case) -> Vec<String> {
    let named = case.unpublished.iter().map(|path| {
        format!(
            "{} lies outside the case: the project's code reads it, as you allowed; bundles get its hash only",
            path.display()
        )
    });
    let shown = case.sandbox_read.iter();
    let shown = shown.map(|path| format!("the sandbox shows {}, read-only", path.display()));
    let refused = machine::refused(&case.limits);
    named.chain(shown).chain(refused).collect()
}

#[cfg(test)]
#[path = "session_tests.rs"]
mod tests;
