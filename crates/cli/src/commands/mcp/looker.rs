//! A thread that holds the code tools or the debugger of a case between calls: a language server and a stopped program are
//! worth keeping, and both belong to the thread that started them.

use std::sync::mpsc::{self, Receiver, RecvTimeoutError, Sender};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::thread::{self, JoinHandle};
use std::time::Duration;

use patchwright_agent::tools::Prepared;
use patchwright_domain::event::Event;
use patchwright_repair::tools::code::Help;
use patchwright_repair::tools::{self, Sight, ToolAnswer, ToolError, Toolbox};
use patchwright_sandbox::CancelToken;
use patchwright_subject::SubjectError;
use serde_json::Value;

use super::held::Held;
use super::request::Request;

/// How many calls of the code tools are carried out side by side.
const MOST_AT_ONCE: usize = 8;
/// How often a call that waits looks whether it is still wanted.
const LOOK: Duration = Duration::from_millis(20);

/// As much as the main thread of a command has: parsers of foreign code recurse.
pub const STACK: usize = 8 << 20;

/// The tools that one looker holds.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Set {
    Code,
    /// One program, stopped at one place: its calls run one after another.
    Debug,
}

type Answered = Result<ToolAnswer, ToolError>;

struct Job {
    name: String,
    arguments: Value,
    request: Request,
    answer: Sender<Answered>,
}

pub struct Looker {
    held: Arc<Held>,
    set: Set,
    thread: Mutex<State>,
}

enum State {
    Unstarted,
    Running(Sender<Job>, JoinHandle<()>),
    Closed,
}

impl Looker {
    pub fn new(held: Arc<Held>, set: Set) -> Self {
        Self {
            held,
            set,
            thread: Mutex::new(State::Unstarted),
        }
    }

    /// Has a tool called, and waits for its answer.
    pub fn call(&self, name: &str, arguments: Value, request: &Request) -> Answered {
        let (answer, answered) = mpsc::channel();
        let job = Job {
            name: name.to_owned(),
            arguments,
            request: request.clone(),
            answer,
        };
        self.send(job)?;
        loop {
            match answered.recv_timeout(LOOK) {
                Ok(answered) => return answered,
                Err(RecvTimeoutError::Timeout) if request.cancel.is_cancelled() => {
                    return Err(ToolError::Stopped(Box::new(SubjectError::Cancelled)));
                }
                Err(RecvTimeoutError::Timeout) => {}
                Err(RecvTimeoutError::Disconnected) => {
                    return Err(ToolError::Stopped("the tool did not answer".into()));
                }
            }
        }
    }

    /// Ends the thread with what it holds; calls that run must be cancelled before.
    pub fn close(&self) {
        let state = std::mem::replace(&mut *self.lock(), State::Closed);
        if let State::Running(jobs, thread) = state {
            drop(jobs);
            // A tool that panicked was reported to its call.
            let _ = thread.join();
        }
    }

    fn send(&self, job: Job) -> Result<(), ToolError> {
        let mut state = self.lock();
        let running = matches!(&*state, State::Running(_, thread) if !thread.is_finished());
        if !running && !matches!(*state, State::Closed) {
            *state = self.start()?;
        }
        let sent = match &*state {
            State::Running(jobs, _) => jobs.send(job).is_ok(),
            State::Unstarted | State::Closed => false,
        };
        match sent {
            true => Ok(()),
            false => Err(ToolError::Stopped("the server is closing".into())),
        }
    }

    fn start(&self) -> Result<State, ToolError> {
        let (jobs, waiting) = mpsc::channel();
        let (held, set) = (Arc::clone(&self.held), self.set);
        let thread = thread::Builder::new()
            .name(format!("{set:?}").to_lowercase())
            .stack_size(STACK)
            .spawn(move || serve(&held, set, &waiting));
        let thread = thread.map_err(|error| ToolError::Stopped(Box::new(error)))?;
        Ok(State::Running(jobs, thread))
    }

    fn lock(&self) -> MutexGuard<'_, State> {
        self.thread.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// Opens the tools for a call, and again after they broke or a call was cancelled.
fn serve(held: &Held, set: Set, jobs: &Receiver<Job>) {
    while let Ok(first) = jobs.recv() {
        let mut first = Some(first);
        let ended = serve_open(held, set, jobs, &mut first);
        if let (Err(error), Some(job)) = (ended, first) {
            let _ = job.answer.send(Err(ToolError::Stopped(error.into())));
        }
    }
}

/// Takes `first` once the base is there; returns when the tools must be opened anew.
fn serve_open(
    held: &Held,
    set: Set,
    jobs: &Receiver<Job>,
    first: &mut Option<Job>,
) -> anyhow::Result<()> {
    let call = held.session.call();
    let token = call.cancel_token();
    let current: Mutex<Vec<Request>> = Mutex::default();
    let listening = || current.lock().unwrap_or_else(PoisonError::into_inner);
    call.run(|subject| {
        let told = |event: Event| {
            listening().iter().for_each(|request| request.hear(&event));
            subject.tell(event);
        };
        let subject = subject.with_sink(&told);
        let request = first.as_ref().map(|job| job.request.clone());
        let attached = request.as_ref().map(|one| one.cancel.attach(token.clone()));
        listening().extend(request);
        let base = held.base(&subject)?;
        drop(attached);
        let words = match set {
            Set::Code => "reading the code, and starting a language server",
            Set::Debug => "getting ready to run the program",
        };
        listening().iter().for_each(|request| request.say(words));
        let sight = Sight::new(&subject, &base, None)
            .with_servers(held.looking.specs())
            .with_debugger(held.looking.debugger.value.clone());
        let mut toolbox = match set {
            Set::Code => tools::code_toolbox(&sight, Help::default()),
            Set::Debug => tools::debug_toolbox(&sight),
        };
        while let Some(batch) = next_batch(set, jobs, first) {
            *listening() = batch.iter().map(|job| job.request.clone()).collect();
            let after = answer_all(&mut toolbox, batch, &token);
            listening().clear();
            if after == After::Reopen {
                break;
            }
        }
        Ok(())
    })
}

/// `None` if no call can come any more.
fn next_batch(set: Set, jobs: &Receiver<Job>, first: &mut Option<Job>) -> Option<Vec<Job>> {
    let next = match first.take() {
        Some(job) => job,
        None => jobs.recv().ok()?,
    };
    let mut batch = vec![next];
    if set == Set::Code {
        batch.extend(jobs.try_iter().take(MOST_AT_ONCE - 1));
    }
    Some(batch)
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum After {
    GoOn,
    Reopen,
}

/// A call that is alone is cancelled together with the tools; among others, only its answer is dropped.
fn answer_all(toolbox: &mut Toolbox<'_>, batch: Vec<Job>, token: &CancelToken) -> After {
    let mut due: Vec<(Job, Prepared)> = Vec::new();
    for job in batch {
        if job.request.cancel.is_cancelled() {
            continue;
        }
        match toolbox.prepare(&job.name, &job.arguments) {
            Ok(prepared) => due.push((job, prepared)),
            Err(error) => {
                let _ = job.answer.send(Err(error));
            }
        }
    }
    let attached = match due.as_slice() {
        [(only, _)] => Some(only.request.cancel.attach(token.clone())),
        _ => None,
    };
    let prepared: Vec<Prepared> = due.iter().map(|(_, prepared)| prepared.clone()).collect();
    let answered = toolbox.run_all(&prepared);
    drop(attached);
    let mut after = match token.is_cancelled() {
        true => After::Reopen,
        false => After::GoOn,
    };
    for ((job, _), (answer, _)) in due.into_iter().zip(answered) {
        if let Err(ToolError::Stopped(_)) = answer {
            after = After::Reopen;
        }
        // Nobody waits for the answer of a call that was cancelled.
        let _ = job.answer.send(answer);
    }
    after
}
