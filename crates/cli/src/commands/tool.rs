//! `patchwright tool`: runs any tool exactly as an agent would see it.

use std::env;
use std::io::Read;

use anyhow::{Context, bail};
use patchwright_domain::candidate::{Candidate, Origin};
use patchwright_edit::{Sources, read_candidate};
use patchwright_repair::Optimisation;
use patchwright_repair::tools::code::Help;
use patchwright_repair::tools::{self, Found, Sight, ToolAnswer, ToolError, ToolSpec, Toolbox};
use patchwright_subject::{AnalysisUse, Base};
use serde_json::{Value, json};

use super::{Answer, config, print_json, print_text, reproduce, verify};
use crate::args::{Common, Format, ToolCommand};
use crate::case_args;
use crate::session::Session;

/// The limit for arguments from standard input.
const MOST_BYTES: u64 = 4 << 20;

pub fn run(common: &Common, command: &ToolCommand) -> anyhow::Result<Answer> {
    let Some(name) = command.name.as_ref().filter(|_| !command.list) else {
        if !command.list {
            bail!("name a tool; `patchwright tool --list` shows them");
        }
        return list(common);
    };
    let calls = calls(name, command)?;
    let (help, analysis) = left_out(&command.without)?;
    let here = env::current_dir().context("cannot tell the current folder")?;
    let looking = config::looking(command.case.case.as_deref(), &here)?;
    let case = case_args::resolve(&command.case, &here)?;
    let session = Session::open(common, &command.work, "tool", &case)?;
    if command.work.dry_run {
        return reproduce::plan(common, &session);
    }
    let answers = session.work(
        |subject| {
            let base = subject.base()?;
            let candidate = candidate(command, &base)?;
            let subject = subject.with_analysis(analysis);
            let sight = Sight::new(&subject, &base, candidate.as_ref())
                .with_servers(looking.specs())
                .with_debugger(looking.debugger.value.clone())
                .with_calls(help.calls());
            Ok(answers(&mut tools::toolbox(&sight, help), &calls)?)
        },
        |answers| exit(answers).end(&format!("{name}: answered")),
    )?;
    drop(session);
    match common.format {
        Format::Json => print_json(&document(&calls, &answers))?,
        Format::Human => print_text(render(&calls, &answers).trim_end())?,
    }
    Ok(exit(&answers))
}

/// A tool and its arguments.
struct Asked {
    name: String,
    arguments: Value,
}

/// In order; an unknown tool is an error before anything is built.
fn calls(name: &str, command: &ToolCommand) -> anyhow::Result<Vec<Asked>> {
    let first = ("--args", name, command.args.as_deref().unwrap_or("{}"));
    let further = command.then.chunks(2).filter_map(|pair| match pair {
        [name, written] => Some(("--then", name.as_str(), written.as_str())),
        _ => None,
    });
    let all = [first].into_iter().chain(further);
    all.map(|(flag, name, written)| {
        tools::meant(name)?;
        Ok(Asked {
            name: name.to_owned(),
            arguments: arguments(flag, written)?,
        })
    })
    .collect()
}

/// The refusal of a single call is an error. Among several calls, it is that call's answer, as an agent would get it,
/// and the next call is made.
fn answers(toolbox: &mut Toolbox<'_>, calls: &[Asked]) -> Result<Vec<ToolAnswer>, ToolError> {
    let call = |asked: &Asked| match toolbox.call(&asked.name, &asked.arguments) {
        Err(ToolError::Refused(words)) if calls.len() > 1 => {
            Ok(ToolAnswer::nothing(format!("refused: {words}")))
        }
        other => other,
    };
    calls.iter().map(call).collect()
}

fn exit(answers: &[ToolAnswer]) -> Answer {
    let found = |answer: &ToolAnswer| answer.found == Found::Something;
    Answer::yes_if(answers.iter().all(found))
}

fn document(calls: &[Asked], answers: &[ToolAnswer]) -> Value {
    let mut each: Vec<Value> = calls
        .iter()
        .zip(answers)
        .map(|(asked, answer)| as_json(&asked.name, answer))
        .collect();
    match each.len() {
        1 => each.swap_remove(0),
        _ => json!({ "calls": each }),
    }
}

fn render(calls: &[Asked], answers: &[ToolAnswer]) -> String {
    let of = |(asked, answer): (&Asked, &ToolAnswer)| match calls.len() {
        1 => answer.seen(),
        _ => format!("== {}\n{}", asked.name, answer.seen().trim_end()),
    };
    let each: Vec<String> = calls.iter().zip(answers).map(of).collect();
    each.join("\n\n")
}

fn as_json(name: &str, answer: &ToolAnswer) -> Value {
    json!({
        "tool": name,
        "found": answer.found == Found::Something,
        "notes": answer.notes,
        "answer": answer.seen(),
    })
}

fn arguments(flag: &str, written: &str) -> anyhow::Result<Value> {
    let mut text = written.to_owned();
    if text == "-" {
        text.clear();
        let read = std::io::stdin().take(MOST_BYTES).read_to_string(&mut text);
        read.context("cannot read the arguments from standard input")?;
    }
    serde_json::from_str(&text).with_context(|| {
        format!(r#"{flag} is not JSON; write it like --args '{{"file": "a.c", "line": 40}}'"#)
    })
}

fn left_out(without: &[String]) -> anyhow::Result<(Help, AnalysisUse)> {
    let (mut help, mut analysis) = (Help::default(), AnalysisUse::Allowed);
    for name in without {
        match name == Optimisation::AnalysisBuild.name() {
            true => analysis = AnalysisUse::Off,
            false => help = help.without(name)?,
        }
    }
    Ok((help, analysis))
}

/// The candidate for the given patch, if any.
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
