//! The program that Patchwright runs inside the sandbox: the supervisor of a job or of a batch of
//! runs, or a compiler wrapper.
//!
//! It depends on nothing but std, because the library embeds it as one small executable. Everything
//! it learns goes to the host over a pipe that the program under test can neither open nor write.

mod alone;
mod batch;
mod batch_plan;
mod bpf;
mod calls;
mod copies;
mod files;
mod fnv;
mod instrumented;
mod left;
mod line;
mod looked;
mod one_run;
mod original;
mod probes;
mod processes;
mod record;
mod served;
mod server;
mod shim;
mod stacks;
mod stub;
mod supervise;
mod sys;
mod trace;
mod tracee;
mod unoptimised;
mod whole_batch;

use std::ffi::OsString;
use std::process::ExitCode;

/// Where the supervisor is mounted; under any other name this program is a compiler wrapper.
const SUPERVISOR: &str = "/patchwright/inside";

fn main() -> ExitCode {
    let arguments: Vec<OsString> = std::env::args_os().collect();
    let own_path = std::fs::read_link("/proc/self/exe").unwrap_or_default();
    let named_so = arguments.get(1).is_some_and(|word| word == "supervise");
    let ended = if own_path.as_os_str() == SUPERVISOR || named_so {
        supervise::main(&arguments)
    } else {
        shim::main(&own_path, &arguments)
    };
    match ended {
        Ok(code) => ExitCode::from(code),
        Err(problem) => {
            eprintln!("patchwright-inside: {problem}");
            ExitCode::from(125)
        }
    }
}
