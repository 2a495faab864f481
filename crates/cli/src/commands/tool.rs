//! `patchwright tool`: any tool exactly as an agent would see it.

use std::env;
use std::io::Read;

use anyhow::{Context, bail};
use patchwright_domain::candidate::{Candidate, Origin};
use patchwright_edit::{Sources, read_candidate};
use patchwright_repair::tools::code::Help;
use patchwright_repair::tools::{self, Found, Sight, ToolAnswer, ToolSpec};
use patchwright_subject::Base;
use serde_json::{Value, json};

use super::{Answer, print_json, print_text, reproduce, verify};
use crate::args::{Common, Format, ToolCommand};
use crate::case_args;
use crate::session::Session;

/// Arguments from standard input are no longer than this.
const MOST_BYTES: u64 = 4 << 20;

pub fn run(common: &Common, command: &ToolCommand) -> anyhow::Result<Answer> {
    let Some(name) = command.name.as_ref().filter(|_| !command.list) else {
        if !command.list {
            bail!("name a tool, or see what there is by `patchwright tool --list`");
        }
        return list(common);
    };
    tools::meant(name)?;
    let arguments = arguments(command.args.as_deref())?;
    let help = help(&command.without)?;
    let here = env::current_dir().context("cannot tell the current folder")?;
    let case = case_args::resolve(&command.case, &here)?;
    let session = Session::open(common, &command.work, "tool", &case)?;
    if command.work.dry_run {
        return reproduce::plan(common, &command.work, &session, &case);
    }
    let answer = session.work(
        &case,
        &command.work,
        |subject| {
            let base = subject.base()?;
            let candidate = candidate(command, &base)?;
            let sight = Sight::new(subject, &base, candidate.as_ref());
            let answer = tools::toolbox(&sight, help).call(name, &arguments);
            Ok(answer?)
        },
        |answer| (format!("{name}: answered"), i32::from(exit(answer).code())),
    )?;
    drop(session);
    match common.format {
        Format::Json => print_json(&as_json(name, &answer))?,
        Format::Human => print_text(answer.seen().trim_end())?,
    }
    Ok(exit(&answer))
}

fn exit(answer: &ToolAnswer) -> Answer {
    Answer::yes_if(answer.found == Found::Something)
}

fn as_json(name: &str, answer: &ToolAnswer) -> Value {
    json!({
        "tool": name,
        "found": answer.found == Found::Something,
        "notes": answer.notes,
        "answer": answer.seen(),
    })
}

fn arguments(written: Option<&str>) -> anyhow::Result<Value> {
    let mut text = written.unwrap_or("{}").to_owned();
    if text == "-" {
        text.clear();
        let read = std::io::stdin().take(MOST_BYTES).read_to_string(&mut text);
        read.context("cannot read the arguments from standard input")?;
    }
    serde_json::from_str(&text)
        .with_context(|| r#"--args is no JSON; it looks like --args '{"file": "a.c", "line": 40}'"#)
}

fn help(without: &[String]) -> anyhow::Result<Help> {
    let mut help = Help::default();
    for name in without {
        help = help.without(name)?;
    }
    Ok(help)
}

/// The tree with a patch, when one is given.
fn candidate(command: &ToolCommand, base: &Base) -> anyhow::Result<Option<Candidate>> {
    let Some(path) = &command.patch else {
        return Ok(None);
    };
    let patch = verify::read(path)?;
    let sources = Sources::new(base.paths()?, |path| {
        base.read(path).map_err(std::io::Error::other)
    });
    let origin = Origin::Patch { name: patch.name };
    let (candidate, _) = read_candidate(&patch.text, origin, &sources)?;
    Ok(Some(candidate))
}

fn list(common: &Common) -> anyhow::Result<Answer> {
    let specs = tools::specs();
    match common.format {
        Format::Json => {
            let one = |spec: &ToolSpec| json!({"name": spec.name, "about": spec.about, "schema": (spec.schema)()});
            let all: Vec<Value> = specs.iter().map(one).collect();
            print_json(&json!({ "tools": all }))?;
        }
        Format::Human => {
            let one = |spec: &ToolSpec| {
                format!("{}\n    {}\n    {}", spec.name, spec.about, (spec.schema)())
            };
            let all: Vec<String> = specs.iter().map(one).collect();
            print_text(&all.join("\n"))?;
        }
    }
    Ok(Answer::Yes)
}
