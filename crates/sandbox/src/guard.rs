//! A process between us and bubblewrap that ends the job when we are killed.
//!
//! bubblewrap's inner process is bound to its parent only after it was told to continue. If we were killed just before
//! that, it would sleep forever. The kernel notifies the guard of our death, and the guard kills bubblewrap's whole
//! process group, which the inner process does not leave until it is bound to its parent.
//!
//! bubblewrap also exits before its inner process does. The guard inherits that process and waits for it: in a
//! container whose init does not reap, it would stay a zombie forever.
//!
//! The guard is a fork without exec of a process with threads: it only makes system calls and never allocates.
#![expect(
    unsafe_code,
    reason = "fork and signal calls between fork and exec; see the comments at each"
)]

use std::io;
use std::os::fd::RawFd;

use rustix::process::{
    Pid, Signal, getpid, getppid, kill_process, kill_process_group,
    set_parent_process_death_signal, setpgid,
};

/// Tells the guard to end the job: from the kernel when we die, or from us.
pub(crate) const END: Signal = Signal::USR1;

/// What becomes of processes that are left when the job itself is over.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Rest {
    /// They end by themselves: their namespace goes.
    AwaitEnd,
    /// Nothing else ends them, wherever they went.
    Kill,
}

/// Forks the calling process: the guard stays in this function until the job is over, the child returns with the
/// guard's pid. `owner` is the process that started us.
pub(crate) fn stand(owner: u32, rest: Rest) -> io::Result<u32> {
    // A signal to the owner's group, from a terminal or a shell, must not take the guard with it.
    setpgid(None, None)?;
    let signals = Blocked::new()?;
    set_parent_process_death_signal(Some(END))?;
    if getppid().is_none_or(|parent| parent.as_raw_nonzero().get() as u32 != owner) {
        return Err(io::Error::from_raw_os_error(libc::ESRCH));
    }
    // SAFETY: sets a flag of this process only.
    if unsafe { libc::prctl(libc::PR_SET_CHILD_SUBREAPER, 1, 0, 0, 0) } != 0 {
        return Err(io::Error::last_os_error());
    }
    let own = getpid();
    // SAFETY: a plain fork by system call; glibc's `fork` would run handlers and take locks.
    let forked =
        unsafe { libc::syscall(libc::SYS_clone, libc::SIGCHLD as libc::c_long, 0, 0, 0, 0) };
    match forked {
        -1 => Err(io::Error::last_os_error()),
        0 => {
            signals.restore()?;
            Ok(own.as_raw_nonzero().get() as u32)
        }
        job => watch_over(job as i32, &signals, rest),
    }
}

/// Blocked signals that we wait for explicitly.
struct Blocked {
    awaited: libc::sigset_t,
    before: libc::sigset_t,
}

impl Blocked {
    fn new() -> io::Result<Self> {
        // SAFETY: the sets are our own and filled by these calls.
        unsafe {
            let mut blocked = Self {
                awaited: std::mem::zeroed(),
                before: std::mem::zeroed(),
            };
            let mut all = std::mem::zeroed();
            libc::sigfillset(&raw mut all);
            libc::sigemptyset(&raw mut blocked.awaited);
            libc::sigaddset(&raw mut blocked.awaited, libc::SIGCHLD);
            libc::sigaddset(&raw mut blocked.awaited, END.as_raw());
            // If the owner ignores it, it would never be delivered.
            libc::signal(libc::SIGCHLD, libc::SIG_DFL);
            if libc::sigprocmask(libc::SIG_SETMASK, &raw const all, &raw mut blocked.before) == 0 {
                return Ok(blocked);
            }
        }
        Err(io::Error::last_os_error())
    }

    fn restore(&self) -> io::Result<()> {
        // SAFETY: restores the set that was in force before.
        let set = unsafe {
            libc::sigprocmask(
                libc::SIG_SETMASK,
                &raw const self.before,
                std::ptr::null_mut(),
            )
        };
        if set == 0 {
            Ok(())
        } else {
            Err(io::Error::last_os_error())
        }
    }

    fn next(&self) -> i32 {
        // SAFETY: waits for blocked signals; a null pointer means that nothing is written.
        unsafe { libc::sigwaitinfo(&raw const self.awaited, std::ptr::null_mut()) }
    }
}

fn watch_over(job: i32, signals: &Blocked, rest: Rest) -> ! {
    close_all();
    let (mut code, mut ending) = (None, false);
    loop {
        let heard = signals.next();
        // Once bubblewrap is reaped, its pid may be reused.
        if heard == END.as_raw() {
            ending = true;
            if code.is_none() {
                end(job);
            }
        }
        let mut left = reap(job, &mut code);
        // Whoever loses its parent becomes our child: each round reaches those below the ones that were just killed.
        if rest == Rest::Kill && left == Left::Somebody && (ending || code.is_some()) {
            left = kill_children();
        }
        if left == Left::Nobody {
            // SAFETY: exits without running any code of the program that we are a copy of.
            unsafe { libc::_exit(code.unwrap_or(1)) };
        }
    }
}

/// `Nobody` if our children cannot be listed: waiting for them could last forever.
fn kill_children() -> Left {
    let mut list = [0u8; 4096];
    // SAFETY: plain system calls on memory of our own.
    let length = unsafe {
        let file = libc::open(c"/proc/thread-self/children".as_ptr(), libc::O_RDONLY);
        if file < 0 {
            return Left::Nobody;
        }
        let length = libc::read(file, list.as_mut_ptr().cast(), list.len());
        libc::close(file);
        length
    };
    let Some(list) = usize::try_from(length).ok().and_then(|end| list.get(..end)) else {
        return Left::Nobody;
    };
    let mut pid: i32 = 0;
    for byte in list {
        match byte {
            b'0'..=b'9' => pid = pid.wrapping_mul(10).wrapping_add(i32::from(byte - b'0')),
            // Only a number that is complete names a child; it is not reaped yet, so its pid cannot have been reused.
            _ => {
                if let Some(child) = Pid::from_raw(pid) {
                    let _ = kill_process(child, Signal::KILL);
                }
                pid = 0;
            }
        }
    }
    Left::Somebody
}

#[derive(PartialEq, Eq)]
enum Left {
    Somebody,
    Nobody,
}

/// Reaps all that has ended. The inner process dies with bubblewrap, and our owner kills it as well.
fn reap(job: i32, code: &mut Option<i32>) -> Left {
    loop {
        let mut status = 0;
        // SAFETY: waits for our own children only.
        let ended = unsafe { libc::waitpid(-1, &raw mut status, libc::WNOHANG) };
        match ended {
            0 => return Left::Somebody,
            -1 => return Left::Nobody,
            _ if ended != job => {}
            _ if libc::WIFEXITED(status) => *code = Some(libc::WEXITSTATUS(status)),
            _ => *code = Some(128 + libc::WTERMSIG(status)),
        }
    }
}

/// The job is not reaped yet, so neither the pid nor the group id can have been reused.
fn end(job: i32) {
    if let Some(job) = Pid::from_raw(job) {
        let _ = kill_process_group(job, Signal::KILL);
        let _ = kill_process(job, Signal::KILL);
    }
}

/// Includes std's pipe that reports a failed exec: its reader waits until it is closed.
fn close_all() {
    // SAFETY: plain system calls; this process uses no descriptor from now on.
    unsafe {
        if libc::syscall(
            libc::SYS_close_range,
            0 as libc::c_uint,
            libc::c_uint::MAX,
            0,
        ) != 0
        {
            // Before Linux 5.9. We never have more descriptors open.
            for fd in 0..65_536 as RawFd {
                libc::close(fd);
            }
        }
    }
}
