//! Starts one job, in a sandbox or without one, and ends it.

use std::fs::File;
use std::io;
use std::os::fd::{AsRawFd, OwnedFd, RawFd};
use std::os::unix::process::CommandExt;
use std::path::{Path, PathBuf};
use std::process::{Child, ChildStderr, ChildStdin, ChildStdout, Command, Stdio};
use std::sync::PoisonError;

use rustix::fs::Mode;
use rustix::process::{
    Pid, PidfdFlags, Signal, WaitId, WaitIdOptions, getppid, kill_process, kill_process_group,
    pidfd_open, pidfd_send_signal, set_parent_process_death_signal, waitid,
};

use crate::cgroup::ControlGroup;
use crate::first_process::{Doorway, FirstProcess};
use crate::records::Records;
use crate::seccomp::{Filter, IoUring};
use crate::stage::{Stage, StageOrder, keep_only};
use crate::supervisor::ProcessLimit;
use crate::{Identity, Job, Mount, SandboxError, Stdin, bwrap, guard, supervisor, watch};

pub(crate) struct SpawnOrder<'a> {
    pub job: &'a Job,
    pub program: &'a Path,
    pub identity: Identity,
    /// The two ends of the supervisor's channel.
    pub reader: &'a OwnedFd,
    pub writer: OwnedFd,
    pub group: Option<&'a ControlGroup>,
    pub input: Input,
    pub io_uring: IoUring,
    pub isolation: Isolation,
}

/// What stands between a job and the machine.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Isolation {
    Walls,
    /// Only that nothing of it outlives the job, or us.
    Guard,
    None,
}

/// Our ends of a job's standard input and output.
pub(crate) struct Pipes {
    pub stdin: Option<ChildStdin>,
    pub stdout: Option<ChildStdout>,
}

/// A running job, killed if dropped before its end (for example because a thread could not be started).
pub(crate) struct Running {
    child: Child,
    walls: Walls,
    ended: bool,
}

impl Drop for Running {
    fn drop(&mut self) {
        if !self.ended {
            self.kill();
            let _ = self.child.wait();
        }
    }
}

enum Walls {
    /// `None` if bubblewrap gave up before it started anything.
    Namespace(Option<FirstProcess>),
    /// No isolation, but a guard that ends everything with the job, and with us.
    Guard,
    None,
}

impl Running {
    pub(crate) fn pid(&self) -> u32 {
        self.child.id()
    }

    pub(crate) fn streams(&mut self) -> (Option<ChildStdout>, Option<ChildStderr>) {
        (self.child.stdout.take(), self.child.stderr.take())
    }

    pub(crate) fn pipes(&mut self) -> Pipes {
        Pipes {
            stdin: self.child.stdin.take(),
            stdout: self.child.stdout.take(),
        }
    }

    pub(crate) fn kill(&mut self) {
        match &self.walls {
            Walls::Namespace(first) => {
                if let Some(first) = first {
                    first.kill();
                }
                tell_guard(&self.child);
            }
            Walls::Guard => tell_guard(&self.child),
            Walls::None => {
                kill_tree(self.child.id());
                // Not reaped yet, so its pid cannot have been reused.
                let _ = self.child.kill();
            }
        }
    }

    /// Returns when no process of the job is left (without isolation: none that stayed in its process group).
    pub(crate) fn wait_for_the_last(mut self) -> io::Result<()> {
        self.ended = true;
        match &self.walls {
            Walls::Namespace(first) => {
                let waited = self.child.wait();
                if let Some(first) = first {
                    first.kill();
                    first.wait_until_gone()?;
                }
                waited.map(drop)
            }
            Walls::Guard => self.child.wait().map(drop),
            Walls::None => {
                kill_group_when_ended(self.child.id());
                self.child.wait().map(drop)
            }
        }
    }
}

/// Not reaped yet, so its pid cannot have been reused. SIGKILL would end the guard before it has done its work.
fn tell_guard(child: &Child) {
    if let Some(guard) = Pid::from_raw(child.id() as i32) {
        let _ = kill_process(guard, guard::END);
    }
}

/// The leader is not reaped here: until it is, the group's id cannot be reused.
fn kill_group_when_ended(leader: u32) {
    let Some(pid) = Pid::from_raw(leader as i32) else {
        return;
    };
    let ended = WaitIdOptions::EXITED | WaitIdOptions::NOWAIT;
    while matches!(
        waitid(WaitId::Pid(pid), ended),
        Err(rustix::io::Errno::INTR)
    ) {}
    let _ = kill_process_group(pid, Signal::KILL);
}

#[expect(
    clippy::disallowed_methods,
    reason = "this is the one place that starts processes"
)]
pub(crate) fn behind_walls(
    bubblewrap: &Path,
    mut order: SpawnOrder<'_>,
) -> Result<Running, SandboxError> {
    let inside = PathBuf::from(supervisor::INSIDE_SUPERVISOR);
    let mut walled = order.job.clone();
    walled.mounts.push(Mount::ReadOnly {
        host: order.program.to_owned(),
        inside: inside.clone(),
    });
    let doorway = Doorway::new().map_err(|source| SandboxError::Watch { source })?;
    let filter = Filter::new(order.io_uring).map_err(|source| SandboxError::Filter { source })?;
    let channel = order.writer.as_raw_fd();
    let mut kept = vec![channel, filter.kept()];
    kept.extend(doorway.kept());
    let mut stage = Stage::prepare(StageOrder {
        mounts: &walled.mounts,
        stdin: order.input.file.take(),
        channel,
        kept,
        identity: order.identity,
        largest_file: order.job.limits.disk_bytes,
        joins: order
            .group
            .and_then(ControlGroup::entrance)
            .into_iter()
            .collect(),
    })?;
    let steps = stage.descriptions();
    let mut command = Command::new(bubblewrap);
    command
        .args(bwrap::arguments(&walled))
        .args(doorway.arguments())
        .args(filter.arguments())
        .arg("--")
        .arg(inside)
        .env_clear();
    command.args(supervisor::arguments(
        channel,
        ProcessLimit::Most(order.job.limits.processes),
        order.job,
    ));
    command.stdin(order.input.other());
    let mut child = start(command, &order, steps, move || stage.perform())?;
    drop(order.writer);
    match doorway.admit() {
        Ok(first) => Ok(Running {
            child,
            walls: Walls::Namespace(first),
            ended: false,
        }),
        Err(source) => {
            tell_guard(&child);
            let _ = child.wait();
            Err(SandboxError::Watch { source })
        }
    }
}

#[expect(
    clippy::disallowed_methods,
    reason = "this is the one place that starts processes"
)]
pub(crate) fn in_the_open(mut order: SpawnOrder<'_>) -> Result<Running, SandboxError> {
    check_nothing_to_mount(order.job)?;
    let channel = order.writer.as_raw_fd();
    let mut command = Command::new(order.program);
    command
        .env_clear()
        .envs(&order.job.env)
        .current_dir(&order.job.cwd);
    command.stdin(match order.input.file.take() {
        Some(path) => open(&path)?.into(),
        None => order.input.other(),
    });
    command.args(supervisor::arguments(
        channel,
        ProcessLimit::Unlimited,
        order.job,
    ));
    let (owner, isolation) = (std::process::id(), order.isolation);
    let child = start(command, &order, Vec::new(), move || match isolation {
        Isolation::Guard => {
            let guard = guard::stand(owner, guard::Rest::Kill)?;
            leave_group(channel)?;
            die_with(guard)
        }
        Isolation::Walls | Isolation::None => leave_group(channel),
    })?;
    drop(order.writer);
    Ok(Running {
        child,
        walls: match isolation {
            Isolation::Guard => Walls::Guard,
            Isolation::Walls | Isolation::None => Walls::None,
        },
        ended: false,
    })
}

/// The guard may have died before this.
fn die_with(guard: u32) -> io::Result<()> {
    set_parent_process_death_signal(Some(Signal::KILL))?;
    match getppid().is_some_and(|parent| parent.as_raw_nonzero().get() as u32 == guard) {
        true => Ok(()),
        false => Err(io::Error::from_raw_os_error(libc::ESRCH)),
    }
}

fn leave_group(channel: RawFd) -> io::Result<()> {
    rustix::process::umask(Mode::from_raw_mode(0o022));
    rustix::process::setpgid(None, None)?;
    keep_only(&[channel])
}

#[expect(
    unsafe_code,
    reason = "pre_exec: the closures make only async-signal-safe calls"
)]
fn start(
    mut command: Command,
    order: &SpawnOrder<'_>,
    steps: Vec<String>,
    mut in_child: impl FnMut() -> io::Result<()> + Send + Sync + 'static,
) -> Result<Child, SandboxError> {
    let job = order.job;
    command
        .args(&job.argv)
        .stdout(Stdio::piped())
        .stderr(Stdio::piped());
    let prepare = move || {
        let_outputs_be_opened()?;
        in_child()
    };
    // SAFETY: `let_outputs_be_opened`, `Stage::perform` and `leave_group` make system calls on prepared memory, nothing else.
    unsafe { command.pre_exec(prepare) };
    let child = {
        let _no_program_is_being_written = supervisor::WRITING
            .read()
            .unwrap_or_else(PoisonError::into_inner);
        command.spawn()
    };
    child.map_err(|source| SandboxError::Stage {
        step: failed_step(order.reader, &steps),
        source,
    })
}

/// A program may open `/dev/stdout`, which asks who owns the pipe: we do, and the job may be somebody else.
fn let_outputs_be_opened() -> io::Result<()> {
    let anybody = Mode::from_raw_mode(0o666);
    rustix::fs::fchmod(rustix::stdio::stdout(), anybody)?;
    Ok(rustix::fs::fchmod(rustix::stdio::stderr(), anybody)?)
}

/// The child is gone, so the line is either there or will never come; our own write end is still open.
fn failed_step(reader: &OwnedFd, steps: &[String]) -> String {
    let mut buffer = [0; 64];
    let unknown = || "start a process".to_owned();
    if rustix::io::ioctl_fionread(reader).is_ok_and(|waiting| waiting == 0) {
        return unknown();
    }
    let count = rustix::io::read(reader, &mut buffer).unwrap_or(0);
    let told = Records::parse(buffer.get(..count).unwrap_or_default());
    told.failed_step
        .and_then(|step| steps.get(step).cloned())
        .unwrap_or_else(unknown)
}

/// Where standard input comes from.
pub(crate) struct Input {
    /// A regular file: see [`StageOrder::stdin`].
    file: Option<PathBuf>,
    /// A pipe or a device, passed on as it is.
    other: Option<Stdio>,
}

impl Input {
    pub(crate) fn open(stdin: &Stdin) -> Result<Self, SandboxError> {
        let (mut file, mut other) = (None, None);
        if let Stdin::File(path) = stdin {
            let opened = open(path)?;
            let about = opened
                .metadata()
                .map_err(SandboxError::io("look at", path))?;
            if about.is_file() {
                let real = path.canonicalize();
                file = Some(real.map_err(SandboxError::io("look at", path))?);
            } else {
                other = Some(opened.into());
            }
        }
        Ok(Self { file, other })
    }

    /// A pipe whose write end we keep.
    pub(crate) fn pipe() -> Self {
        Self {
            file: None,
            other: Some(Stdio::piped()),
        }
    }

    fn other(&mut self) -> Stdio {
        self.other.take().unwrap_or_else(Stdio::null)
    }
}

fn open(path: &Path) -> Result<File, SandboxError> {
    File::open(path).map_err(SandboxError::io("open", path))
}

fn check_nothing_to_mount(job: &Job) -> Result<(), SandboxError> {
    for mount in &job.mounts {
        let (host, inside) = match mount {
            Mount::ReadOnly { host, inside } | Mount::Writable { host, inside } => (host, inside),
            Mount::Overlay { layer, inside, .. } => (layer, inside),
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

/// A pid may belong to another process by the time it is killed. So a pidfd of every process is opened first, and
/// only those still in the tree after that are killed.
fn kill_tree(root: u32) {
    let held: Vec<(u32, OwnedFd)> = watch::tree(root)
        .into_iter()
        .filter_map(|pid| {
            let handle = pidfd_open(Pid::from_raw(pid as i32)?, PidfdFlags::empty()).ok()?;
            Some((pid, handle))
        })
        .collect();
    let still = watch::tree(root);
    for (_, handle) in held.iter().filter(|(pid, _)| still.contains(pid)) {
        let _ = pidfd_send_signal(handle, Signal::KILL);
    }
}
