//! The request for a person to read.

use std::fmt::Write;

use patchwright_domain::chat::{Message, Request, ToolOutcome};
use serde_json::Value;

use super::folder::{answer_name, text_name};

const HOW: &str = include_str!("how.md");

pub(super) fn text(number: u64, request: &Request) -> String {
    let how = HOW
        .replace("{number}", &number.to_string())
        .replace("{answer}", &answer_name(number))
        .replace("{text}", &text_name(number));
    let mut page = how;
    section(&mut page, "System", &request.system);
    for (at, message) in request.messages.iter().enumerate() {
        let at = at + 1;
        match message {
            Message::User { text } => section(&mut page, &format!("{at}. To the model"), text),
            Message::Assistant(said) => {
                section(&mut page, &format!("{at}. The model"), &said.text);
                for call in &said.calls {
                    let title = format!("{at}. The model calls `{}` ({})", call.name, call.id);
                    section(&mut page, &title, &pretty(&call.arguments));
                }
            }
            Message::Tools { results } => {
                for result in results {
                    let outcome = match result.outcome {
                        ToolOutcome::Answered => "answers",
                        ToolOutcome::Refused => "refuses",
                    };
                    let title = format!("{at}. `{}` {outcome} ({})", result.name, result.call);
                    section(&mut page, &title, &result.text);
                }
            }
        }
    }
    for tool in &request.tools {
        let body = format!("{}\n\n{}", tool.about, pretty(&tool.schema));
        section(&mut page, &format!("Tool `{}`", tool.name), &body);
    }
    page
}

fn pretty(value: &Value) -> String {
    serde_json::to_string_pretty(value).unwrap_or_default()
}

/// Fenced with more backticks than stand anywhere in it, so that no text ends its own section.
fn section(page: &mut String, title: &str, text: &str) {
    if text.is_empty() {
        return;
    }
    let longest = text
        .split(|letter| letter != '`')
        .map(str::len)
        .max()
        .unwrap_or(0);
    let fence = "`".repeat(longest.max(2) + 1);
    // Writing to a string does not fail.
    let _ = writeln!(page, "\n## {title}\n\n{fence}\n{text}\n{fence}");
}
