//! Runs one job from its start to the end of its last process.

use std::ffi::OsString;
use std::fs::File;
use std::io;
use std::os::fd::OwnedFd;
use std::path::PathBuf;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread;
use std::time::{Duration, Instant};

use rustix::event::{PollFd, PollFlags, Timespec, poll};
use rustix::pipe::{PipeFlags, pipe_with};
use rustix::process::{Pid, PidfdFlags, pidfd_open};

use crate::capture::{Captured, Keeper, drain};
use crate::cgroup::ControlGroup;
use crate::disk::DiskWatch;
use crate::hidden_files::HiddenFiles;
use crate::records::Records;
use crate::spawn::{self, Input, Isolation, Pipes, Running, SpawnOrder};
use crate::watch;
use crate::{
    Backend, CancelToken, IoUring, Job, Mount, Outcome, ProcessEnd, SandboxError, Traced, Usage,
    Workshop,
};

const TICK: Duration = Duration::from_millis(50);
/// A server runs for hours: if the kernel limits its memory anyway, it is checked for only a hundredth of the time.
const EASE: u32 = 100;

/// The result of a job, however it ended.
#[derive(Debug)]
pub struct Finished {
    pub outcome: Outcome,
    pub stdout: Captured,
    pub stderr: Captured,
    /// Empty unless the job was traced.
    pub traced: Traced,
    pub usage: Usage,
}

/// What every job of one sandbox is started with. Shared with the threads that run servers.
#[derive(Debug)]
pub(crate) struct Runner {
    pub backend: Backend,
    pub bwrap: PathBuf,
    /// The supervisor's path on the host.
    pub program: PathBuf,
    pub workshop: Workshop,
    pub io_uring: IoUring,
}

/// What the job's standard input and output are connected to.
pub(crate) enum Hold<'a> {
    /// Input as the job says; output is captured.
    Runner,
    /// Both are pipes, handed to the caller as soon as the process exists.
    Caller(&'a mut dyn FnMut(Pipes)),
}

impl Runner {
    /// Also returns everything that the supervisor reported.
    pub(crate) fn run(
        &self,
        job: &Job,
        cancel: &CancelToken,
        hold: Hold<'_>,
    ) -> Result<(Finished, Vec<u8>), SandboxError> {
        let isolation = match self.backend {
            Backend::Bubblewrap => Isolation::Walls,
            Backend::None => Isolation::None,
        };
        self.run_behind(isolation, job, cancel, hold)
    }

    pub(crate) fn run_behind(
        &self,
        isolation: Isolation,
        job: &Job,
        cancel: &CancelToken,
        hold: Hold<'_>,
    ) -> Result<(Finished, Vec<u8>), SandboxError> {
        let started = Instant::now();
        let (reader, writer) =
            pipe_with(PipeFlags::CLOEXEC).map_err(|error| SandboxError::Watch {
                source: error.into(),
            })?;
        let group = ControlGroup::around_job(job.limits.memory_bytes, job.limits.processes);
        let mut watched = Watched {
            disk: DiskWatch::new(writable_roots(job), job.limits.disk_bytes),
            hidden: HiddenFiles::default(),
            usage: Usage::default(),
            started,
            next_look: started,
            ease: match (&hold, &group) {
                (Hold::Caller(_), Some(_)) => EASE,
                (Hold::Caller(_), None) | (Hold::Runner, _) => 0,
            },
        };
        let mut running = self.spawn(isolation, job, (&reader, writer), group.as_ref(), &hold)?;
        let done = AtomicBool::new(false);
        let streams = match hold {
            Hold::Runner => running.streams(),
            Hold::Caller(hand_over) => {
                hand_over(running.pipes());
                (None, running.streams().1)
            }
        };
        let (stopped, outputs) = thread::scope(|scope| {
            let done = &done;
            let out = streams
                .0
                .map(|stream| scope.spawn(move || drain(stream, keeper(job, "out"), done)));
            let err = streams
                .1
                .map(|stream| scope.spawn(move || drain(stream, keeper(job, "err"), done)));
            let told = scope.spawn(move || drain(File::from(reader), Keeper::records(), done));
            let stopped = supervise(running, job, cancel, &mut watched);
            done.store(true, Ordering::SeqCst);
            (
                stopped,
                [out.map(joined), err.map(joined), Some(joined(told))],
            )
        });
        let mut streams = outputs
            .into_iter()
            .map(|stream| stream.unwrap_or_else(|| Ok(Captured::default())));
        let mut next = || {
            streams
                .next()
                .unwrap_or_else(|| Ok(Captured::default()))
                .map_err(|source| SandboxError::Watch { source })
        };
        let (stdout, stderr, told) = (next()?, next()?, next()?);
        let records = Records::parse(&told.head);
        let memory_kill = group.is_some_and(|group| group.killed_for_memory());
        let outcome = self.outcome(stopped?, &records, &stderr, memory_kill)?;
        watched.usage.wall = started.elapsed();
        let finished = Finished {
            outcome,
            stdout,
            stderr,
            traced: records.traced,
            usage: watched.usage,
        };
        Ok((finished, told.head))
    }

    fn outcome(
        &self,
        stopped: Option<Outcome>,
        records: &Records,
        stderr: &Captured,
        memory_kill: bool,
    ) -> Result<Outcome, SandboxError> {
        match stopped {
            // The kernel killed one process for its memory, and the rest of the job was only waiting for it.
            None | Some(Outcome::TimedOut) if memory_kill => return Ok(Outcome::OutOfMemory),
            Some(outcome) => return Ok(outcome),
            None => {}
        }
        match records.end {
            Some(ProcessEnd::Exited(code)) => Ok(Outcome::Exited(code)),
            Some(ProcessEnd::Signalled(signal)) => Ok(Outcome::Signalled(signal)),
            None if records.started => Ok(Outcome::SupervisorKilled),
            None => Err(SandboxError::Refused {
                message: stderr.text().trim().to_owned(),
            }),
        }
    }

    fn spawn(
        &self,
        isolation: Isolation,
        job: &Job,
        (reader, writer): (&OwnedFd, OwnedFd),
        group: Option<&ControlGroup>,
        hold: &Hold<'_>,
    ) -> Result<Running, SandboxError> {
        let order = SpawnOrder {
            job,
            program: &self.program,
            identity: self.workshop.identity(),
            reader,
            writer,
            group,
            input: match hold {
                Hold::Runner => Input::open(&job.stdin)?,
                Hold::Caller(_) => Input::pipe(),
            },
            io_uring: self.io_uring,
            isolation,
        };
        match isolation {
            Isolation::Walls => spawn::behind_walls(&self.bwrap, order),
            Isolation::Guard | Isolation::None => spawn::in_the_open(order),
        }
    }
}

/// `Some` if we stopped the job.
fn supervise(
    mut running: Running,
    job: &Job,
    cancel: &CancelToken,
    watched: &mut Watched,
) -> Result<Option<Outcome>, SandboxError> {
    let stopped = wait_or_stop(running.pid(), job, cancel, watched);
    if !matches!(stopped, Ok(None)) {
        running.kill();
    }
    let ended = running.wait_for_the_last();
    ended
        .and(stopped)
        .map_err(|source| SandboxError::Watch { source })
}

struct Watched {
    disk: DiskWatch,
    hidden: HiddenFiles,
    usage: Usage,
    started: Instant,
    next_look: Instant,
    /// The pause after a check, as a multiple of the time it took.
    ease: u32,
}

fn wait_or_stop(
    pid: u32,
    job: &Job,
    cancel: &CancelToken,
    watched: &mut Watched,
) -> io::Result<Option<Outcome>> {
    let Some(process) = Pid::from_raw(pid as i32) else {
        return Ok(None);
    };
    let handle = pidfd_open(process, PidfdFlags::empty())?;
    loop {
        let left = job.limits.wall.saturating_sub(watched.started.elapsed());
        let pause = left.min(TICK);
        let timeout = Timespec {
            tv_sec: 0,
            tv_nsec: pause.as_nanos().try_into().unwrap_or(0),
        };
        match poll(&mut [PollFd::new(&handle, PollFlags::IN)], Some(&timeout)) {
            Ok(0) | Err(rustix::io::Errno::INTR) => {}
            Ok(_) => return Ok(None),
            Err(error) => return Err(error.into()),
        }
        if let Some(reason) = reason_to_stop(pid, job, cancel, watched) {
            return Ok(Some(reason));
        }
    }
}

fn reason_to_stop(
    pid: u32,
    job: &Job,
    cancel: &CancelToken,
    watched: &mut Watched,
) -> Option<Outcome> {
    if cancel.is_cancelled() {
        return Some(Outcome::Cancelled);
    }
    let begin = Instant::now();
    let looked = if begin >= watched.next_look {
        let looked = look(pid, job, watched);
        watched.next_look = Instant::now() + begin.elapsed() * watched.ease;
        looked
    } else {
        None
    };
    let out_of_time = watched.started.elapsed() >= job.limits.wall;
    looked.or(out_of_time.then_some(Outcome::TimedOut))
}

fn look(pid: u32, job: &Job, watched: &mut Watched) -> Option<Outcome> {
    // The first process is ours: the guard, or without isolation the supervisor.
    let tree: Vec<u32> = watch::tree(pid).into_iter().skip(1).collect();
    let seen = watch::sample(&tree);
    watched.hidden.look(&tree);
    let memory = seen
        .resident_bytes
        .saturating_add(watched.hidden.memory_bytes);
    watched.usage.cpu = watched.usage.cpu.max(seen.cpu);
    watched.usage.peak_memory_bytes = watched.usage.peak_memory_bytes.max(memory);
    let limit = job.limits.memory_bytes;
    if memory > limit && watch::exact_bytes(&tree, watched.hidden.memory_bytes) > limit {
        return Some(Outcome::OutOfMemory);
    }
    if job.limits.cpu.is_some_and(|most| seen.cpu > most) {
        return Some(Outcome::CpuExhausted);
    }
    let hidden = watched.hidden.disk_bytes;
    watched.disk.is_over(hidden).then_some(Outcome::DiskFull)
}

fn writable_roots(job: &Job) -> Vec<PathBuf> {
    let writable = |mount: &Mount| match mount {
        Mount::Writable { host, .. } => Some(host.clone()),
        // Its `work` folder belongs to the kernel, and an ordinary user cannot read it.
        Mount::Overlay { layer, .. } => Some(layer.join("upper")),
        Mount::ReadOnly { .. } | Mount::Link { .. } => None,
    };
    job.mounts.iter().filter_map(writable).collect()
}

fn keeper(job: &Job, suffix: &str) -> Keeper {
    let path = job.spill.as_ref().map(|stem| {
        let mut name = OsString::from(stem);
        name.push(".");
        name.push(suffix);
        name
    });
    // A log that cannot be written does not affect the result: head and tail are in memory.
    Keeper::new(path.and_then(|path| File::create(path).ok()))
}

fn joined<T>(thread: thread::ScopedJoinHandle<'_, io::Result<T>>) -> io::Result<T> {
    thread
        .join()
        .unwrap_or_else(|_| Err(io::Error::other("a reader thread panicked")))
}
