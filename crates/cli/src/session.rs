//! What a command works with: a case session that handles Ctrl-C and shows its events on the terminal.

use std::fs;
use std::path::PathBuf;
use std::sync::Arc;
use std::time::SystemTime;

use patchwright_agent::ModelBudget;
use patchwright_domain::case::Case;
use patchwright_domain::chat::Nanodollars;
use patchwright_domain::event::Event;
use patchwright_sandbox::{Backend, CancelToken, IoUring};
use patchwright_session::{
    CaseSession, FrontEnd, Listener, NewRun, RunEnd, RunStart, SessionConfig,
};
use patchwright_store::RunFolder;
use patchwright_subject::Subject;

use crate::args::{Common, SandboxChoice, Work};
use crate::failure::Failure;
use crate::interrupt;
use crate::places::Places;
use crate::progress::Progress;
use crate::sink;

pub struct Session {
    inner: CaseSession,
    progress: Arc<Progress>,
    fresh: bool,
}

impl Session {
    pub fn open(common: &Common, work: &Work, command: &str, case: &Case) -> anyhow::Result<Self> {
        Self::begin(
            common,
            work,
            case,
            Beginning::new(command),
            Watcher::user()?,
        )
    }

    pub fn begin(
        common: &Common,
        work: &Work,
        case: &Case,
        beginning: Beginning,
        watcher: Watcher,
    ) -> anyhow::Result<Self> {
        let config = config(common, work, &beginning.ours)?;
        let progress = Arc::new(Progress::start(common));
        let shown = Arc::clone(&progress);
        let mut listeners: Vec<Listener> = vec![Box::new(move |_, event| shown.show(event))];
        listeners.extend(watcher.listener);
        let front_end = FrontEnd {
            cancel: watcher.cancel,
            listeners,
            notes: elsewhere(case).into_iter().collect(),
        };
        let inner = CaseSession::open(config, case.clone(), beginning.start, front_end)?;
        progress.follow_logs(inner.run().logs());
        Ok(Self {
            inner,
            progress,
            fresh: work.fresh,
        })
    }

    /// Shows the cost of models while they work. A resumed run does not repeat which round it is in.
    pub fn show_spending(
        &self,
        budget: &ModelBudget,
        most: Option<Nanodollars>,
        earlier: &[Event],
    ) {
        self.progress.pays_from(budget, most, earlier);
    }

    /// Shows a piece of a model's reply.
    pub fn hear(&self, text: &str) {
        self.progress.hear(text);
    }

    pub fn run(&self) -> &RunFolder {
        self.inner.run()
    }

    /// Journals the event and shows it.
    pub fn tell(&self, event: Event) {
        self.inner.emit(event);
    }

    /// The single call of a command: runs `action` on the case and records how it ended.
    pub fn work<T>(
        &self,
        action: impl FnOnce(&Subject<'_>) -> anyhow::Result<T>,
        end: impl FnOnce(&T) -> RunEnd,
    ) -> anyhow::Result<T> {
        let mut call = self.inner.call();
        if self.fresh {
            call = call.with_fresh_base();
        }
        let result = call.run(action);
        let end = match &result {
            Ok(value) => end(value),
            Err(error) => RunEnd {
                status: format!("error: {error:#}"),
                exit: Failure::from_error(error).code.into(),
                reason: None,
            },
        };
        self.inner.finish(end)?;
        result
    }
}

/// Who waits for a command, besides the terminal.
pub struct Watcher {
    pub cancel: CancelToken,
    pub listener: Option<Listener>,
}

impl Watcher {
    /// The user, with Ctrl-C.
    pub fn user() -> anyhow::Result<Self> {
        Ok(Self {
            cancel: interrupt::install()?,
            listener: None,
        })
    }
}

/// How a command's run begins.
#[derive(Debug, Clone)]
pub struct Beginning {
    pub start: RunStart,
    /// Other folders that are never part of the source.
    pub ours: Vec<PathBuf>,
}

impl Beginning {
    pub fn new(command: &str) -> Self {
        Self {
            start: RunStart::New(NewRun {
                command: command.to_owned(),
                started: SystemTime::now(),
                identity: None,
                task: None,
            }),
            ours: Vec::new(),
        }
    }
}

pub fn config(common: &Common, work: &Work, further: &[PathBuf]) -> anyhow::Result<SessionConfig> {
    let places = Places::resolve(common)?;
    Ok(SessionConfig {
        work: places.work(),
        own_folders: own_folders(&places, further),
        cache: places.cache,
        cache_mib: common.cache_mib,
        runs: places.runs,
        backend: backend(work.sandbox),
        io_uring: match work.allow_io_uring {
            true => IoUring::Allowed,
            false => IoUring::Denied,
        },
    })
}

/// A note if the source is not where the user might expect it: a manifest may name any source.
fn elsewhere(case: &Case) -> Option<String> {
    let here = std::env::current_dir().ok()?;
    let near = case.source.starts_with(&here) || here.starts_with(&case.source);
    (!near).then(|| format!("the source is {}", case.source.display()))
}

/// Canonicalised like the path of the source, so that they are recognised inside it.
fn own_folders(places: &Places, further: &[PathBuf]) -> Vec<PathBuf> {
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
