//! One run of a batch: starts the command, captures its output, applies its time limit and ends all
//! its processes.

use std::collections::VecDeque;
use std::ffi::OsStr;
use std::fs::File;
use std::io::{self, PipeReader, Read};
use std::os::fd::AsRawFd;
use std::os::unix::process::{CommandExt, ExitStatusExt};
use std::process::{Child, Command, ExitStatus, Stdio};
use std::time::{Duration, Instant};

use crate::fnv;
use crate::processes::{self, Reach};
use crate::stacks;
use crate::sys;

/// How long a crashing background process may take to finish its report.
const STRAGGLERS: Duration = Duration::from_millis(500);
/// On a busy machine a run that used little CPU time may take this many times its limit.
const PATIENCE: u32 = 3;
const PATIENCE_TO_LEAVE: u32 = 10;
const TICK: Duration = Duration::from_millis(20);
const HEAD_BYTES: usize = 4 << 10;
const TAIL_BYTES: usize = 4 << 10;

pub struct Order<'a> {
    pub script: &'a OsStr,
    pub stdin: Option<&'a std::path::Path>,
    pub limit: Duration,
    pub at_limit: AtLimit,
    pub reach: Reach,
}

/// What happens when a run reaches its time limit.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum AtLimit {
    /// It counts as a hang if it used at least half the limit in CPU time, or once it took
    /// [`PATIENCE`] times the limit. It gets SIGABRT first, so that its sanitizer prints the stack.
    Sample { grace: Duration },
    /// It is abandoned and reported as slow; whether it hangs is not known.
    Leave,
}

pub enum How {
    Ended(ExitStatus),
    Hung,
    Slow,
}

pub struct Ran {
    pub how: How,
    pub wall: Duration,
    /// Only of processes that were waited for.
    pub cpu: Duration,
    pub out: Heard,
    pub err: Heard,
    /// Some of its processes could not be killed.
    pub left_processes: bool,
}

/// A captured stream: hashed in full, with its head and tail kept.
pub struct Heard {
    pub total: u64,
    pub hash: u64,
    head: Vec<u8>,
    tail: VecDeque<u8>,
    pipe: Option<PipeReader>,
}

impl Heard {
    pub fn new(pipe: PipeReader) -> Self {
        Self {
            total: 0,
            hash: fnv::START,
            head: Vec::new(),
            tail: VecDeque::new(),
            pipe: Some(pipe),
        }
    }

    pub fn fd(&self) -> i32 {
        self.pipe.as_ref().map_or(-1, AsRawFd::as_raw_fd)
    }

    /// A pipe for the next run.
    pub fn take_pipe(&mut self) -> Option<PipeReader> {
        self.pipe.take()
    }

    pub fn read_some(&mut self) -> io::Result<()> {
        let mut buffer = [0; 16 << 10];
        let Some(pipe) = &mut self.pipe else {
            return Ok(());
        };
        let count = pipe.read(&mut buffer)?;
        if count == 0 {
            self.pipe = None;
        }
        self.take(buffer.get(..count).unwrap_or_default());
        Ok(())
    }

    fn take(&mut self, bytes: &[u8]) {
        self.total += bytes.len() as u64;
        self.hash = fnv::hash(self.hash, bytes);
        let room = HEAD_BYTES - self.head.len();
        let (to_head, to_tail) = bytes.split_at(room.min(bytes.len()));
        self.head.extend_from_slice(to_head);
        self.tail.extend(to_tail);
        let surplus = self.tail.len().saturating_sub(TAIL_BYTES);
        self.tail.drain(..surplus);
    }

    pub fn kept(&self) -> Vec<u8> {
        let mut all = self.head.clone();
        if self.total > (self.head.len() + self.tail.len()) as u64 {
            all.push(b'\n');
        }
        all.extend(&self.tail);
        all
    }
}

#[expect(
    clippy::disallowed_methods,
    reason = "inside the sandbox: this is the sandbox's own program"
)]
pub fn run(order: &Order<'_>) -> io::Result<Ran> {
    let (out, out_writer) = io::pipe()?;
    let (err, err_writer) = io::pipe()?;
    let stdin = match order.stdin {
        Some(path) => Stdio::from(File::open(path)?),
        None => Stdio::null(),
    };
    let mut command = Command::new("/bin/sh");
    command.arg("-c").arg(order.script).process_group(0);
    command.stdin(stdin).stdout(out_writer).stderr(err_writer);
    let started = Instant::now();
    let worked_before = sys::children_cpu()?;
    let child = command.spawn()?;
    // Drops our copies of the write ends, so that the pipes close with the run's own.
    drop(command);
    let mut watched = Watched {
        leader: i32::try_from(child.id()).unwrap_or(i32::MAX),
        child,
        status: None,
        ended: None,
        sampled: None,
        started,
        out: Heard::new(out),
        err: Heard::new(err),
    };
    let how = watched.follow(order)?;
    let wall = started.elapsed();
    let left_processes = watched.clean_up(order.reach)?;
    Ok(Ran {
        how,
        wall,
        cpu: sys::children_cpu()?.saturating_sub(worked_before),
        out: watched.out,
        err: watched.err,
        left_processes,
    })
}

struct Watched {
    leader: i32,
    child: Child,
    status: Option<ExitStatus>,
    ended: Option<Instant>,
    sampled: Option<Instant>,
    started: Instant,
    out: Heard,
    err: Heard,
}

impl Watched {
    fn follow(&mut self, order: &Order<'_>) -> io::Result<How> {
        loop {
            self.listen(TICK)?;
            self.look_for_end()?;
            if let Some(how) = self.is_over(order) {
                return Ok(how);
            }
        }
    }

    /// Reads what is available; if both pipes are closed, only sleeps briefly.
    fn listen(&mut self, longest: Duration) -> io::Result<()> {
        if self.out.pipe.is_none() && self.err.pipe.is_none() {
            std::thread::sleep(Duration::from_micros(100));
            return Ok(());
        }
        let ready = sys::readable([self.out.fd(), self.err.fd()], longest)?;
        if ready[0] {
            self.out.read_some()?;
        }
        if ready[1] {
            self.err.read_some()?;
        }
        Ok(())
    }

    fn look_for_end(&mut self) -> io::Result<()> {
        if self.status.is_none() {
            self.status = self.child.try_wait()?;
            self.ended = self.status.map(|_| Instant::now());
        }
        Ok(())
    }

    fn is_over(&mut self, order: &Order<'_>) -> Option<How> {
        if let (Some(status), Some(ended)) = (self.status, self.ended) {
            let silent = self.out.pipe.is_none() && self.err.pipe.is_none();
            let alone = silent && !processes::anybody(self.leader, order.reach);
            let waited = ended.elapsed() > STRAGGLERS;
            return (alone || waited).then_some(match self.sampled {
                Some(_) => How::Hung,
                None => How::Ended(status),
            });
        }
        if self.started.elapsed() < order.limit {
            return None;
        }
        match (order.at_limit, self.sampled) {
            (AtLimit::Leave, _) => {
                let worked = processes::family(self.leader).cpu() >= order.limit;
                let waited = self.started.elapsed() >= order.limit * PATIENCE_TO_LEAVE;
                (worked || waited).then_some(How::Slow)
            }
            (AtLimit::Sample { grace }, Some(since)) => {
                (since.elapsed() > grace).then_some(How::Hung)
            }
            (AtLimit::Sample { .. }, None) => {
                self.sample_if_hanging(order.limit);
                None
            }
        }
    }

    /// Looks at CPU time too: on a busy machine the wall clock alone proves nothing.
    fn sample_if_hanging(&mut self, limit: Duration) {
        let family = processes::family(self.leader);
        if family.cpu() >= limit / 2 || self.started.elapsed() >= limit * PATIENCE {
            stacks::ask(&family.leaves());
            self.sampled = Some(Instant::now());
        }
    }

    fn clean_up(&mut self, reach: Reach) -> io::Result<bool> {
        if self.status.is_none() {
            sys::signal(-self.leader, 9);
            self.child.kill()?;
            self.child.wait()?;
        }
        let ended = processes::end_all(self.leader, reach);
        // Output written before the end is still in the pipes; one that stays open is held by a
        // surviving process.
        let until = Instant::now() + STRAGGLERS;
        while (self.out.pipe.is_some() || self.err.pipe.is_some()) && Instant::now() < until {
            self.listen(TICK)?;
        }
        Ok(!ended)
    }
}

/// `exit` or `signal` with its number.
pub fn exit_fields(status: ExitStatus) -> (&'static str, i32) {
    match (status.code(), status.signal()) {
        (Some(code), _) => ("exit", code),
        (None, Some(signal)) => ("signal", signal),
        (None, None) => ("signal", 9),
    }
}
