//! Runs one command to its end and reports exactly how it ended.
//!
//! Arguments: `supervise FD PROCESSES plain|trace|files|build|probe|batch ABORT_MS GRACE_MS [ROOT…] -- COMMAND…`. `ABORT_MS` 0
//! means never; `PROCESSES` 0 means no limit, which is used only without isolation. For a batch, `COMMAND…` is the path of its
//! plan. `files` traces and watches the files below each `ROOT`; `build` does too, and reports less about each of its
//! thousands of processes. `probe` traces and reports only which of the places in the list at [`PROBES`] were reached.

use std::ffi::{CString, OsStr, OsString};
use std::fs::File;
use std::io;
use std::os::fd::FromRawFd;
use std::os::unix::ffi::OsStrExt;
use std::path::{Path, PathBuf};

use crate::record::Recorder;
use crate::{sys, trace, whole_batch};

/// Where the host puts the list of places.
const PROBES: &str = "/patchwright/probes";

/// What the host asked for.
pub struct Plan {
    mode: Mode,
    /// Folders whose files are watched; `None` if files are not watched.
    pub watched: Option<Vec<PathBuf>>,
    /// Reports only the variables that build tools read, and only loaded files that the job can write.
    pub brief: bool,
    /// The list of places to probe; if set, nothing else is reported.
    pub probes: Option<&'static Path>,
    pub abort_ms: u64,
    pub grace_ms: u64,
    pub command: Vec<CString>,
}

#[derive(Clone, Copy)]
enum Mode {
    Plain,
    Trace,
    Batch,
}

pub fn main(arguments: &[OsString]) -> io::Result<u8> {
    let (fd, processes, plan) =
        read_plan(arguments).ok_or_else(|| io::Error::other("bad supervisor arguments"))?;
    sys::close_on_exec(fd)?;
    sys::no_core_files()?;
    if processes > 0 {
        sys::limit_processes(processes)?;
    }
    let mut recorder = Recorder::new(channel(fd));
    recorder.essential(&[b"start"])?;
    let status = match plan.mode {
        Mode::Trace => trace::run(&plan, &mut recorder)?,
        Mode::Plain => run_plainly(&plan)?,
        Mode::Batch => {
            let path = plan.command.first().map(|word| word.to_bytes());
            let path = Path::new(OsStr::from_bytes(path.unwrap_or_default()));
            whole_batch::run(path, processes > 0, &mut recorder)?;
            0
        }
    };
    let (how, number) = sys::ended(status).unwrap_or(("signal", 9));
    recorder.essential(&[b"end", how.as_bytes(), number.to_string().as_bytes()])?;
    Ok(if how == "exit" {
        number as u8
    } else {
        128u8.wrapping_add(number as u8)
    })
}

#[expect(unsafe_code, reason = "the host passes this descriptor for us to own")]
fn channel(fd: i32) -> File {
    unsafe { File::from_raw_fd(fd) }
}

fn read_plan(arguments: &[OsString]) -> Option<(i32, u64, Plan)> {
    let word = |index: usize| arguments.get(index)?.to_str();
    let further = arguments.get(7..)?;
    let separator = further.iter().position(|word| word == "--")?;
    let (roots, command) = further.split_at_checked(separator)?;
    let command: Option<Vec<CString>> = command
        .iter()
        .skip(1)
        .map(|argument| CString::new(argument.as_bytes()).ok())
        .collect();
    let plan = Plan {
        mode: match word(4)? {
            "plain" => Mode::Plain,
            "trace" | "files" | "build" | "probe" => Mode::Trace,
            "batch" => Mode::Batch,
            _ => return None,
        },
        watched: matches!(word(4)?, "files" | "build")
            .then(|| roots.iter().map(PathBuf::from).collect()),
        brief: word(4)? == "build",
        probes: (word(4)? == "probe").then_some(Path::new(PROBES)),
        abort_ms: word(5)?.parse().ok()?,
        grace_ms: word(6)?.parse().ok()?,
        command: command.filter(|words| !words.is_empty())?,
    };
    Some((word(2)?.parse().ok()?, word(3)?.parse().ok()?, plan))
}

fn run_plainly(plan: &Plan) -> io::Result<i32> {
    let child = sys::spawn_gated(&plan.command, None)?;
    let root = child.pid;
    child.open()?;
    loop {
        match sys::wait_any(0)? {
            Some((pid, status)) if pid == root => return Ok(status),
            Some(_) => {}
            None => return Err(io::Error::other("the command vanished without a status")),
        }
    }
}
