//! The breakpoints of the next run.

use std::collections::BTreeSet;

use serde_json::json;

use super::adapter::AdapterKind;
use super::client::Client;
use super::error::DebugError;
use super::halt::Entry;
use super::lldb;
use super::protocol::{Breakpoint, Breakpoints};
use super::target::quoted;

/// More hits than any place gets within the time limit of a run.
pub(super) const NEVER: u64 = 1_000_000_000;
/// A debugger that is busy counting does not respond, so the number of counted hits is limited. A hit takes about a
/// millisecond.
const COUNTED_A_SECOND: u64 = 500;
const COUNTED_AT_MOST: u64 = 30_000;

/// How many hits are counted in a run with this time limit.
pub(super) fn most_counted(seconds: u64) -> u64 {
    seconds
        .saturating_mul(COUNTED_A_SECOND)
        .clamp(COUNTED_A_SECOND, COUNTED_AT_MOST)
}

#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub(super) struct Plan {
    pub entry: Entry,
    /// If set, only hits in this thread count.
    pub thread: Option<u32>,
    pub lines: Vec<LinePlan>,
    pub addresses: Vec<AddressPlan>,
}

/// A breakpoint at an instruction, used where the breakpoint of the line is not good enough.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct AddressPlan {
    /// The name of the program or library that contains it.
    pub module: String,
    /// The address in the file, not in memory.
    pub address: u64,
    pub hit: u64,
}

/// The breakpoints that the debugger currently has.
#[derive(Debug, Default)]
pub(super) struct SetBreakpoints {
    files: BTreeSet<String>,
    ids: Vec<i64>,
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct LinePlan {
    /// The path as the debugger knows it.
    pub file: String,
    pub line: u32,
    pub column: Option<u32>,
    pub condition: Option<String>,
    /// Stops at this hit, counting from 1.
    pub hit: u64,
}

/// The last function that every normally exiting program calls: its state can still be read there, and the debugger
/// can restart it.
const AT_EXIT: &str = "_exit";
/// LLDB stops at the reports of the other sanitizers on its own.
const REPORTS: [&str; 2] = [
    "__msan_warning_noreturn",
    "__msan_warning_with_origin_noreturn",
];
const REPORTS_FOR_GDB: [&str; 3] = ["__asan_on_error", "__ubsan_on_report", "__tsan_on_report"];

impl Plan {
    /// Replaces the debugger's breakpoints. Returns those of `lines`, then those of `addresses`, in order.
    pub(super) fn apply(
        &self,
        client: &Client,
        kind: AdapterKind,
        told: &mut SetBreakpoints,
    ) -> Result<Vec<Breakpoint>, DebugError> {
        self.apply_functions(client, kind)?;
        // Delete first: a breakpoint that is only changed keeps its hit count.
        for file in std::mem::take(&mut told.files) {
            let arguments = json!({"source": {"path": file}, "breakpoints": []});
            client.ask::<Breakpoints>("setBreakpoints", arguments)?;
        }
        for id in std::mem::take(&mut told.ids) {
            client.command(&format!("breakpoint delete --force {id}"))?;
        }
        let mut placed = self.apply_lines(client, kind, told)?;
        if kind == AdapterKind::Lldb {
            for address in &self.addresses {
                let id = address.set(client, self.thread)?;
                told.ids.push(id);
                placed.push(Breakpoint {
                    id,
                    verified: true,
                    line: 0,
                });
            }
        }
        Ok(placed)
    }

    fn apply_lines(
        &self,
        client: &Client,
        kind: AdapterKind,
        told: &mut SetBreakpoints,
    ) -> Result<Vec<Breakpoint>, DebugError> {
        told.files = self.lines.iter().map(|line| line.file.clone()).collect();
        let mut placed = vec![Breakpoint::default(); self.lines.len()];
        for file in &told.files {
            let here = || {
                let all = self.lines.iter().enumerate();
                all.filter(|(_, line)| line.file == *file)
            };
            let lines: Vec<_> = here().map(|(_, line)| line.request(kind)).collect();
            let arguments = json!({"source": {"path": file}, "breakpoints": lines});
            let answer: Breakpoints = client.ask("setBreakpoints", arguments)?;
            for ((index, _), breakpoint) in here().zip(answer.breakpoints) {
                if let Some(slot) = placed.get_mut(index) {
                    *slot = breakpoint;
                }
            }
        }
        if let (AdapterKind::Lldb, Some(thread)) = (kind, self.thread) {
            for breakpoint in &placed {
                let id = breakpoint.id;
                client.command(&format!("breakpoint modify --thread-index {thread} {id}"))?;
            }
        }
        Ok(placed)
    }

    fn apply_functions(&self, client: &Client, kind: AdapterKind) -> Result<(), DebugError> {
        let mut names = vec![AT_EXIT];
        names.extend(REPORTS);
        if kind == AdapterKind::Gdb {
            names.extend(REPORTS_FOR_GDB);
        }
        if self.entry == Entry::Awaited {
            names.push("main");
        }
        let names: Vec<_> = names.iter().map(|name| json!({"name": name})).collect();
        let arguments = json!({"breakpoints": names});
        client.ask::<Breakpoints>("setFunctionBreakpoints", arguments)?;
        Ok(())
    }
}

impl AddressPlan {
    fn set(&self, client: &Client, thread: Option<u32>) -> Result<i64, DebugError> {
        let module = quoted(&self.module);
        let ignored = self.hit.saturating_sub(1);
        let address = self.address;
        let thread = thread.map(|thread| format!(" --thread-index {thread}"));
        let thread = thread.unwrap_or_default();
        let printed = client.command(&format!(
            "breakpoint set --shlib {module} --address {address:#x} --ignore-count {ignored}{thread}"
        ))?;
        let made = lldb::created(&printed);
        made.map(|(id, _)| id).ok_or(DebugError::Refused(printed))
    }
}

impl LinePlan {
    fn request(&self, kind: AdapterKind) -> serde_json::Value {
        let mut request = json!({"line": self.line});
        if let (AdapterKind::Lldb, Some(column)) = (kind, self.column) {
            request["column"] = column.into();
        }
        if self.hit > 1 {
            let condition = match kind {
                AdapterKind::Lldb => self.hit,
                // GDB's hit condition is the number of hits to skip.
                AdapterKind::Gdb => self.hit - 1,
            };
            request["hitCondition"] = condition.to_string().into();
        }
        if let Some(condition) = &self.condition {
            request["condition"] = condition.as_str().into();
        }
        request
    }
}
