//! Watchpoints do not see writes by the kernel. If a value changed without a visible write, this finds the last system
//! call before which it was still unchanged.

use super::breakpoints::{NEVER, Plan};
use super::error::DebugError;
use super::halt::{Halt, HaltKind};
use super::lldb;
use super::session::Session;
use super::watch::{Object, Writer};

/// Functions of the C library that make the kernel write to the program's memory.
const CALLS: [&str; 9] = [
    "read",
    "pread",
    "pread64",
    "readv",
    "preadv",
    "recv",
    "recvfrom",
    "recvmsg",
    "getdents64",
];

impl Session<'_> {
    /// `writes` is the number of writes that the watchpoint saw, `written` the value after the last of them.
    pub(super) fn system_call(
        &mut self,
        object: &Object,
        goal: &Plan,
        writes: u64,
        written: Option<&[u8]>,
    ) -> Result<Option<Writer>, DebugError> {
        let (start, unchanged) = self.run_to_last_write(object, goal, writes)?;
        let unchanged = written.map_or(unchanged, <[u8]>::to_vec);
        if unchanged == object.bytes || unchanged.len() != object.bytes.len() {
            return Ok(None);
        }
        let counting = self.stop_at_calls(object, &unchanged, NEVER)?;
        let end = self.go_on(&start, self.deadline())?;
        let counts = match self.client() {
            Ok(client) => lldb::hit_counts(&client.command("breakpoint list --brief")?),
            Err(_) => return Ok(None),
        };
        self.forget_breakpoint(counting)?;
        let calls = counts.get(&counting).copied().unwrap_or(0);
        if calls == 0 {
            self.set_halt(end);
            return Ok(None);
        }
        let (start, _) = self.run_to_last_write(object, goal, writes)?;
        let stopping = self.stop_at_calls(object, &unchanged, calls)?;
        let halt = self.go_on(&start, self.deadline())?;
        self.forget_breakpoint(stopping)?;
        let innermost = halt.backtrace.above.first().cloned();
        let name = innermost.filter(|_| halt.kind == HaltKind::Line);
        self.set_halt(halt);
        Ok(name.map(|name| Writer::SystemCall {
            name: call_name(&name),
        }))
    }

    /// Runs to the last write that was seen, or to the start of the program; returns the value there. Removes all
    /// watchpoints.
    fn run_to_last_write(
        &mut self,
        object: &Object,
        goal: &Plan,
        writes: u64,
    ) -> Result<(Halt, Vec<u8>), DebugError> {
        let halt = match writes {
            0 => self.at_entry(goal)?,
            _ => self.watched_run(object, goal, writes - 1)?.halt,
        };
        self.client()?.command("watchpoint delete --force")?;
        let bytes = self.bytes_at(object.address, object.bytes.len())?;
        Ok((halt, bytes))
    }

    fn stop_at_calls(
        &self,
        object: &Object,
        unchanged: &[u8],
        hit: u64,
    ) -> Result<i64, DebugError> {
        let names: String = CALLS.iter().map(|name| format!(" --name {name}")).collect();
        let condition = condition(object.address, unchanged);
        let ignored = hit - 1;
        let printed = self.client()?.command(&format!(
            "breakpoint set --shlib libc.so.6{names} --ignore-count {ignored} --condition '{condition}'"
        ))?;
        let made = lldb::created(&printed);
        made.map(|(id, _)| id).ok_or(DebugError::Refused(printed))
    }
}

/// An expression that is true while the memory holds these bytes.
fn condition(address: u64, bytes: &[u8]) -> String {
    let value = bytes
        .iter()
        .rev()
        .fold(0u64, |value, byte| (value << 8) | u64::from(*byte));
    let kind = match bytes.len() {
        1 => "unsigned char",
        2 => "unsigned short",
        4 => "unsigned int",
        _ => "unsigned long",
    };
    format!("*({kind} *){address:#x} == {value:#x}")
}

/// `__GI___libc_read` is `read`.
fn call_name(function: &str) -> String {
    let name = function.trim_start_matches('_').trim_start_matches("GI_");
    let name = name.trim_start_matches('_');
    name.strip_prefix("libc_").unwrap_or(name).to_owned()
}

#[cfg(test)]
#[path = "kernel_writes_tests.rs"]
mod tests;
