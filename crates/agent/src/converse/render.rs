//! A conversation as a request, with the tools as the model can take them.

use patchwright_domain::chat::{
    Message, Options, Request, Said, ToolForm, ToolOutcome, ToolResult,
};
use serde_json::json;

use super::Conversation;
use crate::tools::ToolSpec;

/// The ids of calls that were found in a text begin so.
pub(super) const IN_TEXT: &str = "text";

const TEXT_TOOLS: &str = include_str!("../../prompts/text_tools.md");
const NUDGE: &str = include_str!("../../prompts/nudge.md");
const CUT_OFF: &str = include_str!("../../prompts/cut_off.md");

pub(super) fn request(
    conversation: &Conversation,
    specs: &[ToolSpec],
    form: ToolForm,
    options: &Options,
) -> Request {
    let system = match form {
        ToolForm::Text if !specs.is_empty() => {
            format!("{}\n\n{}", conversation.system, in_words(specs))
        }
        ToolForm::Text | ToolForm::Native => conversation.system.clone(),
    };
    let tools = match form {
        ToolForm::Native => specs.iter().map(ToolSpec::told).collect(),
        ToolForm::Text => Vec::new(),
    };
    Request {
        system,
        tools,
        messages: messages(&conversation.messages, form),
        options: options.clone(),
    }
}

pub(super) fn nudge(specs: &[ToolSpec]) -> String {
    let names: Vec<&str> = specs.iter().map(|spec| spec.name).collect();
    NUDGE.trim_end().replace("{tools}", &names.join(", "))
}

pub(super) fn cut_off(tokens: u32) -> String {
    CUT_OFF.trim_end().replace("{tokens}", &tokens.to_string())
}

fn in_words(specs: &[ToolSpec]) -> String {
    let tools = specs.iter().map(|spec| {
        let schema = (spec.schema)();
        format!("\n## {}\n\n{}\n\n{schema}\n", spec.name, spec.about)
    });
    [TEXT_TOOLS.to_owned()].into_iter().chain(tools).collect()
}

fn messages(messages: &[Message], form: ToolForm) -> Vec<Message> {
    let mut plain = false;
    let mut told = Vec::with_capacity(messages.len());
    for message in messages {
        told.push(match message {
            Message::Assistant(said) => {
                plain = is_plain(said, form);
                match plain {
                    true => Message::Assistant(without_calls(said)),
                    false => message.clone(),
                }
            }
            Message::Tools { results } if plain => Message::User {
                text: results
                    .iter()
                    .map(in_plain_words)
                    .collect::<Vec<_>>()
                    .join("\n\n"),
            },
            Message::Tools { .. } | Message::User { .. } => message.clone(),
        });
    }
    told
}

/// Whether its calls are only talked about. What a provider wants back word for word knows nothing of calls that we found
/// in the text.
fn is_plain(said: &Said, form: ToolForm) -> bool {
    let found = said.calls.iter().any(|call| call.id.starts_with(IN_TEXT));
    form == ToolForm::Text || (found && said.carried.is_some())
}

fn without_calls(said: &Said) -> Said {
    let text = match said.text.trim().is_empty() {
        false => said.text.clone(),
        true => {
            let calls = said
                .calls
                .iter()
                .map(|call| json!({"name": call.name, "arguments": call.arguments}).to_string());
            calls.collect::<Vec<_>>().join("\n")
        }
    };
    Said {
        text,
        calls: Vec::new(),
        carried: said.carried.clone(),
    }
}

fn in_plain_words(result: &ToolResult) -> String {
    match result.outcome {
        ToolOutcome::Answered => format!("Answer of {}:\n{}", result.name, result.text),
        ToolOutcome::Refused => format!("{} was not carried out: {}", result.name, result.text),
    }
}
