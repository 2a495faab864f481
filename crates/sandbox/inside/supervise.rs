//! Runs one command to its end and tells the host exactly how it ended.
//!
//! Arguments: `supervise FD PROCESSES plain|trace ABORT_MS GRACE_MS -- COMMAND…`. `ABORT_MS` 0 is never,
//! `PROCESSES` 0 is without limit.

use std::ffi::{CString, OsString};
use std::fs::File;
use std::io;
use std::os::fd::FromRawFd;
use std::os::unix::ffi::OsStrExt;

use crate::record::Recorder;
use crate::{sys, trace};

/// What the host asked for.
pub struct Plan {
    pub traced: bool,
    pub abort_ms: u64,
    pub grace_ms: u64,
    pub command: Vec<CString>,
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
    let status = if plan.traced {
        trace::run(&plan, &mut recorder)?
    } else {
        run_plainly(&plan)?
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
    let separator = arguments.get(7)?;
    let command: Option<Vec<CString>> = arguments
        .get(8..)?
        .iter()
        .map(|argument| CString::new(argument.as_bytes()).ok())
        .collect();
    let plan = Plan {
        traced: word(4)? == "trace",
        abort_ms: word(5)?.parse().ok()?,
        grace_ms: word(6)?.parse().ok()?,
        command: command.filter(|words| !words.is_empty() && separator == "--")?,
    };
    Some((word(2)?.parse().ok()?, word(3)?.parse().ok()?, plan))
}

fn run_plainly(plan: &Plan) -> io::Result<i32> {
    let child = sys::spawn_gated(&plan.command)?;
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
