//! Old turns in a few words: the model's own, or, where it gives none, the list of what it did.

use patchwright_domain::chat::{Finish, Message, Options, Request, ToolOutcome};

use super::Agent;
use crate::fence;
use crate::model_error::ModelError;

/// In tokens, and in bytes.
const MOST_WRITTEN: u32 = 1024;
const LONGEST: usize = 6000;
/// In bytes of a transcript: of each text, call and answer.
const OF_TEXT: usize = 1500;
const OF_CALL: usize = 600;
const OF_ANSWER: usize = 300;
/// In bytes, what the model is given to sum up.
const LONGEST_TRANSCRIPT: usize = 60_000;
const ASKED: &str = include_str!("../../prompts/summary.md");

/// Fails only if the run is cancelled: without a summary by the model, the list of its calls is used.
pub(super) fn summarise(
    agent: &Agent<'_>,
    old: &[Message],
    most: usize,
) -> Result<String, ModelError> {
    let transcript = middle_cut(&transcript(old), most.min(LONGEST_TRANSCRIPT));
    let limits = &agent.limits.options;
    let request = Request {
        system: ASKED.trim_end().to_owned(),
        tools: Vec::new(),
        messages: vec![Message::User {
            text: fence("transcript", &transcript),
        }],
        options: Options {
            max_output: limits.max_output.min(MOST_WRITTEN),
            ..limits.clone()
        },
    };
    let words = match agent.model.ask(&request, agent.context) {
        Ok(reply) if reply.finish != Finish::Refused => reply.said.text,
        Err(ModelError::Cancelled) => return Err(ModelError::Cancelled),
        Ok(_) | Err(_) => String::new(),
    };
    let words = match words.trim() {
        "" => listed(old),
        words => words.to_owned(),
    };
    Ok(format!(
        "Summary of the work so far:\n\n{}",
        middle_cut(&words, LONGEST)
    ))
}

/// What was called and how it ended, without anybody's judgement.
fn listed(old: &[Message]) -> String {
    let mut lines = Vec::new();
    for message in old {
        match message {
            Message::Assistant(said) => {
                let first = said.text.lines().next().unwrap_or_default();
                if !first.is_empty() {
                    lines.push(head(first, 200));
                }
                let calls = said.calls.iter();
                lines.extend(calls.map(|call| {
                    format!("- {} {}", call.name, head(&call.arguments.to_string(), 200))
                }));
            }
            Message::Tools { results } => {
                let refused = results
                    .iter()
                    .filter(|result| result.outcome == ToolOutcome::Refused);
                lines.extend(refused.map(|result| {
                    format!("  {} was refused: {}", result.name, head(&result.text, 120))
                }));
            }
            Message::User { text } => lines.push(head(text, 200)),
        }
    }
    lines.join("\n")
}

fn transcript(old: &[Message]) -> String {
    let mut text = String::new();
    for message in old {
        match message {
            Message::User { text: said } => text += &format!("[asked] {}\n", head(said, OF_TEXT)),
            Message::Assistant(said) => {
                text += &format!("[engineer] {}\n", head(&said.text, OF_TEXT));
                for call in &said.calls {
                    text += &format!(
                        "[call] {} {}\n",
                        call.name,
                        head(&call.arguments.to_string(), OF_CALL)
                    );
                }
            }
            Message::Tools { results } => {
                for result in results {
                    text += &format!(
                        "[answer of {}] {}\n",
                        result.name,
                        head(&result.text, OF_ANSWER)
                    );
                }
            }
        }
    }
    text
}

fn head(text: &str, most: usize) -> String {
    let end = text.floor_char_boundary(most);
    match text.get(..end) {
        Some(head) if head.len() < text.len() => format!("{head}…"),
        Some(_) | None => text.to_owned(),
    }
}

/// The beginning and the end, where both together would be too long.
fn middle_cut(text: &str, most: usize) -> String {
    if text.len() <= most {
        return text.to_owned();
    }
    let start = text
        .get(..text.floor_char_boundary(most / 2))
        .unwrap_or_default();
    let end = text
        .get(text.ceil_char_boundary(text.len() - most / 2)..)
        .unwrap_or_default();
    format!("{start}\n… left out …\n{end}")
}
