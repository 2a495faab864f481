//! Asks a program that hangs where it is. A sanitizer prints the stack when its process is aborted; a Java virtual machine prints the
//! stacks of all threads when it gets SIGQUIT, and goes on.

use std::fs;
use std::thread;
use std::time::Duration;

use crate::sys;

const SIGQUIT: i32 = 3;
const SIGKILL: i32 = 9;
/// How long a virtual machine may take to print them.
const PRINTING: Duration = Duration::from_secs(1);

/// Asks these processes; those that are not ended by it are ended when they had time to answer.
pub fn ask_and_end(pids: &[i32]) {
    let machines: Vec<i32> = ask(pids);
    if !machines.is_empty() {
        thread::sleep(PRINTING);
    }
    for pid in machines {
        sys::signal(pid, SIGKILL);
    }
}

/// Asks these processes; returns those that go on.
pub fn ask(pids: &[i32]) -> Vec<i32> {
    let (machines, others): (Vec<i32>, Vec<i32>) = pids.iter().partition(|pid| is_jvm(**pid));
    for pid in &machines {
        sys::signal(*pid, SIGQUIT);
    }
    for pid in others {
        sys::signal(pid, sys::SIGABRT);
    }
    machines
}

fn is_jvm(pid: i32) -> bool {
    let program = fs::read_link(format!("/proc/{pid}/exe"));
    program.is_ok_and(|program| program.file_name().is_some_and(|name| name == "java"))
}
