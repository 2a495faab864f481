//! The mounts that are made between fork and exec, before bubblewrap takes over.
//!
//! bubblewrap 0.8 has no overlays, and after dropping root it could not reach what it has to mount (a cache below
//! `/root`). So everything is first collected on a private tmpfs, under names that we choose: `:` and `,` in the
//! user's paths would break mount options.
//!
//! Only async-signal-safe calls are made here: system calls on memory that was prepared before.
#![expect(
    unsafe_code,
    reason = "pre_exec and raw identity changes; see the comments at each"
)]

use std::ffi::{CStr, CString};
use std::io;
use std::os::fd::{AsRawFd, OwnedFd, RawFd};
use std::os::unix::ffi::OsStrExt;
use std::path::{Path, PathBuf};

use rustix::fs::{CWD, Mode, OFlags};
use rustix::mount::{
    MountFlags, MountPropagationFlags, MoveMountFlags, OpenTreeFlags, mount, mount_change,
    move_mount, open_tree,
};
use rustix::thread::{UnshareFlags, unshare_unsafe};

use crate::{Identity, Mount, SandboxError, guard};

/// Exists on every system, and nothing below it is needed once the trees are cloned.
const STAGE: &CStr = c"/tmp";
const STAGED_STDIN: &str = "/tmp/stdin";

/// What the child does, in order. If a step fails, its index is sent to the parent.
pub(crate) struct Stage {
    steps: Vec<Step>,
    cloned: Vec<Option<OwnedFd>>,
    channel: RawFd,
    kept: Vec<RawFd>,
    parent: u32,
    identity: Identity,
    largest_file: u64,
    joins: Vec<OwnedFd>,
    maps: [CString; 2],
}

enum Step {
    Unshare,
    Clone { host: CString, slot: usize },
    Tmpfs,
    MakeFolder { path: CString },
    MakeFile { path: CString },
    Place { slot: usize, path: CString },
    Overlay { path: CString, options: CString },
    Stdin { path: CString },
    JoinGroups,
    LeaveKeys,
    BecomeNobody,
    Limits,
    CloseAll,
}

impl Step {
    fn describe(&self) -> String {
        match self {
            Self::Unshare => "make namespaces of its own".to_owned(),
            Self::Clone { host, .. } => format!("look at {}", host.to_string_lossy()),
            Self::Tmpfs => "mount a private tmpfs".to_owned(),
            Self::MakeFolder { path } | Self::MakeFile { path } => {
                format!("create {}", path.to_string_lossy())
            }
            Self::Place { path, .. } => format!("mount {}", path.to_string_lossy()),
            Self::Overlay { options, .. } => {
                format!("mount an overlay ({})", options.to_string_lossy())
            }
            Self::Stdin { .. } => "open its standard input".to_owned(),
            Self::JoinGroups => "join its control group".to_owned(),
            Self::LeaveKeys => "leave the session's keys behind".to_owned(),
            Self::BecomeNobody => "step down from root".to_owned(),
            Self::Limits => "set limits".to_owned(),
            Self::CloseAll => "close what it inherited".to_owned(),
        }
    }
}

pub(crate) struct StageOrder<'a> {
    pub mounts: &'a [Mount],
    /// A regular file of the host. Opened through a read-only mount: the bare descriptor of a file that the user
    /// owns could be reopened for writing through `/proc/self/fd`.
    pub stdin: Option<PathBuf>,
    /// Where the index of a failed step is written.
    pub channel: RawFd,
    /// The only descriptors that bubblewrap inherits.
    pub kept: Vec<RawFd>,
    pub identity: Identity,
    pub largest_file: u64,
    pub joins: Vec<OwnedFd>,
}

impl Stage {
    pub(crate) fn prepare(order: StageOrder<'_>) -> Result<Self, SandboxError> {
        let mut builder = Builder::default();
        for (index, mount) in order.mounts.iter().enumerate() {
            builder.add(index, mount)?;
        }
        if let Some(host) = &order.stdin {
            builder.bind(host, PathBuf::from(STAGED_STDIN))?;
            let path = c_path(Path::new(STAGED_STDIN))?;
            builder.places.push(Step::Stdin { path });
        }
        let mut steps = vec![Step::Unshare];
        steps.append(&mut builder.clones);
        steps.push(Step::Tmpfs);
        steps.append(&mut builder.places);
        steps.extend([
            Step::JoinGroups,
            Step::LeaveKeys,
            Step::BecomeNobody,
            Step::Limits,
            Step::CloseAll,
        ]);
        let maps = match order.identity {
            Identity::Ordinary { uid, gid } => [format!("0 {uid} 1\n"), format!("0 {gid} 1\n")],
            Identity::SteppedDown { .. } => [String::new(), String::new()],
        };
        let mut cloned = Vec::new();
        cloned.resize_with(builder.slots, || None);
        let [uids, gids] = maps;
        let maps = [c_text(uids)?, c_text(gids)?];
        let StageOrder {
            channel,
            kept,
            identity,
            largest_file,
            joins,
            ..
        } = order;
        Ok(Self {
            steps,
            cloned,
            channel,
            kept,
            parent: std::process::id(),
            identity,
            largest_file,
            joins,
            maps,
        })
    }

    pub(crate) fn descriptions(&self) -> Vec<String> {
        self.steps.iter().map(Step::describe).collect()
    }

    /// Runs in the child. On failure the index of the step is sent to the parent over the channel.
    pub(crate) fn perform(&mut self) -> io::Result<()> {
        self.parent = guard::stand(self.parent, guard::Rest::AwaitEnd)?;
        for index in 0..self.steps.len() {
            if let Err(error) = self.perform_step(index) {
                announce_failure(self.channel, index);
                return Err(error);
            }
        }
        Ok(())
    }

    fn perform_step(&mut self, index: usize) -> io::Result<()> {
        let Some(step) = self.steps.get(index) else {
            return Ok(());
        };
        match step {
            Step::Unshare => self.unshare()?,
            Step::Clone { host, slot } => {
                let flags = OpenTreeFlags::OPEN_TREE_CLONE
                    | OpenTreeFlags::OPEN_TREE_CLOEXEC
                    | OpenTreeFlags::AT_RECURSIVE
                    | OpenTreeFlags::AT_SYMLINK_NOFOLLOW;
                let tree = open_tree(CWD, host.as_c_str(), flags)?;
                if let Some(place) = self.cloned.get_mut(*slot) {
                    *place = Some(tree);
                }
            }
            Step::Tmpfs => mount(
                c"tmpfs",
                STAGE,
                c"tmpfs",
                MountFlags::NOSUID | MountFlags::NODEV,
                c"mode=0755,size=1m",
            )?,
            Step::MakeFolder { path } => {
                rustix::fs::mkdir(path.as_c_str(), Mode::from_raw_mode(0o755))?
            }
            Step::MakeFile { path } => drop(rustix::fs::open(
                path.as_c_str(),
                OFlags::CREATE | OFlags::WRONLY | OFlags::CLOEXEC,
                Mode::from_raw_mode(0o644),
            )?),
            Step::Place { slot, path } => {
                if let Some(Some(tree)) = self.cloned.get(*slot) {
                    move_mount(
                        tree,
                        c"",
                        CWD,
                        path.as_c_str(),
                        MoveMountFlags::MOVE_MOUNT_F_EMPTY_PATH,
                    )?;
                }
            }
            Step::Overlay { path, options } => {
                mount(
                    c"overlay",
                    path.as_c_str(),
                    c"overlay",
                    MountFlags::empty(),
                    options.as_c_str(),
                )?;
            }
            Step::Stdin { path } => open_stdin(path)?,
            Step::JoinGroups => self.join_groups()?,
            Step::LeaveKeys => leave_keys()?,
            Step::BecomeNobody => self.step_down()?,
            Step::Limits => self.limit()?,
            Step::CloseAll => keep_only(&self.kept)?,
        }
        Ok(())
    }

    fn unshare(&self) -> io::Result<()> {
        let flags = match self.identity {
            Identity::SteppedDown { .. } => UnshareFlags::NEWNS,
            Identity::Ordinary { .. } => UnshareFlags::NEWNS | UnshareFlags::NEWUSER,
        };
        // SAFETY: the descriptor table is not unshared, so no other thread is affected.
        unsafe { unshare_unsafe(flags) }?;
        if let Identity::Ordinary { .. } = self.identity {
            write_file(c"/proc/self/setgroups", c"deny")?;
            write_file(c"/proc/self/uid_map", &self.maps[0])?;
            write_file(c"/proc/self/gid_map", &self.maps[1])?;
        }
        let private = MountPropagationFlags::PRIVATE | MountPropagationFlags::REC;
        mount_change(c"/", private)?;
        Ok(())
    }

    fn join_groups(&self) -> io::Result<()> {
        for group in &self.joins {
            rustix::io::write(group, b"0")?;
        }
        Ok(())
    }

    fn step_down(&self) -> io::Result<()> {
        let Identity::SteppedDown { id } = self.identity else {
            return Ok(());
        };
        // SAFETY: plain system calls; std offers none that are safe between fork and exec.
        let failed = unsafe {
            libc::setgroups(0, std::ptr::null()) != 0
                || libc::setresgid(id, id, id) != 0
                || libc::setresuid(id, id, id) != 0
        };
        if failed {
            Err(io::Error::last_os_error())
        } else {
            Ok(())
        }
    }

    fn limit(&self) -> io::Result<()> {
        use rustix::process::{
            Resource, Rlimit, getppid, set_parent_process_death_signal, setpgid, setrlimit,
        };
        let most = Some(self.largest_file);
        setrlimit(
            Resource::Fsize,
            Rlimit {
                current: most,
                maximum: most,
            },
        )?;
        // If the machine runs out of memory, this process tree is killed first. Only a backstop: it needs /proc, and
        // nothing else depends on it.
        let _ = write_file(c"/proc/self/oom_score_adj", c"1000");
        // The user's umask must not affect what is built.
        rustix::process::umask(Mode::from_raw_mode(0o022));
        // A Ctrl-C on the terminal is for us to handle, not for the job.
        setpgid(None, None)?;
        // Set after the change of identity, which clears it. The tree must not outlive its guard, even if the guard
        // died before this line; then the parent is another process.
        set_parent_process_death_signal(Some(rustix::process::Signal::KILL))?;
        if getppid().is_none_or(|parent| parent.as_raw_nonzero().get() as u32 != self.parent) {
            return Err(io::Error::from_raw_os_error(libc::ESRCH));
        }
        Ok(())
    }
}

#[derive(Default)]
struct Builder {
    clones: Vec<Step>,
    places: Vec<Step>,
    slots: usize,
}

impl Builder {
    fn add(&mut self, index: usize, mount: &Mount) -> Result<(), SandboxError> {
        match mount {
            Mount::ReadOnly { host, .. } | Mount::Writable { host, .. } => {
                self.bind(host, staged_path(index))
            }
            Mount::Overlay { lowers, layer, .. } => {
                let mut names = Vec::new();
                for (depth, lower) in lowers.iter().enumerate() {
                    let name = format!("/tmp/lower{index}-{depth}");
                    self.bind(lower, PathBuf::from(&name))?;
                    names.push(name);
                }
                let below = names.join(":");
                self.bind(layer, PathBuf::from(format!("/tmp/layer{index}")))?;
                let path = c_path(&staged_path(index))?;
                // Without `userxattr` an ordinary user may not mount it; with it, root may as well.
                let options = format!(
                    "lowerdir={below},upperdir=/tmp/layer{index}/upper,workdir=/tmp/layer{index}/work,userxattr"
                );
                self.places.push(Step::MakeFolder { path: path.clone() });
                self.places.push(Step::Overlay {
                    path,
                    options: c_text(options)?,
                });
                Ok(())
            }
            Mount::Link { .. } => Ok(()),
        }
    }

    fn bind(&mut self, host: &Path, staged: PathBuf) -> Result<(), SandboxError> {
        let kind = std::fs::symlink_metadata(host).map_err(SandboxError::io("look at", host))?;
        let (slot, path) = (self.slots, c_path(&staged)?);
        self.slots += 1;
        self.clones.push(Step::Clone {
            host: c_path(host)?,
            slot,
        });
        let make = if kind.is_dir() {
            Step::MakeFolder { path: path.clone() }
        } else {
            Step::MakeFile { path: path.clone() }
        };
        self.places.extend([make, Step::Place { slot, path }]);
        Ok(())
    }
}

/// Where bubblewrap finds the tree to mount.
pub(crate) fn staged_path(index: usize) -> PathBuf {
    PathBuf::from(format!("/tmp/m{index}"))
}

fn c_text(text: String) -> Result<CString, SandboxError> {
    CString::new(text).map_err(|error| SandboxError::Nul {
        what: String::from_utf8_lossy(&error.into_vec()).into_owned(),
    })
}

fn c_path(path: &Path) -> Result<CString, SandboxError> {
    CString::new(path.as_os_str().as_bytes()).map_err(|_| SandboxError::Nul {
        what: path.display().to_string(),
    })
}

fn write_file(path: &CStr, content: &CStr) -> io::Result<()> {
    let file = rustix::fs::open(path, OFlags::WRONLY | OFlags::CLOEXEC, Mode::empty())?;
    rustix::io::write(&file, content.to_bytes())?;
    Ok(())
}

fn open_stdin(path: &CStr) -> io::Result<()> {
    let read_only = libc::mount_attr {
        attr_set: libc::MOUNT_ATTR_RDONLY,
        attr_clr: 0,
        propagation: 0,
        userns_fd: 0,
    };
    // SAFETY: the path is NUL-terminated, and the structure is passed with its size.
    let set = unsafe {
        libc::syscall(
            libc::SYS_mount_setattr,
            libc::AT_FDCWD,
            path.as_ptr(),
            0,
            &raw const read_only,
            size_of::<libc::mount_attr>(),
        )
    };
    if set != 0 {
        return Err(io::Error::last_os_error());
    }
    let file = rustix::fs::open(path, OFlags::RDONLY | OFlags::CLOEXEC, Mode::empty())?;
    // SAFETY: a plain system call on our own descriptor.
    if unsafe { libc::dup2(file.as_raw_fd(), libc::STDIN_FILENO) } < 0 {
        return Err(io::Error::last_os_error());
    }
    Ok(())
}

/// Our parent may have left descriptors open. Through an open folder of the host a job could escape the sandbox.
pub(crate) fn keep_only(kept: &[RawFd]) -> io::Result<()> {
    // SAFETY: plain system calls. The descriptors stay open until exec, including std's own error pipe.
    let closed = unsafe {
        libc::syscall(
            libc::SYS_close_range,
            3 as libc::c_uint,
            libc::c_uint::MAX,
            libc::CLOSE_RANGE_CLOEXEC,
        )
    };
    if closed != 0 {
        close_one_by_one()?;
    }
    for &fd in kept {
        // SAFETY: a plain system call on a descriptor that the parent holds open.
        if unsafe { libc::fcntl(fd, libc::F_SETFD, 0) } < 0 {
            return Err(io::Error::last_os_error());
        }
    }
    Ok(())
}

/// For kernels before 5.11.
fn close_one_by_one() -> io::Result<()> {
    let limit = rustix::process::getrlimit(rustix::process::Resource::Nofile);
    let most = limit.current.unwrap_or(1 << 20).min(1 << 20);
    for fd in 3..i32::try_from(most).unwrap_or(i32::MAX) {
        // SAFETY: a plain system call; it fails on a number that is not a descriptor.
        unsafe { libc::fcntl(fd, libc::F_SETFD, libc::FD_CLOEXEC) };
    }
    Ok(())
}

/// Keys in the session keyring (Kerberos, disk encryption) can be used by any process that inherits it, whatever its
/// uid.
fn leave_keys() -> io::Result<()> {
    // SAFETY: a plain system call; a null name asks for a new anonymous keyring.
    let joined = unsafe {
        libc::syscall(
            libc::SYS_keyctl,
            libc::KEYCTL_JOIN_SESSION_KEYRING,
            std::ptr::null::<libc::c_char>(),
        )
    };
    if joined >= 0 {
        return Ok(());
    }
    let error = io::Error::last_os_error();
    match error.raw_os_error() {
        // A kernel without keyrings, or a container that also denies them to the job.
        Some(libc::ENOSYS | libc::EPERM) => Ok(()),
        _ => Err(error),
    }
}

fn announce_failure(channel: RawFd, step: usize) {
    let mut line = *b"failed-step\t000\n";
    for (place, divisor) in [(12, 100), (13, 10), (14, 1)] {
        line[place] = b'0' + (step / divisor % 10) as u8;
    }
    // SAFETY: writes our own buffer to a descriptor that the parent holds open.
    unsafe { libc::write(channel, line.as_ptr().cast(), line.len()) };
}
