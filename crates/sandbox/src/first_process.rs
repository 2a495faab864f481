//! Holds a pidfd of the first process in a job's namespaces: killing it kills the whole job, and once it is gone, the
//! whole job is gone. Pids are reused; the pidfd stays valid.

use std::ffi::OsString;
use std::io;
use std::os::fd::{AsRawFd, OwnedFd, RawFd};
use std::time::{Duration, Instant};

use rustix::event::{PollFd, PollFlags, Timespec, poll};
use rustix::pipe::{PipeFlags, pipe_with};
use rustix::process::{Pid, PidfdFlags, Signal, pidfd_open, pidfd_send_signal};

/// bubblewrap reports it within milliseconds, and a killed namespace is empty just as fast.
const PATIENCE: Duration = Duration::from_secs(20);
const MOST_INFO_BYTES: usize = 4096;

/// Lets bubblewrap report its first process and wait until we have a handle to it.
pub(crate) struct Doorway {
    info: (OwnedFd, OwnedFd),
    gate: (OwnedFd, OwnedFd),
}

impl Doorway {
    pub(crate) fn new() -> io::Result<Self> {
        Ok(Self {
            info: pipe_with(PipeFlags::CLOEXEC)?,
            gate: pipe_with(PipeFlags::CLOEXEC)?,
        })
    }

    pub(crate) fn kept(&self) -> [RawFd; 2] {
        [self.info.1.as_raw_fd(), self.gate.0.as_raw_fd()]
    }

    pub(crate) fn arguments(&self) -> [OsString; 4] {
        let [info, gate] = self.kept();
        [
            "--info-fd",
            &info.to_string(),
            "--block-fd",
            &gate.to_string(),
        ]
        .map(OsString::from)
    }

    /// `None` if bubblewrap gave up before; its standard error says why.
    pub(crate) fn admit(self) -> io::Result<Option<FirstProcess>> {
        let Self { info, gate } = self;
        let reader = info.0;
        drop(info.1);
        drop(gate.0);
        let Some(pid) = read_pid(&reader)? else {
            return Ok(None);
        };
        let handle = pidfd_open(pid, PidfdFlags::empty())?;
        rustix::io::write(&gate.1, b"x")?;
        Ok(Some(FirstProcess { handle }))
    }
}

pub(crate) struct FirstProcess {
    handle: OwnedFd,
}

impl FirstProcess {
    pub(crate) fn kill(&self) {
        // The process may already be gone, which is fine.
        let _ = pidfd_send_signal(&self.handle, Signal::KILL);
    }

    /// Until the processes are gone they may still write to the tree.
    pub(crate) fn wait_until_gone(&self) -> io::Result<()> {
        if wait_readable(&self.handle, Instant::now() + PATIENCE)? {
            Ok(())
        } else {
            Err(io::Error::other("the job's processes do not die"))
        }
    }
}

fn read_pid(reader: &OwnedFd) -> io::Result<Option<Pid>> {
    let deadline = Instant::now() + PATIENCE;
    let mut told = Vec::new();
    let mut buffer = [0; 256];
    while !told.contains(&b'}') && told.len() < MOST_INFO_BYTES {
        if !wait_readable(reader, deadline)? {
            return Err(io::Error::other("bubblewrap does not start"));
        }
        let count = rustix::io::read(reader, &mut buffer)?;
        if count == 0 {
            break;
        }
        told.extend_from_slice(buffer.get(..count).unwrap_or_default());
    }
    Ok(child_pid(&String::from_utf8_lossy(&told)))
}

fn child_pid(info: &str) -> Option<Pid> {
    let (_, after) = info.split_once("\"child-pid\":")?;
    let digits = after
        .trim_start()
        .split(|letter: char| !letter.is_ascii_digit())
        .next()?;
    Pid::from_raw(digits.parse().ok()?)
}

fn wait_readable(fd: &OwnedFd, deadline: Instant) -> io::Result<bool> {
    loop {
        let left = deadline.saturating_duration_since(Instant::now());
        let timeout = Timespec {
            tv_sec: left.as_secs().try_into().unwrap_or(0),
            tv_nsec: left.subsec_nanos().into(),
        };
        match poll(&mut [PollFd::new(fd, PollFlags::IN)], Some(&timeout)) {
            Ok(0) => return Ok(false),
            Ok(_) => return Ok(true),
            Err(rustix::io::Errno::INTR) => {}
            Err(error) => return Err(error.into()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::child_pid;

    #[test]
    fn the_first_process_is_read_or_not() {
        let cases = [
            ("{\n    \"child-pid\": 4711\n}\n", Some(4711)),
            ("{\"child-pid\":1,\"more\":2}", Some(1)),
            ("{\"child-pid\": 0}", None),
            ("{\"child-pid\": x}", None),
            ("{}", None),
            ("", None),
        ];
        for (info, expected) in cases {
            let found = child_pid(info).map(|pid| pid.as_raw_nonzero().get());
            assert_eq!(found, expected, "{info}");
        }
    }
}
