//! Runs a program without starting it each time: one process is started and held before `main`, and every run is a copy
//! of it.
//!
//! Starting a program costs more than a short run: executing the shell and the program, linking its libraries, and the
//! sanitizer's own start. A copy is a child of ours like any started program: in a group of its own, with the limits
//! of the job, under the same time limit. It may not start processes, so nothing of it is left once it has ended. Nobody
//! can look into the held process or change it but us; a copy that kills it ends the service.
//!
//! What cannot be copied faithfully is not served: see [`Server::check`].

use std::ffi::{CString, OsStr};
use std::fs::File;
use std::io::{self, PipeReader, PipeWriter, Seek};
use std::os::fd::{AsRawFd, OwnedFd};
use std::os::unix::ffi::OsStrExt;
use std::os::unix::fs::MetadataExt;
use std::os::unix::process::ExitStatusExt;
use std::path::Path;
use std::process::ExitStatus;
use std::time::{Duration, Instant};

use crate::one_run::{Heard, How, Ran};
use crate::stub::{self, Stub};
use crate::tracee::{Tracee, Unserved, register};
use crate::{alone, sys};

const TICK: Duration = Duration::from_millis(20);
/// Where glibc keeps a thread's number, from the thread pointer.
const THREAD_ID: u64 = 0x2d0;
const MMAP: u64 = 9;
const READ_AND_EXECUTE: u64 = 5;
const PRIVATE_AND_ANONYMOUS: u64 = 0x22;
/// With these in it, a command is more than a program and its arguments, or what they are may change.
const SHELL: &[u8] = b";&|<>()`\n$*?[";

/// A process held before `main`.
pub struct Server {
    tracee: Tracee,
    /// Our ends of its streams: standard input, what it writes to and what we read from.
    stdin: File,
    writers: [PipeWriter; 2],
    readers: [Option<PipeReader>; 2],
    flags: [i32; 3],
}

impl Server {
    /// `files` are those that differ from run to run. `shared` is one that copies may share, because it is emptied before each.
    pub fn start(
        script: &OsStr,
        stdin: Option<&Path>,
        files: impl Iterator<Item = impl AsRef<Path>>,
        shared: Option<&Path>,
    ) -> Result<Self, Unserved> {
        if !cfg!(target_arch = "x86_64") {
            return unserved("this machine is not known");
        }
        let argv = [OsStr::new("/bin/sh"), OsStr::new("-c"), &as_exec(script)?]
            .map(|word| c_string(word.as_bytes()))
            .into_iter()
            .collect::<io::Result<Vec<_>>>()?;
        let opened = File::open(stdin.unwrap_or(Path::new("/dev/null")))?;
        let files = files.map(|file| c_string(file.as_ref().as_os_str().as_bytes()));
        let reads = sys::watch_reads(&files.collect::<io::Result<Vec<_>>>()?)?;
        let ((out, out_writer), (err, err_writer)) = (io::pipe()?, io::pipe()?);
        let writers = [out_writer, err_writer];
        let streams = [
            opened.as_raw_fd(),
            writers[0].as_raw_fd(),
            writers[1].as_raw_fd(),
        ];
        let mut server = Self {
            tracee: Tracee::at_main(&argv, streams)?,
            stdin: opened,
            writers,
            readers: [Some(out), Some(err)],
            flags: [0; 3],
        };
        server.check(&reads, shared)?;
        server.flags = server.open_flags()?;
        server.load_stub(stdin)?;
        Ok(server)
    }

    /// Everything that a run would have in common with others or that already depends on this run's files.
    fn check(&mut self, reads: &OwnedFd, shared: Option<&Path>) -> Result<(), Unserved> {
        let heard = self.readers.each_ref().map(|pipe| fd_of(pipe.as_ref()));
        let [said_out, said_err, has_read] =
            sys::readable([heard[0], heard[1], reads.as_raw_fd()], Duration::ZERO)?;
        if has_read || self.stdin.stream_position()? != 0 {
            return unserved("its input is read before its `main`");
        }
        if said_out || said_err {
            return unserved("it prints before its `main`");
        }
        if self.tracee.threads()? != 1 {
            return unserved("it starts threads before its `main`");
        }
        if !self.has_only_our_files()? {
            return unserved("it opens files before its `main`");
        }
        if self.tracee.shares_memory(shared)? {
            return unserved("it shares memory");
        }
        Ok(())
    }

    /// Besides the streams, it may have what every program inherits from us.
    fn has_only_our_files(&self) -> io::Result<bool> {
        let folder = format!("/proc/{}/fd", self.tracee.pid);
        for entry in std::fs::read_dir(folder)? {
            let entry = entry?;
            let number = entry
                .file_name()
                .to_str()
                .and_then(|name| name.parse().ok());
            let Some(number): Option<usize> = number else {
                return Ok(false);
            };
            let ours = self.fds().get(number).map_or(number, |fd| *fd as usize);
            let Ok(ours) = std::fs::metadata(format!("/proc/self/fd/{ours}")) else {
                return Ok(false);
            };
            let theirs = std::fs::metadata(entry.path())?;
            if (theirs.dev(), theirs.ino()) != (ours.dev(), ours.ino()) {
                return Ok(false);
            }
        }
        Ok(true)
    }

    fn fds(&self) -> [i32; 3] {
        let [out, err] = &self.writers;
        [self.stdin.as_raw_fd(), out.as_raw_fd(), err.as_raw_fd()]
    }

    fn open_flags(&self) -> io::Result<[i32; 3]> {
        let [stdin, out, err] = self.fds().map(sys::open_flags);
        Ok([stdin?, out?, err?])
    }

    fn load_stub(&mut self, stdin: Option<&Path>) -> Result<(), Unserved> {
        let tracee = &mut self.tracee;
        let thread_id = tracee.register(register::FS_BASE)? + THREAD_ID;
        if i32::from_ne_bytes(tracee.read(thread_id)?) != tracee.pid {
            return unserved("its C library is not known");
        }
        let memory = [
            0,
            stub::BYTES,
            READ_AND_EXECUTE,
            PRIVATE_AND_ANONYMOUS,
            u64::MAX,
            0,
        ];
        let at = tracee.call(MMAP, memory)?;
        let stdin = stdin.map(|path| c_string(path.as_os_str().as_bytes()));
        let stdin = stdin.transpose()?;
        let stub = Stub {
            at,
            main: tracee.register(register::COUNTER)?,
            arguments: [
                tracee.register(register::RDI)?,
                tracee.register(register::RSI)?,
                tracee.register(register::RDX)?,
            ],
            thread_id,
            stdin: stdin.as_deref(),
            filter: &alone::filter(),
        };
        let Some((code, waits)) = stub.encode() else {
            return unserved("the path of its input is long");
        };
        tracee.write(at, &code)?;
        sys::go_on_at(tracee.pid, at)?;
        tracee.go()?;
        if sys::trapped_at(tracee.pid) != Some(at + waits) {
            return unserved("a system call failed in it");
        }
        Ok(())
    }

    /// `None` if it takes longer than `limit`. After an error the server is of no use.
    pub fn run(&mut self, limit: Duration) -> Result<Option<Ran>, Unserved> {
        let started = Instant::now();
        let worked_before = sys::children_cpu()?;
        self.tracee.go()?;
        let pid = self.tracee.register(register::RAX)? as i64;
        let Some(pid) = i32::try_from(pid).ok().filter(|pid| *pid > 0) else {
            return unserved("it cannot be copied");
        };
        let [Some(out), Some(err)] = self.readers.each_mut().map(Option::take) else {
            return unserved("its output is not open");
        };
        let (mut out, mut err) = (Heard::new(out), Heard::new(err));
        let status = follow(pid, [&mut out, &mut err], started + limit)?;
        self.readers = [out.take_pipe(), err.take_pipe()];
        // What a copy shows that killed the process it was copied from is not believed, however soon it ended itself.
        if !self.tracee.is_held()? {
            return unserved("it ended before its `main`");
        }
        if self.open_flags()? != self.flags {
            return unserved("it changes how its streams are open");
        }
        Ok(status.map(|status| Ran {
            how: How::Ended(ExitStatus::from_raw(status)),
            wall: started.elapsed(),
            cpu: sys::children_cpu()
                .map_or(Duration::ZERO, |all| all.saturating_sub(worked_before)),
            out,
            err,
            left_processes: false,
        }))
    }
}

/// Until the copy has ended and all that it printed is read. Its pipes stay open: the server has them too.
fn follow(pid: i32, heard: [&mut Heard; 2], deadline: Instant) -> io::Result<Option<i32>> {
    let [out, err] = heard;
    let handle = match sys::handle(pid) {
        Ok(handle) => handle,
        Err(error) => {
            sys::signal(pid, 9);
            sys::wait_for(pid, 0)?;
            return Err(error);
        }
    };
    let mut status = None;
    let mut is_late = false;
    loop {
        let longest = if status.is_some() {
            Duration::ZERO
        } else {
            TICK
        };
        let end = if status.is_some() {
            -1
        } else {
            handle.as_raw_fd()
        };
        let [said_out, said_err, has_ended] = sys::readable([out.fd(), err.fd(), end], longest)?;
        if said_out {
            out.read_some()?;
        }
        if said_err {
            err.read_some()?;
        }
        if has_ended {
            status = sys::wait_for(pid, 0)?;
        }
        if status.is_some() && !said_out && !said_err && !has_ended {
            return Ok(status.filter(|_| !is_late));
        }
        if status.is_none() && !is_late && Instant::now() > deadline {
            is_late = true;
            sys::signal(pid, 9);
        }
    }
}

/// With `exec` the shell does not wait for the program. Only for a program named by its path and plain words.
fn as_exec(script: &OsStr) -> Result<std::ffi::OsString, Unserved> {
    let bytes = script.as_bytes();
    let program = bytes.trim_ascii().split(|byte| *byte == b' ').next();
    let program = program.unwrap_or_default();
    let is_plain = bytes.iter().all(|byte| !SHELL.contains(byte));
    if !is_plain || !program.contains(&b'/') || program.contains(&b'=') {
        return unserved("its command is more than a program and its arguments");
    }
    let mut exec = std::ffi::OsString::from("exec ");
    exec.push(script);
    Ok(exec)
}

fn fd_of(pipe: Option<&PipeReader>) -> i32 {
    pipe.map_or(-1, AsRawFd::as_raw_fd)
}

fn c_string(bytes: &[u8]) -> io::Result<CString> {
    CString::new(bytes).map_err(io::Error::other)
}

fn unserved<T>(why: &str) -> Result<T, Unserved> {
    Err(Unserved(why.to_owned()))
}
