//! `patchwright doctor`: what works on this machine, and how to fix what does not.

mod eyes;
mod folders;
mod servers;

use anyhow::Context;
use patchwright_probes::debug::Wanted;
use patchwright_probes::lsp::ServerSpec;
use patchwright_sandbox::{Backend, Sandbox};
use patchwright_subject::{SubjectError, Toolchain, doctor};
use serde_json::json;

use super::{Answer, config, print_json, print_text};
use crate::args::{Common, Format};
use crate::interrupt;
use crate::paint::Paint;
use crate::places::Places;

pub fn run(common: &Common) -> anyhow::Result<Answer> {
    let places = Places::resolve(common)?;
    let cancel = interrupt::install()?;
    let mut abilities = folders::examine(&places);
    // If the usual folder cannot be written, try the rest in a temporary one.
    let private = tempfile::tempdir().context("cannot create a temporary folder")?;
    let work = match folders::is_writable(&places.work()) {
        Ok(()) => places.work(),
        Err(_) => private.path().to_owned(),
    };
    let sandbox = Sandbox::open(&work, Backend::Bubblewrap);
    let toolchain = Toolchain::find(&[]);
    abilities.extend(doctor::examine(sandbox.as_ref(), &toolchain, &cancel));
    let (servers, debugger) = configured().unwrap_or_else(|error| {
        abilities.push(misconfigured(&error));
        (vec![ServerSpec::clangd()], Wanted::Any)
    });
    if let Ok(sandbox) = &sandbox {
        let seen = eyes::examine(sandbox, &toolchain, &cancel, &servers, &debugger);
        abilities.extend(seen);
    }
    if cancel.is_cancelled() {
        return Err(SubjectError::Cancelled.into());
    }
    let fit = doctor::is_fit(&abilities);
    match common.format {
        Format::Json => print_json(&json!({ "ok": fit, "tools": abilities }))?,
        Format::Human => print_text(&render(&abilities, fit, Paint::for_stdout()))?,
    }
    Ok(Answer::yes_if(fit))
}

/// The configured language servers and the debugger for the current folder.
fn configured() -> anyhow::Result<(Vec<ServerSpec>, Wanted)> {
    let here = std::env::current_dir().context("cannot tell the current folder")?;
    let looking = config::looking(None, &here)?;
    Ok((looking.specs(), looking.debugger.value))
}

/// Every other command would fail with this error.
fn misconfigured(error: &anyhow::Error) -> doctor::Ability {
    doctor::Ability {
        name: "configuration".to_owned(),
        found: true,
        version: None,
        works: false,
        needed_for: "every command".to_owned(),
        install: "correct that line".to_owned(),
        detail: Some(format!("{error:#}")),
        required: true,
    }
}

fn render(abilities: &[doctor::Ability], fit: bool, paint: Paint) -> String {
    let mut lines = Vec::new();
    for ability in abilities {
        let state = match (ability.works, ability.found) {
            (true, _) => paint.good("works  "),
            (false, true) => paint.bad("fails  "),
            (false, false) => paint.bad("missing"),
        };
        // Without a version, show what it is for.
        let purpose = || format!("for {}", ability.needed_for);
        let about = match (&ability.version, ability.works) {
            (Some(version), _) => version.clone(),
            (None, true) => purpose(),
            (None, false) => String::new(),
        };
        let line = format!("  {state}  {:<24} {about}", ability.name);
        lines.push(line.trim_end().to_owned());
        if !ability.works {
            let detail = ability
                .detail
                .as_deref()
                .map(|detail| format!("{detail}; "))
                .unwrap_or_default();
            lines.push(format!(
                "           {}needed for {}; to fix it: {}",
                detail, ability.needed_for, ability.install
            ));
        }
    }
    lines.push(String::new());
    lines.push(if fit {
        "  ready".to_owned()
    } else {
        "  not ready: fix what is marked above".to_owned()
    });
    lines.join("\n")
}
