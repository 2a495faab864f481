//! Tries the tools that inspect programs: the language servers must answer, the debugger must stop at a line and at a
//! crash, both in the sandbox.

use std::path::Path;
use std::time::Duration;

use patchwright_probes::debug::{
    Adapter, AdapterKind, Hit, LineAsked, LineOutcome, Patience as DebugPatience, Session,
    SessionSetup, Target, Wanted,
};
use patchwright_probes::lsp::ServerSpec;
use patchwright_sandbox::{CancelToken, Sandbox};
use patchwright_subject::Toolchain;
use patchwright_subject::doctor::{Ability, Specimen};

use super::servers::{self, Ground};

pub fn examine(
    sandbox: &Sandbox,
    toolchain: &Toolchain,
    cancel: &CancelToken,
    servers: &[ServerSpec],
    wanted: &Wanted,
) -> Vec<Ability> {
    let specimen = Specimen::new(sandbox, toolchain, cancel);
    let ground = Ground {
        sandbox,
        cancel,
        specimen: specimen.as_ref().map_err(String::as_str),
    };
    let servers = servers.iter().map(|spec| servers::examine(&ground, spec));
    servers.chain([debugger(&ground, wanted)]).collect()
}

fn debugger(ground: &Ground<'_>, wanted: &Wanted) -> Ability {
    let extra = match wanted {
        Wanted::Program(_, program) => program.parent().map(Path::to_owned),
        Wanted::Any | Wanted::Kind(_) => None,
    };
    let adapter = Adapter::wanted(wanted, &Toolchain::folders(extra.as_slice()));
    let tried = match &adapter {
        None => Err("not installed".to_owned()),
        Some(adapter) => stop_at_a_line(ground, adapter),
    };
    let kind = match (&adapter, wanted) {
        (Some(adapter), _) => adapter.kind,
        (None, Wanted::Kind(kind) | Wanted::Program(kind, _)) => *kind,
        (None, Wanted::Any) => AdapterKind::Lldb,
    };
    // lldb-dap reports its version only in a session.
    let said = tried.as_ref().ok().cloned().flatten();
    let program = adapter.as_ref().map(|adapter| adapter.program.as_path());
    let version = said.or_else(|| ground.specimen.ok()?.version(program?));
    Ability {
        name: kind.name().to_owned(),
        found: program.is_some(),
        version,
        works: tried.is_ok(),
        needed_for: "the debugger".to_owned(),
        install: match kind {
            AdapterKind::Lldb => "apt-get install lldb-19".to_owned(),
            AdapterKind::Gdb => "install a gdb from version 14 on, or lldb-19".to_owned(),
        },
        detail: tried.err(),
        required: false,
    }
}

/// Stops at the last hit of a line before the crash, where the value must be right. Returns the debugger's version, if it
/// reports one.
fn stop_at_a_line(ground: &Ground<'_>, adapter: &Adapter) -> Result<Option<String>, String> {
    let specimen = ground.specimen.map_err(str::to_owned)?;
    let root = specimen.root();
    let target = Target {
        program: root.join("program"),
        words: vec!["program".to_owned()],
        cwd: root.clone(),
        env: Vec::new(),
        stdin: None,
        output: root.clone(),
        root,
    };
    let patience = DebugPatience {
        question: Duration::from_secs(30),
        run: Duration::from_secs(30),
    };
    let make_job = Box::new(|| Ok(specimen.job(adapter.command())));
    let mut session = Session::new(SessionSetup {
        sandbox: ground.sandbox,
        cancel: ground.cancel,
        make_job,
        adapter: adapter.kind,
        target,
        patience,
    });
    let asked = LineAsked {
        file: "past.c".to_owned(),
        line: 5,
        column: None,
        condition: None,
    };
    let outcome = session
        .run_to_line(&asked, Hit::Last)
        .map_err(|error| error.to_string())?;
    let LineOutcome::Reached(_) = outcome else {
        return Err("it did not stop at a line that the program reaches".to_owned());
    };
    let value = session
        .evaluate("i", 0)
        .map_err(|error| error.to_string())?;
    match value.text.as_str() {
        "4" => Ok(session.debugger_version()),
        other => Err(format!(
            "at the last time before the crash it read {other} for 4"
        )),
    }
}
