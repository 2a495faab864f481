//! The calls of one reply: found, put right, carried out, and their answers made fit for the conversation.

use std::time::Duration;

use patchwright_domain::assists::{AUTO_CORRECTION, Assists};
use patchwright_domain::chat::ToolCall;
use serde_json::Value;

use super::repeats::Repeats;
use super::shelf::Shelf;
use crate::fence;
use crate::tools::{
    CallSeen, Prepared, Remark, Then, ToolAnswer, ToolError, ToolSpec, Toolbox, Voice, named,
};

/// Holds what a model wrote instead of JSON.
pub(super) const UNREADABLE: &str = "not_valid_json";

/// What came of a call.
pub(super) struct Called {
    /// The tool that was meant, where there is one.
    pub tool: Option<&'static str>,
    /// As the model reads it.
    pub answer: Result<(String, Then), ToolError>,
    pub took: Duration,
    pub assists: Assists,
}

/// What is to be done with a call.
enum Due {
    Run(Prepared),
    /// The answer is known, and which tool's it is.
    Said(Option<&'static str>, Result<ToolAnswer, ToolError>),
}

/// The answers in the order of the calls.
pub(super) fn run(
    calls: &[ToolCall],
    tools: &mut Toolbox<'_>,
    shelf: &mut Shelf,
    repeats: &mut Repeats,
    specs: &[ToolSpec],
) -> Vec<Called> {
    let due: Vec<Due> = calls
        .iter()
        .map(|call| due(call, tools, shelf, repeats, specs))
        .collect();
    let prepared: Vec<Prepared> = due
        .iter()
        .filter_map(|due| match due {
            Due::Run(prepared) => Some(prepared.clone()),
            Due::Said(..) => None,
        })
        .collect();
    let mut ran = tools.run_all(&prepared).into_iter();
    let mut called = Vec::new();
    for (call, due) in calls.iter().zip(due) {
        let mut assists = Assists::default();
        let (tool, answer, took) = match due {
            Due::Said(tool, said) => (tool, said, Duration::ZERO),
            Due::Run(prepared) => {
                assists.add(AUTO_CORRECTION, prepared.notes.len());
                let missing = || {
                    (
                        Err(ToolError::refused("it was not carried out")),
                        Duration::ZERO,
                    )
                };
                let (answer, took) = ran.next().unwrap_or_else(missing);
                if answer.is_err() {
                    repeats.forget(&prepared);
                }
                (Some(prepared.name), answer, took)
            }
        };
        let remark = remark(tools, tool.unwrap_or(&call.name), call, &answer);
        if let Some(remark) = &remark {
            assists.add(remark.counted_as, 1);
        }
        let behind = remark.map(|remark| format!("\n\n{}", remark.text));
        let behind = behind.unwrap_or_default();
        let answer = match answer {
            Ok(answer) => {
                assists.merge(&answer.assists);
                let name = tool.unwrap_or(Shelf::NAME);
                Ok((seen(name, &answer, shelf) + &behind, answer.then))
            }
            Err(ToolError::Refused(words)) => Err(ToolError::Refused(words + &behind)),
            Err(stopped @ ToolError::Stopped(_)) => Err(stopped),
        };
        called.push(Called {
            tool,
            answer,
            took,
            assists,
        });
    }
    called
}

/// Nothing is remarked behind an answer that ends the conversation.
fn remark(
    tools: &mut Toolbox<'_>,
    tool: &str,
    call: &ToolCall,
    answer: &Result<ToolAnswer, ToolError>,
) -> Option<Remark> {
    let answered = answer.as_ref().ok();
    let remark = tools.remark(&CallSeen {
        tool,
        arguments: &call.arguments,
        answered: answered.is_some(),
        state: answered.and_then(|answer| answer.state.as_deref()),
    });
    remark.filter(|_| answered.is_none_or(|answer| answer.then != Then::Done))
}

fn due(
    call: &ToolCall,
    tools: &Toolbox<'_>,
    shelf: &Shelf,
    repeats: &mut Repeats,
    specs: &[ToolSpec],
) -> Due {
    let arguments = match call.arguments.get(UNREADABLE) {
        Some(text) => text,
        None => &call.arguments,
    };
    let name = match named(&call.name, specs, tools.calls()) {
        Ok(name) => name,
        Err(error) => return Due::Said(None, Err(error)),
    };
    if name == Shelf::NAME {
        return Due::Said(Some(name), shelf.more(arguments, tools.calls()));
    }
    match prepared(&call.name, name, arguments, tools) {
        Ok(prepared) => match tools.refusal(&prepared).or_else(|| repeats.note(&prepared)) {
            Some(words) => Due::Said(Some(name), Err(ToolError::Refused(words))),
            None => Due::Run(prepared),
        },
        Err(error) => Due::Said(Some(name), Err(error)),
    }
}

fn prepared(
    written: &str,
    name: &'static str,
    arguments: &Value,
    tools: &Toolbox<'_>,
) -> Result<Prepared, ToolError> {
    let mut prepared = tools.prepare(name, arguments)?;
    if written != name {
        prepared
            .notes
            .insert(0, format!("`{written}` was taken for `{name}`"));
    }
    Ok(prepared)
}

fn seen(name: &str, answer: &ToolAnswer, shelf: &mut Shelf) -> String {
    let mut seen: String = answer
        .notes
        .iter()
        .map(|note| format!("({note})\n"))
        .collect();
    let shown = shelf.shown(&answer.text);
    match answer.voice {
        Voice::Data => seen += &fence(name, &shown.text),
        Voice::Ours => seen += &shown.text,
    }
    if let Some(rest) = shown.rest {
        seen += &format!("\n({rest})");
    }
    seen
}
