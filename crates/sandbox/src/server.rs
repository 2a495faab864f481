//! A process that we exchange messages with while it runs: a language server, a debugger.
//!
//! It is a job like any other, with the same isolation, limits and watcher, but the caller holds pipes to its
//! standard input and output. A separate thread starts it and stays until its end, because the kernel ties the
//! job's life to the thread that started it.

use std::io::{self, Read, Write};
use std::os::fd::AsFd;
use std::process::{ChildStdin, ChildStdout};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{Receiver, RecvTimeoutError, SyncSender, TryRecvError, sync_channel};
use std::thread::{Builder, JoinHandle};
use std::time::Duration;

use rustix::event::{PollFd, PollFlags, Timespec, poll};

use crate::run::{Hold, Runner};
use crate::spawn::Pipes;
use crate::{CancelToken, Finished, Job, Sandbox, SandboxError};

/// How often a blocked reader or writer checks whether the server has ended, in case another process holds the pipe
/// open.
const TICK: Timespec = Timespec {
    tv_sec: 0,
    tv_nsec: 250_000_000,
};

/// A running server. When dropped, it is killed with its whole process tree and reaped.
#[derive(Debug)]
pub struct Server {
    stdin: Option<ServerInput>,
    stdout: Option<ServerOutput>,
    kill: CancelToken,
    end: Receiver<Result<Finished, SandboxError>>,
    keeper: Option<JoinHandle<()>>,
}

impl Sandbox {
    /// Starts `job` and returns while it runs; `job.stdin` is ignored. For a server without a time limit, set the
    /// wall limit to `Duration::MAX`. The server ends when `cancel` is set.
    pub fn serve(&self, job: &Job, cancel: &CancelToken) -> Result<Server, SandboxError> {
        let kill = cancel.child();
        let (say, heard) = sync_channel(1);
        let (tell_end, end) = sync_channel(1);
        let order = Order {
            runner: Arc::clone(&self.runner),
            job: job.clone(),
            cancel: kill.clone(),
            say,
            tell_end,
        };
        let keeper = Builder::new().name("server".to_owned());
        let keeper = keeper
            .spawn(move || order.carry_out())
            .map_err(|source| SandboxError::Watch { source })?;
        match heard.recv() {
            Ok((pipes, ended)) => Ok(Server {
                stdin: pipes.stdin.map(|pipe| ServerInput::new(pipe, &ended)),
                stdout: pipes.stdout.map(|pipe| ServerOutput::new(pipe, &ended)),
                kill,
                end,
                keeper: Some(keeper),
            }),
            Err(_) => Err(start_error(&end)),
        }
    }
}

fn start_error(end: &Receiver<Result<Finished, SandboxError>>) -> SandboxError {
    match end.recv() {
        Ok(Err(error)) => error,
        Ok(Ok(_)) | Err(_) => ended_badly(),
    }
}

fn ended_badly() -> SandboxError {
    SandboxError::Watch {
        source: io::Error::other("the thread that runs the server panicked"),
    }
}

struct Order {
    runner: Arc<Runner>,
    job: Job,
    cancel: CancelToken,
    say: SyncSender<(Pipes, Arc<AtomicBool>)>,
    tell_end: SyncSender<Result<Finished, SandboxError>>,
}

impl Order {
    fn carry_out(self) {
        let ended = Arc::new(AtomicBool::new(false));
        let mut hand_over = |pipes: Pipes| {
            // `serve` waits for this.
            let _ = self.say.send((pipes, Arc::clone(&ended)));
        };
        let hold = Hold::Caller(&mut hand_over);
        let ran = self.runner.run(&self.job, &self.cancel, hold);
        ended.store(true, Ordering::SeqCst);
        let _ = self.tell_end.send(ran.map(|(finished, _)| finished));
    }
}

impl Server {
    /// `None` after the first call.
    pub fn take_stdin(&mut self) -> Option<ServerInput> {
        self.stdin.take()
    }

    /// `None` after the first call.
    pub fn take_stdout(&mut self) -> Option<ServerOutput> {
        self.stdout.take()
    }

    /// Kills the whole process tree without waiting for its end.
    pub fn kill(&self) {
        self.kill.cancel();
    }

    /// `None` while it runs; the result is returned once. Its `stdout` is empty, because the caller read it.
    pub fn try_wait(&mut self) -> Result<Option<Finished>, SandboxError> {
        match self.end.try_recv() {
            Ok(end) => end.map(Some),
            Err(TryRecvError::Empty) => Ok(None),
            Err(TryRecvError::Disconnected) => Err(ended_badly()),
        }
    }

    /// Like `try_wait`, but waits up to `longest`.
    pub fn wait(&mut self, longest: Duration) -> Result<Option<Finished>, SandboxError> {
        match self.end.recv_timeout(longest) {
            Ok(end) => end.map(Some),
            Err(RecvTimeoutError::Timeout) => Ok(None),
            Err(RecvTimeoutError::Disconnected) => Err(ended_badly()),
        }
    }

    /// Kills it and returns how it ended, which may have been on its own.
    pub fn end(self) -> Result<Finished, SandboxError> {
        self.kill();
        self.end.recv().unwrap_or_else(|_| Err(ended_badly()))
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        self.kill.cancel();
        if let Some(keeper) = self.keeper.take() {
            let _ = keeper.join();
        }
    }
}

/// The server's standard input. A write blocks until the server reads or ends.
#[derive(Debug)]
pub struct ServerInput {
    pipe: ChildStdin,
    ended: Arc<AtomicBool>,
}

/// The server's standard output; at end of file when the server ends.
#[derive(Debug)]
pub struct ServerOutput {
    pipe: ChildStdout,
    ended: Arc<AtomicBool>,
}

impl ServerInput {
    fn new(pipe: ChildStdin, ended: &Arc<AtomicBool>) -> Self {
        let ended = Arc::clone(ended);
        Self { pipe, ended }
    }
}

impl ServerOutput {
    fn new(pipe: ChildStdout, ended: &Arc<AtomicBool>) -> Self {
        let ended = Arc::clone(ended);
        Self { pipe, ended }
    }
}

impl Read for ServerOutput {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        loop {
            // Checked before polling: everything that the server wrote before it ended is in the pipe by then.
            let over = self.ended.load(Ordering::SeqCst);
            if is_ready(&self.pipe, PollFlags::IN)? {
                return self.pipe.read(buffer);
            }
            if over {
                return Ok(0);
            }
        }
    }
}

impl Write for ServerInput {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        loop {
            if self.ended.load(Ordering::SeqCst) {
                return Err(io::ErrorKind::BrokenPipe.into());
            }
            if is_ready(&self.pipe, PollFlags::OUT)? {
                // A ready pipe accepts this much without blocking.
                let some = bytes.get(..bytes.len().min(libc::PIPE_BUF));
                return self.pipe.write(some.unwrap_or_default());
            }
        }
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

fn is_ready(pipe: &impl AsFd, flags: PollFlags) -> io::Result<bool> {
    match poll(&mut [PollFd::new(pipe, flags)], Some(&TICK)) {
        Ok(count) => Ok(count > 0),
        Err(rustix::io::Errno::INTR) => Ok(false),
        Err(error) => Err(error.into()),
    }
}
