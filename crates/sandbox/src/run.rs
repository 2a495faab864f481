//! Runs one job from its start to the end of its last process.

use std::ffi::OsString;
use std::fs::File;
use std::io;
use std::os::fd::{AsRawFd, OwnedFd};
use std::os::unix::process::CommandExt;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::OnceLock;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::thread;
use std::time::{Duration, Instant};

use rustix::event::{PollFd, PollFlags, Timespec, poll};
use rustix::pipe::{PipeFlags, pipe_with};
use rustix::process::{Pid, PidfdFlags, Signal, kill_process, kill_process_group, pidfd_open};

use crate::capture::{Captured, Keeper, drain};
use crate::cgroup::ControlGroup;
use crate::records::Records;
use crate::stage::{Stage, StageOrder, keep_open};
use crate::watch::{self, DiskWatch};
use crate::{
    Backend, Cancel, Job, Layer, LayerMethod, Mount, Outcome, ProcessEnd, SandboxError, Stdin,
    Traced, Usage, Workshop, bwrap, supervisor,
};

const TICK: Duration = Duration::from_millis(50);

/// A job that came to an end, whatever end.
#[derive(Debug)]
pub struct Finished {
    pub outcome: Outcome,
    pub stdout: Captured,
    pub stderr: Captured,
    /// Empty unless the job was traced.
    pub traced: Traced,
    pub usage: Usage,
}

/// Runs jobs. Shared by all threads of a process.
#[derive(Debug)]
pub struct Sandbox {
    backend: Backend,
    bwrap: PathBuf,
    program: PathBuf,
    workshop: Workshop,
    layer_method: OnceLock<LayerMethod>,
    jobs: AtomicU64,
}

impl Sandbox {
    /// `root` is a folder for work in progress, on a disk with room for layers.
    pub fn open(root: &Path, backend: Backend) -> Result<Self, SandboxError> {
        let bwrap = match backend {
            Backend::Bubblewrap => bwrap::find().ok_or(SandboxError::NoBubblewrap)?,
            Backend::None => PathBuf::new(),
        };
        let workshop = Workshop::open(root)?;
        let program = supervisor::lay_out(workshop.path())?;
        Ok(Self {
            backend,
            bwrap,
            program,
            workshop,
            layer_method: OnceLock::new(),
            jobs: AtomicU64::new(0),
        })
    }

    pub fn backend(&self) -> Backend {
        self.backend
    }

    pub fn workshop(&self) -> &Workshop {
        &self.workshop
    }

    /// The compiler's stand-in and the supervisor are one program: this is where it lies on the host.
    pub fn program(&self) -> &Path {
        &self.program
    }

    /// A writable view of `base`, made in the best way this machine allows.
    pub fn layer(&self, base: &Path) -> Result<Layer, SandboxError> {
        let method = *self.layer_method.get_or_init(|| self.find_layer_method());
        let layer = self.workshop.layer(method)?;
        if method == LayerMethod::Copy {
            crate::copy::copy_tree(base, &layer.written(), self.workshop.identity(), &|_| true)?;
        }
        Ok(layer)
    }

    /// Only a real mount tells: some systems let namespaces through and refuse the mount.
    fn find_layer_method(&self) -> LayerMethod {
        if self.backend == Backend::None {
            return LayerMethod::Copy;
        }
        let works = |method: LayerMethod| -> Result<bool, SandboxError> {
            let base = self.workshop.folder("probe")?;
            let layer = self.workshop.layer(method)?;
            let job = crate::probe::touch_job(layer.mount(&base, Path::new("/tmp/probe")));
            let finished = self.run(&job, &Cancel::default())?;
            Ok(finished.outcome == Outcome::Exited(0) && layer.written().join("touched").exists())
        };
        let methods = [LayerMethod::Disk, LayerMethod::Memory];
        methods
            .into_iter()
            .find(|&method| works(method).unwrap_or(false))
            .unwrap_or(LayerMethod::Copy)
    }

    pub fn run(&self, job: &Job, cancel: &Cancel) -> Result<Finished, SandboxError> {
        let started = Instant::now();
        let (reader, writer) =
            pipe_with(PipeFlags::CLOEXEC).map_err(|error| SandboxError::Watch {
                source: error.into(),
            })?;
        let number = self.jobs.fetch_add(1, Ordering::SeqCst);
        let group = ControlGroup::around_job(
            &number.to_string(),
            job.limits.memory_bytes,
            job.limits.processes,
        );
        let mut watched = Watched {
            disk: DiskWatch::new(writable_roots(job), job.limits.disk_bytes),
            usage: Usage::default(),
            started,
        };
        let mut child = self.spawn(job, &reader, writer, group.as_ref())?;
        let done = AtomicBool::new(false);
        let streams = (child.stdout.take(), child.stderr.take());
        let (stopped, outputs) = thread::scope(|scope| {
            let done = &done;
            let out = streams
                .0
                .map(|stream| scope.spawn(move || drain(stream, keeper(job, "out"), done)));
            let err = streams
                .1
                .map(|stream| scope.spawn(move || drain(stream, keeper(job, "err"), done)));
            let told = scope.spawn(move || drain(File::from(reader), Keeper::records(), done));
            let stopped = self.supervise(&mut child, job, cancel, &mut watched);
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
        Ok(Finished {
            outcome,
            stdout,
            stderr,
            traced: records.traced,
            usage: watched.usage,
        })
    }

    fn outcome(
        &self,
        stopped: Option<Outcome>,
        records: &Records,
        stderr: &Captured,
        memory_kill: bool,
    ) -> Result<Outcome, SandboxError> {
        if let Some(outcome) = stopped {
            return Ok(outcome);
        }
        if memory_kill {
            return Ok(Outcome::OutOfMemory);
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

    #[expect(
        clippy::disallowed_methods,
        reason = "this is the one place that starts processes"
    )]
    fn spawn(
        &self,
        job: &Job,
        reader: &OwnedFd,
        writer: OwnedFd,
        group: Option<&ControlGroup>,
    ) -> Result<Child, SandboxError> {
        let channel = writer.as_raw_fd();
        let supervision = supervisor::arguments(channel, &job.limits, job.supervision);
        let mut mounts = job.mounts.clone();
        let mut command = match self.backend {
            Backend::Bubblewrap => {
                let inside = PathBuf::from(supervisor::INSIDE_SUPERVISOR);
                mounts.push(Mount::ReadOnly {
                    host: self.program.clone(),
                    inside: inside.clone(),
                });
                let walled = Job {
                    mounts: mounts.clone(),
                    ..job.clone()
                };
                let mut command = Command::new(&self.bwrap);
                command
                    .args(bwrap::arguments(&walled))
                    .arg("--")
                    .arg(inside)
                    .env_clear();
                command
            }
            Backend::None => {
                check_nothing_to_mount(job)?;
                let mut command = Command::new(&self.program);
                command.env_clear().envs(&job.env).current_dir(&job.cwd);
                command
            }
        };
        command.args(supervision).args(&job.argv);
        command
            .stdin(stdin_of(job)?)
            .stdout(Stdio::piped())
            .stderr(Stdio::piped());
        let entrance = group.and_then(ControlGroup::entrance);
        let prepared = match self.backend {
            Backend::Bubblewrap => Some(Stage::prepare(StageOrder {
                mounts: &mounts,
                channel,
                identity: self.workshop.identity(),
                largest_file: job.limits.disk_bytes,
                joins: entrance.into_iter().collect(),
            })?),
            Backend::None => None,
        };
        let steps = prepared
            .as_ref()
            .map(Stage::descriptions)
            .unwrap_or_default();
        in_child(&mut command, channel, prepared);
        let child = command.spawn();
        drop(command);
        drop(writer);
        child.map_err(|source| SandboxError::Stage {
            step: failed_step(reader, &steps),
            source,
        })
    }

    /// `Some` when the job was stopped by us.
    fn supervise(
        &self,
        child: &mut Child,
        job: &Job,
        cancel: &Cancel,
        watched: &mut Watched,
    ) -> Result<Option<Outcome>, SandboxError> {
        let pid = child.id();
        let stopped = wait_or_stop(pid, job, cancel, watched);
        if !matches!(stopped, Ok(None)) {
            self.kill(pid);
        }
        let waited = child.wait();
        if self.backend == Backend::None {
            // Whatever stayed in the group; without walls a daemon may well have left it.
            let _ = Pid::from_raw(pid as i32).map(|pid| kill_process_group(pid, Signal::KILL));
        }
        waited.map_err(|source| SandboxError::Watch { source })?;
        stopped.map_err(|source| SandboxError::Watch { source })
    }

    /// The first process of the namespace takes all others with it.
    fn kill(&self, pid: u32) {
        let mut victims = watch::tree(pid);
        victims.reverse();
        for victim in victims {
            let _ = Pid::from_raw(victim as i32).map(|pid| kill_process(pid, Signal::KILL));
        }
        let _ = Pid::from_raw(pid as i32).map(|pid| kill_process_group(pid, Signal::KILL));
    }
}

struct Watched {
    disk: DiskWatch,
    usage: Usage,
    started: Instant,
}

fn wait_or_stop(
    pid: u32,
    job: &Job,
    cancel: &Cancel,
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

fn reason_to_stop(pid: u32, job: &Job, cancel: &Cancel, watched: &mut Watched) -> Option<Outcome> {
    if cancel.is_cancelled() {
        return Some(Outcome::Cancelled);
    }
    let seen = watch::look(pid);
    watched.usage.cpu = watched.usage.cpu.max(seen.cpu);
    watched.usage.peak_memory_bytes = watched.usage.peak_memory_bytes.max(seen.resident_bytes);
    let limit = job.limits.memory_bytes;
    if seen.resident_bytes > limit && watch::proportional_bytes(pid) > limit {
        return Some(Outcome::OutOfMemory);
    }
    if job.limits.cpu.is_some_and(|most| seen.cpu > most) {
        return Some(Outcome::CpuExhausted);
    }
    if watched.started.elapsed() >= job.limits.wall {
        return Some(Outcome::TimedOut);
    }
    watched.disk.is_over().then_some(Outcome::DiskFull)
}

#[expect(
    unsafe_code,
    reason = "pre_exec: the closure makes only async-signal-safe calls"
)]
fn in_child(command: &mut Command, channel: i32, mut prepared: Option<Stage>) {
    // SAFETY: `Stage::perform` and `keep_open` make system calls on prepared memory and nothing else.
    unsafe {
        command.pre_exec(move || match &mut prepared {
            Some(stage) => stage.perform(),
            None => {
                rustix::process::setpgid(None, None)?;
                keep_open(channel)
            }
        });
    }
}

fn failed_step(reader: &OwnedFd, steps: &[String]) -> String {
    let mut buffer = [0; 64];
    // The child is gone, so this cannot wait: the line is there or the pipe is at its end.
    let count = rustix::io::read(reader, &mut buffer).unwrap_or(0);
    let told = Records::parse(buffer.get(..count).unwrap_or_default());
    told.failed_step
        .and_then(|step| steps.get(step).cloned())
        .unwrap_or_else(|| "start a process".to_owned())
}

fn stdin_of(job: &Job) -> Result<Stdio, SandboxError> {
    match &job.stdin {
        Stdin::Empty => Ok(Stdio::null()),
        Stdin::File(path) => Ok(File::open(path)
            .map_err(SandboxError::io("open", path))?
            .into()),
    }
}

fn writable_roots(job: &Job) -> Vec<PathBuf> {
    let writable = |mount: &Mount| match mount {
        Mount::Writable { host, .. } => Some(host.clone()),
        Mount::Overlay { layer, .. } => Some(layer.clone()),
        Mount::ReadOnly { .. } | Mount::Link { .. } => None,
    };
    job.mounts.iter().filter_map(writable).collect()
}

fn check_nothing_to_mount(job: &Job) -> Result<(), SandboxError> {
    for mount in &job.mounts {
        let (host, inside) = match mount {
            Mount::ReadOnly { host, inside } | Mount::Writable { host, inside } => (host, inside),
            Mount::Overlay { lower, inside, .. } => (lower, inside),
            Mount::Link { target, inside } => (target, inside),
        };
        if host != inside {
            return Err(SandboxError::CannotMount {
                inside: inside.clone(),
                host: host.clone(),
            });
        }
    }
    Ok(())
}

fn keeper(job: &Job, suffix: &str) -> Keeper {
    let path = job.spill.as_ref().map(|stem| {
        let mut name = OsString::from(stem);
        name.push(".");
        name.push(suffix);
        name
    });
    // A log that cannot be written must not cost the job its result: the head and tail stay.
    Keeper::new(path.and_then(|path| File::create(path).ok()))
}

fn joined<T>(thread: thread::ScopedJoinHandle<'_, io::Result<T>>) -> io::Result<T> {
    thread
        .join()
        .unwrap_or_else(|_| Err(io::Error::other("a reader thread ended badly")))
}
