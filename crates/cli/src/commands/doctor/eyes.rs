//! Tries what looks at programs: the language servers must answer, the debugger must stop at a line and at a crash, both in
//! the sandbox.

use std::path::PathBuf;
use std::time::Duration;

use patchwright_probes::debug::{
    Adapter, Hit, LineAsked, LineOutcome, Patience as DebugPatience, Session, Target,
};
use patchwright_probes::lsp::ServerSpec;
use patchwright_sandbox::{Cancel, Sandbox};
use patchwright_subject::Toolchain;
use patchwright_subject::doctor::{Ability, Specimen};

use super::servers::{self, Ground};

pub fn examine(
    sandbox: &Sandbox,
    toolchain: &Toolchain,
    cancel: &Cancel,
    servers: &[ServerSpec],
) -> Vec<Ability> {
    let specimen = Specimen::new(sandbox, toolchain, cancel);
    let ground = Ground {
        sandbox,
        cancel,
        specimen: specimen.as_ref().map_err(String::as_str),
    };
    let servers = servers.iter().map(|spec| servers::examine(&ground, spec));
    servers.chain([debugger(&ground)]).collect()
}

fn debugger(ground: &Ground<'_>) -> Ability {
    let adapter = Adapter::find(&Toolchain::folders(&[]));
    let program: Option<PathBuf> = adapter.as_ref().map(|adapter| adapter.program.clone());
    let tried = match &adapter {
        None => Err("not installed".to_owned()),
        Some(adapter) => stop_at_a_line(ground, adapter),
    };
    let version = program
        .as_deref()
        .and_then(|program| ground.specimen.ok()?.version(program));
    Ability {
        name: "lldb-dap".to_owned(),
        found: program.is_some(),
        version,
        works: tried.is_ok(),
        needed_for: "the debugger".to_owned(),
        install: "apt-get install lldb-19".to_owned(),
        detail: tried.err(),
        required: false,
    }
}

/// At the last time of a line before the crash, with the right value.
fn stop_at_a_line(ground: &Ground<'_>, adapter: &Adapter) -> Result<(), String> {
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
    let venue = Box::new(|| Ok(specimen.job(adapter.command())));
    let mut session = Session::new(
        ground.sandbox,
        ground.cancel,
        venue,
        adapter.kind,
        target,
        patience,
    );
    let asked = LineAsked {
        file: "past.c".to_owned(),
        line: 5,
        condition: None,
    };
    let outcome = session
        .run_to_line(&asked, Hit::Last)
        .map_err(|error| error.to_string())?;
    let LineOutcome::Reached(_) = outcome else {
        return Err(format!(
            "it did not stop at a line that is reached: {outcome:?}"
        ));
    };
    let value = session
        .evaluate("i", 0)
        .map_err(|error| error.to_string())?;
    match value.text.as_str() {
        "4" => Ok(()),
        other => Err(format!(
            "at the last time before the crash it read {other} for 4"
        )),
    }
}
